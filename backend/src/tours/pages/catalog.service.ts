import { Injectable } from '@nestjs/common';
import { addDays, newYorkDate } from 'shared/new-york';
import { specialDayEffect } from 'shared/special-days';
import { photoPath, PHOTO_EXTENSIONS } from 'shared/tour-photos';
import type { DepartureRecord } from '../../departures/departures.dto';
import { GuideProfilesService } from '../../guides/guide-profiles.service';
import { PublicDeparturesService } from '../../departures/public-departures.service';
import { SettingsService } from '../../settings/settings.service';
import type { StoredTour, TourWithSummary } from '../stored-tour';
import type { TourPhoto } from '../tour-content';
import { findCurrentStart } from '../tour-start';
import { ToursService } from '../tours.service';
import type {
  LocationRecord,
  MediaRecord,
  PictureRecord,
  TourDetails,
  TourSeason,
  TourSpecialDay,
  TourSummary,
  TourRoute,
} from './catalog.dto';
import { TourRenderer } from './tour-renderer';

/** The maximum number of departures in a tour's details: about two weeks if the tour starts once a day. */
const MAX_DEPARTURES = 12;

/** Visitors see seasons that begin at most this many days from today. */
const MAX_DAYS_TO_SEASON = 365;

/** Loads tours as visitors see them. */
@Injectable()
export class CatalogService {
  constructor(
    private readonly tours: ToursService,
    private readonly departures: PublicDeparturesService,
    private readonly renderer: TourRenderer,
    private readonly profiles: GuideProfilesService,
    private readonly settings: SettingsService,
  ) {}

  /** Returns the visible tours, day tours first, in the guide's order. */
  async list(): Promise<TourSummary[]> {
    const [tours, day, night] = await Promise.all([
      this.tours.findSummaries({ isHidden: false }),
      this.departures.list({ list: 'day' }),
      this.departures.list({ list: 'night' }),
    ]);
    const departures = { day, night };
    return tours.map((tour) => summaryOf(tour, departures[tour.list].filter(belongsTo(tour))));
  }

  /** Returns the routes of the visible tours, day tours first, in the guide's order. */
  async listRoutes(): Promise<TourRoute[]> {
    return (await this.tours.findVisibleWithContent()).map((tour) => ({
      list: tour.list,
      place: tour.place,
      locations: locationsOf(tour),
    }));
  }

  /** Returns a visible tour by its id. */
  async find(id: string): Promise<TourDetails | undefined> {
    const tour = await this.tours.getWithContent(id);
    return !tour || tour.isHidden ? undefined : this.getDetails(tour);
  }

  /** Returns a tour as visitors see it, even if it is hidden. */
  async getDetails(tour: StoredTour): Promise<TourDetails> {
    const [departuresOfList, guide, { contactRequired }] = await Promise.all([
      this.departures.list({ list: tour.list }),
      this.profiles.findOnlyGuide(),
      this.settings.get(),
    ]);
    const departures = departuresOfList.filter(belongsTo(tour));
    const { description, features, faqs, photos = [] } = tour;
    const cover = this.renderer.getCover(tour);
    return {
      ...summaryOf(tour, departures),
      description,
      locations: locationsOf(tour),
      features,
      faqs,
      media: [...(cover ? [cover] : []), ...photos.map(mediaOf)],
      ...(guide && { guide }),
      contactRequired,
      departures: departures.slice(0, MAX_DEPARTURES),
      specialDays: specialDaysOf(tour, departures),
      seasons: seasonsOf(tour),
    };
  }
}

function belongsTo({ place }: Pick<StoredTour, 'place'>) {
  return (departure: DepartureRecord) => departure.place === place;
}

function specialDaysOf(
  { locations, lengthMinutes }: StoredTour,
  departures: readonly DepartureRecord[],
): TourSpecialDay[] {
  const names = new Map(
    departures.flatMap(({ date, specialDay, cancelled }) =>
      specialDay && !cancelled ? [[date, specialDay] as const] : [],
    ),
  );
  const stops = locations.flatMap(({ place }) => place ?? []);
  return [...names].map(([date, name]) => ({
    date,
    name,
    isClosed: departures
      .filter((each) => each.date === date)
      .every(
        ({ status, localDateTimeStart }) =>
          status === 'CLOSED' &&
          specialDayEffect(name, localDateTimeStart.slice(11, 16), lengthMinutes, stops) ===
            'closed',
      ),
  }));
}

function seasonsOf({ seasons = [] }: StoredTour): TourSeason[] {
  const today = newYorkDate(new Date());
  const lastStart = addDays(today, MAX_DAYS_TO_SEASON);
  return seasons
    .filter(({ from, to }) => from <= lastStart && to >= today)
    .map(({ name, from, to, startTimes, weekdays }) => ({ name, from, to, startTimes, weekdays }));
}

function hasVacancies({ status }: DepartureRecord): boolean {
  return status === 'AVAILABLE' || status === 'LIMITED';
}

function summaryOf(tour: TourWithSummary, departures: DepartureRecord[]) {
  const { _id: id, list, place, title, shortDescription, languages, meetingPoint } = tour;
  const { lengthMinutes, durationMinutesFrom = lengthMinutes } = tour;
  const { price, maxPartySize, minPeople } = tour;
  const nextDeparture = departures.find(hasVacancies);
  return {
    id,
    list,
    place,
    title,
    shortDescription,
    // The tour may have been shortened since this minimum was set.
    durationMinutesFrom: Math.min(durationMinutesFrom, lengthMinutes),
    durationMinutesTo: lengthMinutes,
    meetingPoint,
    languages,
    ...(price && { price }),
    ...(maxPartySize !== undefined && { maxPartySize }),
    ...(minPeople !== undefined && { minPeople }),
    ...(nextDeparture && { nextDeparture }),
  } satisfies TourSummary;
}

function mediaOf({ title, small, ...photo }: TourPhoto): MediaRecord {
  const type = photo.file.endsWith(PHOTO_EXTENSIONS['image/webp']) ? 'image/webp' : 'image/jpeg';
  const media = { ...pictureOf(photo), type, rel: 'GALLERY' as const, title };
  return { ...media, ...(small && { small: pictureOf(small) }) };
}

function pictureOf({ file, width, height }: Omit<TourPhoto, 'title'>) {
  return { src: photoPath(file), width, height } satisfies PictureRecord;
}

function locationsOf(tour: StoredTour): LocationRecord[] {
  // If no text describes the current meeting point, only its name is shown.
  const start = findCurrentStart(tour, tour.meetingPoint);
  return tour.locations.map((location) => {
    if (start || !location.types.includes('START')) return location;
    const { types, minutesTo, minutesAt } = location;
    return { types, title: tour.meetingPoint, minutesTo, minutesAt };
  });
}
