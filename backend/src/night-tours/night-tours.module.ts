import { Module } from '@nestjs/common';
import { NIGHT_PLACES } from '../tours/tour-options';
import { tourList } from '../tours/tour-list';
import { NightToursController } from './night-tours.controller';

@Module({
  ...tourList('NightTour', 'night_tours', NIGHT_PLACES),
  controllers: [NightToursController],
})
export class NightToursModule {}
