import { Module } from '@nestjs/common';
import { DayToursController, NightToursController } from './lists.controller';

@Module({ controllers: [DayToursController, NightToursController] })
export class ListsModule {}
