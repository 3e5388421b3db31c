import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module';
import { TicketAccessService } from './ticket-access.service';
import { TicketsController } from './tickets.controller';
import { TicketsService } from './tickets.service';
import { TourBookingsController } from './tour-bookings.controller';

/** The API for a booking's own page, for manage links, and for booking on a tour's page. */
@Module({
  imports: [MailModule],
  controllers: [TicketsController, TourBookingsController],
  providers: [TicketAccessService, TicketsService],
})
export class TicketsModule {}
