import { Module } from '@nestjs/common';
import { TourPagesModule } from '../tours/pages/tour-pages.module';
import { PlanningService } from './planning.service';
import { TourEditorService } from './tour-editor.service';
import { TourSettingsController } from './tour-settings.controller';
import { ToursController } from './tours.controller';

@Module({
  imports: [TourPagesModule],
  controllers: [TourSettingsController, ToursController],
  providers: [PlanningService, TourEditorService],
  exports: [PlanningService],
})
export class PlanningModule {}
