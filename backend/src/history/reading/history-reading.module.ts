import { Module } from '@nestjs/common';
import { HistoryController } from './history.controller';
import { HistoryReader } from './history-reader.service';

@Module({ controllers: [HistoryController], providers: [HistoryReader] })
export class HistoryReadingModule {}
