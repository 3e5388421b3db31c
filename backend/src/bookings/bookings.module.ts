import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { COLLECTIONS } from '../database/collections';
import { BookingReader } from '../departures/departures.service';
import { bookingSchema } from './booking';
import { BookingsService } from './bookings.service';
import { CandidatesService } from './candidates.service';
import { Ledger } from './ledger';
import { WaitlistsService } from './waitlists.service';
import { outboxSchema } from './outbox.schema';
import { ownerSchema } from './owner';
import { paymentSchema } from './payment';
import { PaymentQueries } from './payment-queries';
import { PaymentReportsService } from './payment-reports.service';
import { BookingQueries } from './queries';
import { ReportsService } from './reports.service';
import { RetentionService } from './retention.service';

/** The booking core. Global, because the modules for visitors' lists, accounts, and the guide use it. */
@Global()
@Module({
  imports: [
    MongooseModule.forFeature([
      // These models and their collections contain bookings, although they are named after tours.
      { name: 'DayTour', schema: bookingSchema(COLLECTIONS.day) },
      { name: 'NightTour', schema: bookingSchema(COLLECTIONS.night) },
      { name: 'Owner', schema: ownerSchema },
      { name: 'Outbox', schema: outboxSchema },
      { name: 'Payment', schema: paymentSchema },
    ]),
  ],
  providers: [
    BookingsService,
    CandidatesService,
    Ledger,
    WaitlistsService,
    BookingQueries,
    PaymentQueries,
    { provide: BookingReader, useExisting: BookingQueries },
    PaymentReportsService,
    ReportsService,
    RetentionService,
  ],
  exports: [
    BookingsService,
    CandidatesService,
    Ledger,
    WaitlistsService,
    BookingQueries,
    PaymentQueries,
    BookingReader,
    PaymentReportsService,
    ReportsService,
  ],
})
export class BookingsModule {}
