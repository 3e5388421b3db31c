import { Module } from '@nestjs/common';
import { DAY_PLACES } from '../tours/tour-options';
import { tourList } from '../tours/tour-list';
import { DayToursController } from './day-tours.controller';

@Module({ ...tourList('DayTour', 'day_tours', DAY_PLACES), controllers: [DayToursController] })
export class DayToursModule {}
