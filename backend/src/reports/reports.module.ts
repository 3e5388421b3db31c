import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { BookingsCsvService } from './bookings-csv.service';
import { CalendarAddressesService } from './calendar-addresses.service';
import { calendarEntrySchema } from './calendar-entry.schema';
import { CalendarFeedController } from './calendar-feed.controller';
import { FiguresService } from './figures.service';
import { GuideCalendarService } from './guide-calendar.service';
import { GuideNamesService } from './guide-names.service';
import { MoneyController } from './money.controller';
import { MoneyService } from './money.service';
import { PaymentsCsvService } from './payments-csv.service';
import { ReportsController } from './reports.controller';
import { VisitReportService } from './visit-report.service';
import { VisitorsService } from './visitors.service';

@Module({
  imports: [MongooseModule.forFeature([{ name: 'CalendarEntry', schema: calendarEntrySchema }])],
  controllers: [ReportsController, MoneyController, CalendarFeedController],
  providers: [
    BookingsCsvService,
    CalendarAddressesService,
    FiguresService,
    GuideCalendarService,
    GuideNamesService,
    MoneyService,
    PaymentsCsvService,
    VisitReportService,
    VisitorsService,
  ],
})
export class ReportsModule {}
