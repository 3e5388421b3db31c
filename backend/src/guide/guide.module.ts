import { Module } from '@nestjs/common';
import { DaySheetController } from './day-sheet.controller';
import { DaySheetService } from './day-sheet.service';
import { EventsController } from './events.controller';
import { GuideController } from './guide.controller';
import { GuideDeparturesService } from './guide-departures.service';
import { PlacesController } from './places.controller';

@Module({
  controllers: [GuideController, PlacesController, DaySheetController, EventsController],
  providers: [DaySheetService, GuideDeparturesService],
})
export class GuideModule {}
