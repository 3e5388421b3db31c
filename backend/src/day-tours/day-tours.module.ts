import { Module } from '@nestjs/common';
import { DayToursController } from './day-tours.controller';

@Module({ controllers: [DayToursController] })
export class DayToursModule {}
