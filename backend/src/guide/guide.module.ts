import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { BookingsCsvService } from './bookings-csv.service';
import { CalendarAddressesService } from './calendar-addresses.service';
import { calendarEntrySchema } from './calendar-entry.schema';
import { CalendarFeedController } from './calendar-feed.controller';
import { DaySheetController } from './day-sheet.controller';
import { DaySheetService } from './day-sheet.service';
import { EventsController } from './events.controller';
import { FiguresService } from './figures.service';
import { GuideCalendarService } from './guide-calendar.service';
import { GuideController } from './guide.controller';
import { CatalogModule } from '../catalog/catalog.module';
import { GuideToursController } from './guide-tours.controller';
import { GuideToursService } from './guide-tours.service';
import { GuideDeparturesService } from './guide-departures.service';
import { MailModule } from '../mail/mail.module';
import { GuidePartiesService } from './guide-parties.service';
import { NoticesController } from './notices.controller';
import { PartyRecordsService } from './party-records.service';
import { PlacesController } from './places.controller';
import { ReportsController } from './reports.controller';
import { SheetChangesService } from './sheet-changes.service';
import { VisitorsService } from './visitors.service';
import { GuideLinesService } from './guide-lines.service';
import { WaitingController } from './waiting.controller';

@Module({
  imports: [
    CatalogModule,
    MailModule,
    MongooseModule.forFeature([{ name: 'CalendarEntry', schema: calendarEntrySchema }]),
  ],
  controllers: [
    GuideController,
    PlacesController,
    GuideToursController,
    DaySheetController,
    WaitingController,
    NoticesController,
    EventsController,
    ReportsController,
    CalendarFeedController,
  ],
  providers: [
    BookingsCsvService,
    CalendarAddressesService,
    DaySheetService,
    FiguresService,
    GuideCalendarService,
    GuideDeparturesService,
    GuideLinesService,
    GuidePartiesService,
    GuideToursService,
    PartyRecordsService,
    SheetChangesService,
    VisitorsService,
  ],
})
export class GuideModule {}
