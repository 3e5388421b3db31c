import type { ModuleMetadata } from '@nestjs/common';
import { getModelToken, MongooseModule } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { OwnedLists } from '../owner/owned-lists';
import { tourSchema, type Tour } from './tour.schema';
import { ToursService } from './tours.service';

/**
 * What a module needs to have a list of its own: a collection, and a {@link ToursService} on it.
 * No module exports it: two lists in one module would be the same provider.
 */
export function tourList(
  model: string,
  collection: string,
  places: readonly string[],
): ModuleMetadata {
  return {
    imports: [MongooseModule.forFeature([{ name: model, schema: tourSchema(places), collection }])],
    providers: [
      {
        provide: ToursService,
        inject: [getModelToken(model), OwnedLists],
        useFactory: (tours: Model<Tour>, lists: OwnedLists) => {
          const service = new ToursService(tours);
          lists.add(collection, service);
          return service;
        },
      },
    ],
  };
}
