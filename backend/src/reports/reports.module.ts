import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { BookingsCsvService } from './bookings-csv.service';
import { CalendarAddressesService } from './calendar-addresses.service';
import { calendarEntrySchema } from './calendar-entry.schema';
import { CalendarFeedController } from './calendar-feed.controller';
import { FiguresService } from './figures.service';
import { GuideCalendarService } from './guide-calendar.service';
import { ReportsController } from './reports.controller';
import { VisitReportService } from './visit-report.service';
import { VisitorsService } from './visitors.service';

@Module({
  imports: [MongooseModule.forFeature([{ name: 'CalendarEntry', schema: calendarEntrySchema }])],
  controllers: [ReportsController, CalendarFeedController],
  providers: [
    BookingsCsvService,
    CalendarAddressesService,
    FiguresService,
    GuideCalendarService,
    VisitReportService,
    VisitorsService,
  ],
})
export class ReportsModule {}
