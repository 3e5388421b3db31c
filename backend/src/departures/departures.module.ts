import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { Schema } from 'mongoose';
import { CatalogService } from '../tours/catalog.service';
import { ToursController } from '../tours/tours.controller';
import { ToursService } from '../tours/tours.service';
import { departureSchema } from './departure.schema';
import { DeparturesController } from './departures.controller';
import { DeparturesService } from './departures.service';
import { PublicDeparturesService } from './public-departures.service';

const tourSchema = new Schema({}, { versionKey: false, collection: 'tours' });

/** What is offered, and when. Global, since bookings and the guide's pages go by it. */
@Global()
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: 'Tour', schema: tourSchema },
      { name: 'Departure', schema: departureSchema },
    ]),
  ],
  controllers: [ToursController, DeparturesController],
  providers: [ToursService, CatalogService, DeparturesService, PublicDeparturesService],
  exports: [ToursService, DeparturesService],
})
export class DeparturesModule {}
