import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { departureSchema, placeSchema } from './departure.schema';
import { DeparturesController } from './departures.controller';
import { DeparturesService } from './departures.service';
import { networkPlacesSchema } from './guest-places.schema';
import { GuestPlacesService } from './guest-places.service';
import { HoldsService } from './holds.service';
import { PartyLists } from './party-lists';
import { PublicDeparturesService } from './public-departures.service';

/** Global, since both lists book departures. */
@Global()
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: 'Place', schema: placeSchema },
      { name: 'Departure', schema: departureSchema },
      { name: 'NetworkPlaces', schema: networkPlacesSchema },
    ]),
  ],
  controllers: [DeparturesController],
  providers: [
    DeparturesService,
    GuestPlacesService,
    HoldsService,
    PartyLists,
    PublicDeparturesService,
  ],
  exports: [MongooseModule, DeparturesService, GuestPlacesService, HoldsService, PartyLists],
})
export class DeparturesModule {}
