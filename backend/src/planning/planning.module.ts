import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/catalog.module';
import { PlanningService } from './planning.service';
import { TourEditorService } from './tour-editor.service';
import { TourSettingsController } from './tour-settings.controller';
import { ToursController } from './tours.controller';

@Module({
  imports: [CatalogModule],
  controllers: [TourSettingsController, ToursController],
  providers: [PlanningService, TourEditorService],
  exports: [PlanningService],
})
export class PlanningModule {}
