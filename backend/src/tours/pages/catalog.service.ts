import { Inject, Injectable } from '@nestjs/common';
import { photoPath, PHOTO_ENDINGS } from 'shared/tour-photos';
import { CONFIG, type Config } from '../../config';
import type { DepartureRecord } from '../../departures/departures.dto';
import { PublicDeparturesService } from '../../departures/public-departures.service';
import type { StoredTour, TourSummaryTexts } from '../stored-tour';
import type { TourPhoto } from '../tour-content';
import { startAt } from '../tour-start';
import { ToursService } from '../tours.service';
import type {
  LocationRecord,
  MediaRecord,
  PictureRecord,
  TourDetails,
  TourSummary,
  TourWay,
} from './catalog.dto';
import { TourRenderer } from './tour-renderer';

/** How many departures a tour's details list: about two weeks of a tour that starts once a day. */
const MAX_DEPARTURES = 12;

/** Returns the tours as visitors read them. */
@Injectable()
export class CatalogService {
  constructor(
    private readonly tours: ToursService,
    private readonly departures: PublicDeparturesService,
    private readonly renderer: TourRenderer,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Returns the tours that aren't hidden, day first, in the guide's order. */
  async list(): Promise<TourSummary[]> {
    const [tours, day, night] = await Promise.all([
      this.tours.summaries({ isHidden: false }),
      this.departures.list({ list: 'day' }),
      this.departures.list({ list: 'night' }),
    ]);
    const departures = { day, night };
    return tours.map((tour) => summaryOf(tour, departures[tour.list].filter(isOf(tour))));
  }

  /** Returns the routes of the tours that aren't hidden, in the same order. */
  async ways(): Promise<TourWay[]> {
    return (await this.tours.offeredWhole()).map((tour) => ({
      list: tour.list,
      place: tour.place,
      locations: locationsOf(tour),
    }));
  }

  /** Returns a tour by its id; undefined if there is none, or it is hidden. */
  async find(id: string): Promise<TourDetails | undefined> {
    const tour = await this.tours.whole(id);
    return !tour || tour.isHidden ? undefined : this.detailsOf(tour);
  }

  /** Returns a tour as visitors read it, even if it is hidden. */
  async detailsOf(tour: StoredTour): Promise<TourDetails> {
    const all = await this.departures.list({ list: tour.list });
    const departures = all.filter(isOf(tour));
    const { description, features, faqs, photos = [] } = tour;
    const cover = this.renderer.cover(tour);
    return {
      ...summaryOf(tour, departures),
      description,
      locations: locationsOf(tour),
      features,
      faqs,
      media: [...(cover ? [cover] : []), ...photos.map(mediaOf)],
      contactRequired: this.config.contactRequired,
      departures: departures.slice(0, MAX_DEPARTURES),
    };
  }
}

function isOf({ place }: Pick<StoredTour, 'place'>) {
  return (departure: DepartureRecord) => departure.place === place;
}

function isOpen({ status }: DepartureRecord): boolean {
  return status === 'AVAILABLE' || status === 'LIMITED';
}

function summaryOf(tour: TourSummaryTexts, departures: DepartureRecord[]) {
  const { _id: id, list, place, title, shortDescription, languages, meetingPoint } = tour;
  const { lengthMinutes, durationMinutesFrom = lengthMinutes } = tour;
  const { price, maxPartySize, minPeople } = tour;
  const next = departures.find(isOpen);
  return {
    id,
    list,
    place,
    title,
    shortDescription,
    // The guide may have shortened the tour later.
    durationMinutesFrom: Math.min(durationMinutesFrom, lengthMinutes),
    durationMinutesTo: lengthMinutes,
    meetingPoint,
    languages,
    ...(price && { price }),
    ...(maxPartySize !== undefined && { maxPartySize }),
    ...(minPeople !== undefined && { minPeople }),
    ...(next && { nextDeparture: next }),
  } satisfies TourSummary;
}

function mediaOf({ title, small, ...photo }: TourPhoto): MediaRecord {
  const type = photo.file.endsWith(PHOTO_ENDINGS['image/webp']) ? 'image/webp' : 'image/jpeg';
  const large = { ...pictureOf(photo), type, rel: 'GALLERY' as const, title };
  return { ...large, ...(small && { small: pictureOf(small) }) };
}

function pictureOf({ file, width, height }: Omit<TourPhoto, 'title'>) {
  return { src: photoPath(file), width, height } satisfies PictureRecord;
}

function locationsOf(tour: StoredTour): LocationRecord[] {
  const start = startAt(tour, tour.meetingPoint);
  return tour.locations.map((location) => {
    if (start || !location.types.includes('START')) return location;
    const { types, minutesTo, minutesAt } = location;
    return { types, title: tour.meetingPoint, minutesTo, minutesAt };
  });
}
