import { Module } from '@nestjs/common';
import { tourList } from '../tours/tour-list';
import { NightToursController } from './night-tours.controller';

@Module({ ...tourList('night', 'NightTour', 'night_tours'), controllers: [NightToursController] })
export class NightToursModule {}
