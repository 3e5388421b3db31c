import { Module } from '@nestjs/common';
import { TourPagesModule } from '../tours/pages/tour-pages.module';
import { DepartureSettingsController } from './departure-settings.controller';
import { DepartureSettingsService } from './departure-settings.service';
import { TourEditorService } from './tour-editor.service';
import { ToursController } from './tours.controller';

@Module({
  imports: [TourPagesModule],
  controllers: [ToursController, DepartureSettingsController],
  providers: [DepartureSettingsService, TourEditorService],
})
export class PlanningModule {}
