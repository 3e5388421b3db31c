import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { historySchema } from './history-entry';
import { HistoryService } from './history.service';

/** The history of guides' changes. Global, because all features for guides add entries. */
@Global()
@Module({
  imports: [MongooseModule.forFeature([{ name: 'History', schema: historySchema }])],
  providers: [HistoryService],
  exports: [HistoryService],
})
export class HistoryModule {}
