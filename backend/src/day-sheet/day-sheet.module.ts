import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module';
import { AnnouncementsController } from './announcements.controller';
import { AnnouncementsService } from './announcements.service';
import { DaySheetController } from './day-sheet.controller';
import { DaySheetService } from './day-sheet.service';
import { EventsController } from './events.controller';
import { PartyRecordsService } from './party-records.service';
import { PaymentsController } from './payments.controller';
import { SheetChangesService } from './sheet-changes.service';
import { SheetPartiesService } from './sheet-parties.service';
import { SheetPaymentsService } from './sheet-payments.service';
import { SheetWaitlistService } from './sheet-waitlist.service';
import { WaitlistController } from './waitlist.controller';

@Module({
  imports: [MailModule],
  controllers: [
    DaySheetController,
    PaymentsController,
    WaitlistController,
    AnnouncementsController,
    EventsController,
  ],
  providers: [
    AnnouncementsService,
    DaySheetService,
    PartyRecordsService,
    SheetChangesService,
    SheetPartiesService,
    SheetPaymentsService,
    SheetWaitlistService,
  ],
})
export class DaySheetModule {}
