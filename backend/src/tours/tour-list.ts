import type { ModuleMetadata } from '@nestjs/common';
import { getModelToken, MongooseModule } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { DeparturesService } from '../departures/departures.service';
import { GuestPlacesService } from '../departures/guest-places.service';
import { HoldsService } from '../departures/holds.service';
import { ListDepartures } from '../departures/list-departures';
import { PartyLists } from '../departures/party-lists';
import { OwnedLists } from '../owner/owned-lists';
import { PLACES, type ListName } from './tour-options';
import { AttendanceService } from './attendance.service';
import { MovingService } from './moving.service';
import { OwnedToursService } from './owned-tours.service';
import { PartiesService } from './parties.service';
import { ReportsService } from './reports.service';
import { tourSchema, type Tour } from './tour.schema';
import { ToursService } from './tours.service';

/**
 * What a module needs to have a list of its own: a collection, and a {@link ToursService} on it.
 * No module exports it: two lists in one module would be the same provider.
 */
export function tourList(name: ListName, model: string, collection: string): ModuleMetadata {
  const places = PLACES[name];
  return {
    imports: [MongooseModule.forFeature([{ name: model, schema: tourSchema(places), collection }])],
    providers: [
      {
        provide: ToursService,
        inject: [
          getModelToken(model),
          OwnedLists,
          PartyLists,
          DeparturesService,
          HoldsService,
          GuestPlacesService,
        ],
        useFactory: (
          tours: Model<Tour>,
          owned: OwnedLists,
          parties: PartyLists,
          departures: DeparturesService,
          holds: HoldsService,
          guestPlaces: GuestPlacesService,
        ) => {
          const listDepartures = new ListDepartures(name, departures, holds, guestPlaces);
          const service = new ToursService(tours, listDepartures);
          owned.add(collection, new OwnedToursService(tours));
          parties.set(name, {
            parties: new PartiesService(tours),
            sheet: new AttendanceService(tours, listDepartures),
            report: new ReportsService(tours),
            moving: new MovingService(tours, listDepartures),
          });
          return service;
        },
      },
    ],
  };
}
