import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { historySchema } from './history-entry';
import { HistoryService } from './history.service';

/** The history of what guides do. Global, because all features for guides write it. */
@Global()
@Module({
  imports: [MongooseModule.forFeature([{ name: 'History', schema: historySchema }])],
  providers: [HistoryService],
  exports: [HistoryService],
})
export class HistoryModule {}
