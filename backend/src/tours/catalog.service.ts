import { Injectable } from '@nestjs/common';
import { defaultSettings, TOURS, type Tour } from 'shared/tour-settings';
import type { LocationRecord, TourDetails, TourSummary } from './catalog.dto';
import { contentOf } from './content';
import type { TourLocation } from './tour-content';
import { ToursService } from './tours.service';

/** The tours as visitors read about them. */
@Injectable()
export class CatalogService {
  constructor(private readonly tours: ToursService) {}

  /** All tours, those by day first. */
  async list(): Promise<TourSummary[]> {
    const tours = await this.tours.recent();
    return [...tours.values()].map(summaryOf);
  }

  /** A tour by its id; undefined if there is none. */
  async find(id: string): Promise<TourDetails | undefined> {
    if (!TOURS.some((tour) => tour.id === id)) return undefined;
    const tour = await this.tours.get(id);
    const { description, locations, features, faqs } = contentOf(id);
    return {
      ...summaryOf(tour),
      description: description.join('\n\n'),
      locations: locations.map((location) => locationOf(location, tour)),
      features,
      faqs,
    };
  }
}

function summaryOf({ id, list, place, lengthMinutes, meetingPoint }: Tour) {
  const { title, shortDescription } = contentOf(id);
  return {
    id,
    list,
    place,
    title,
    shortDescription,
    durationMinutesFrom: lengthMinutes,
    durationMinutesTo: lengthMinutes,
    meetingPoint,
  };
}

function locationOf(location: TourLocation, tour: Tour): LocationRecord {
  const { latitude, longitude, ...rest } = location;
  const isMoved =
    rest.types.includes('START') && tour.meetingPoint !== defaultSettings(tour).meetingPoint;
  // What is written of the usual start would send visitors to the wrong corner.
  if (isMoved) {
    const { types, minutesTo, minutesAt } = rest;
    return { types, title: tour.meetingPoint, minutesTo, minutesAt };
  }
  return { ...rest, place: { latitude, longitude } };
}
