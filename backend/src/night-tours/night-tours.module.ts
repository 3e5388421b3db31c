import { Module } from '@nestjs/common';
import { NightToursController } from './night-tours.controller';

@Module({ controllers: [NightToursController] })
export class NightToursModule {}
