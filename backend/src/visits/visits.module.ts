import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { referrersSchema, visitsSchema } from './visit.schema';
import { VisitsController } from './visits.controller';
import { VisitsService } from './visits.service';

/** Counts visits to the site, without storing anything about visitors. */
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: 'Visits', schema: visitsSchema },
      { name: 'VisitReferrers', schema: referrersSchema },
    ]),
  ],
  controllers: [VisitsController],
  providers: [VisitsService],
})
export class VisitsModule {}
