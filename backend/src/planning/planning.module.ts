import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { TourPagesModule } from '../tours/pages/tour-pages.module';
import { bulkChangeSchema } from './bulk-change.schema';
import { BulkChangesController } from './bulk-changes.controller';
import { BulkChangesService } from './bulk-changes.service';
import { CalendarReader } from './busy-calendar/calendar-reader';
import { BusyCalendarController } from './busy-calendar.controller';
import { BusyCalendarService } from './busy-calendar.service';
import { DepartureSettingsController } from './departure-settings.controller';
import { DepartureSettingsService } from './departure-settings.service';
import { KeptDeparturesController } from './kept-departures.controller';
import { KeptDeparturesService } from './kept-departures.service';
import { LeaderAssignmentService } from './leader-assignment.service';
import { LeadersController } from './leaders.controller';
import { PlanningController } from './planning.controller';
import { PlanningService } from './planning.service';
import { SpecialDaysController } from './special-days.controller';
import { SpecialDaysService } from './special-days.service';
import { TimeOffController } from './time-off.controller';
import { TimeOffService } from './time-off.service';
import { TourEditorService } from './tour-editor.service';
import { ToursController } from './tours.controller';
import { TranslationEditorService } from './translation-editor.service';
import { TranslationsController } from './translations.controller';

@Module({
  imports: [
    TourPagesModule,
    MongooseModule.forFeature([{ name: 'BulkChange', schema: bulkChangeSchema }]),
  ],
  controllers: [
    PlanningController,
    BulkChangesController,
    TimeOffController,
    BusyCalendarController,
    SpecialDaysController,
    KeptDeparturesController,
    ToursController,
    TranslationsController,
    DepartureSettingsController,
    LeadersController,
  ],
  providers: [
    PlanningService,
    BulkChangesService,
    TimeOffService,
    CalendarReader,
    BusyCalendarService,
    SpecialDaysService,
    KeptDeparturesService,
    DepartureSettingsService,
    LeaderAssignmentService,
    TourEditorService,
    TranslationEditorService,
  ],
})
export class PlanningModule {}
