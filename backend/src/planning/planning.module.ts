import { Module } from '@nestjs/common';
import { TourPagesModule } from '../tours/pages/tour-pages.module';
import { DepartureSettingsController } from './departure-settings.controller';
import { DepartureSettingsService } from './departure-settings.service';
import { PlanningController } from './planning.controller';
import { PlanningService } from './planning.service';
import { TourEditorService } from './tour-editor.service';
import { ToursController } from './tours.controller';

@Module({
  imports: [TourPagesModule],
  controllers: [PlanningController, ToursController, DepartureSettingsController],
  providers: [PlanningService, DepartureSettingsService, TourEditorService],
})
export class PlanningModule {}
