import { Module } from '@nestjs/common';
import { tourList } from '../tours/tour-list';
import { DayToursController } from './day-tours.controller';

@Module({ ...tourList('day', 'DayTour', 'day_tours'), controllers: [DayToursController] })
export class DayToursModule {}
