import { Injectable } from '@nestjs/common';
import { areaOf, type Area } from 'shared/areas';
import type { Coordinates } from 'shared/coordinates';
import { addDays, newYorkDate } from 'shared/new-york';
import { sumCents } from 'shared/party-price';
import { specialDayEffect } from 'shared/special-days';
import type { SiteLanguage } from 'shared/site-languages';
import type { TourFilters } from 'shared/tour-filters';
import { WORDS } from 'shared/words';
import { photoPath, PHOTO_EXTENSIONS } from 'shared/tour-photos';
import type { DepartureRecord } from '../../departures/departures.dto';
import { GuideProfilesService } from '../../guides/guide-profiles.service';
import { PublicDeparturesService } from '../../departures/public-departures.service';
import { SettingsService } from '../../settings/settings.service';
import type { StoredTour, TourWithSummary } from '../stored-tour';
import type { TourPhoto } from '../tour-content';
import { findCurrentStart } from '../tour-start';
import { ToursService } from '../tours.service';
import {
  placeNameField,
  replaceTexts,
  translateDeparture,
  translateWith,
} from '../translations/translate';
import { TranslationsService, type Dictionary } from '../translations/translations.service';
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
import { accessFeatures } from './access-features';
import { findBestDeparture } from './best-departure';
import { pricingOf } from './pricing';
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
    private readonly translations: TranslationsService,
  ) {}

  /**
   * Returns the visible tours, day tours first, in the guide's order.
   *
   * @param filters determine each tour's `nextDeparture` and `missed`
   */
  async list(filters: TourFilters = {}, language: SiteLanguage = 'en'): Promise<TourSummary[]> {
    const [tours, dayDepartures, nightDepartures, findDictionary] = await Promise.all([
      this.tours.findSummaries({ isHidden: false }),
      this.departures.list({ list: 'day' }),
      this.departures.list({ list: 'night' }),
      this.translations.loadDictionaries(language),
    ]);
    const departures = { day: dayDepartures, night: nightDepartures };
    return tours.map((tour) =>
      translateSummary(
        summaryOf(tour, departures[tour.list].filter(isDepartureOf(tour)), filters),
        findDictionary(tour._id),
      ),
    );
  }

  /** Returns the routes of the visible tours, day tours first, in the guide's order. */
  async listRoutes(language: SiteLanguage = 'en'): Promise<TourRoute[]> {
    const [tours, findDictionary] = await Promise.all([
      this.tours.findVisibleWithContent(),
      this.translations.loadDictionaries(language),
    ]);
    return tours.map((tour) => ({
      list: tour.list,
      place: tour.place,
      ...placeNameField(tour.place, findDictionary(tour._id)),
      locations: locationsOf(tour),
    }));
  }

  /** Returns the visible tour with this id; undefined if there is none. */
  async find(id: string, language: SiteLanguage = 'en'): Promise<TourDetails | undefined> {
    const tour = await this.tours.getWithContent(id);
    return !tour || tour.isHidden ? undefined : this.getDetails(tour, language);
  }

  /**
   * Returns a tour as visitors see it, even if it is hidden.
   *
   * @param unsavedDictionary the texts in the language, to use instead of the stored ones
   */
  async getDetails(
    tour: StoredTour,
    language: SiteLanguage = 'en',
    unsavedDictionary?: Dictionary,
  ): Promise<TourDetails> {
    const [departuresOfList, guide, { contactRequired }, findDictionary] = await Promise.all([
      this.departures.list({ list: tour.list }),
      this.profiles.findOnlyGuide(),
      this.settings.get(),
      this.translations.loadDictionaries(language),
    ]);
    const dictionary = unsavedDictionary ?? findDictionary(tour._id);
    const departures = departuresOfList.filter(isDepartureOf(tour));
    const { description, features, faqs, access, photos = [] } = tour;
    const name = placeNameField(tour.place, dictionary);
    const cover = this.renderer.getCover({ ...tour, ...name }, language);
    const { translate, untranslated } = createTranslator(language, dictionary);
    const summary = summaryOf({ ...tour, stops: stopsOf(tour) }, departures);
    const translateFields = <Item extends object>(item: Item, ...fields: (keyof Item & string)[]) =>
      replaceTexts(item, fields, translate);
    const details = Object.assign(translateSummary(summary, dictionary, translate), {
      description: translate(description),
      locations: locationsOf(tour).map((each) =>
        translateFields(each, 'title', 'shortDescription'),
      ),
      features: [
        ...(access ? accessFeatures(access, WORDS[language].accessWords, translate) : []),
        ...features.map((each) => translateFields(each, 'shortDescription')),
      ],
      faqs: faqs.map((each) => translateFields(each, 'question', 'answer')),
      media: [
        ...(cover ? [cover] : []),
        ...photos.map((photo) => mediaOf(translateFields(photo, 'title'))),
      ],
    });
    return Object.assign(details, {
      ...(untranslated.size > 0 && { untranslated: [...untranslated] }),
      ...(guide && { guide }),
      contactRequired,
      departures: departures
        .slice(0, MAX_DEPARTURES)
        .map((departure) => translateDeparture(departure, dictionary)),
      specialDays: specialDaysOf(tour, departures),
      seasons: seasonsOf(tour),
    });
  }
}

/** Returns a function that translates a tour's texts, and a set to which it adds the texts without a translation. */
function createTranslator(language: SiteLanguage, dictionary: Dictionary) {
  const untranslated = new Set<string>();
  const translate = (text: string): string => {
    if (!dictionary.has(text) && language !== 'en' && text !== '') untranslated.add(text);
    return translateWith(dictionary)(text);
  };
  return { translate, untranslated };
}

function translateSummary(
  summary: TourSummary,
  dictionary: Dictionary,
  translate = translateWith(dictionary),
): TourSummary {
  const { nextDeparture } = summary;
  const translatedSummary = replaceTexts(
    translateDeparture(summary, dictionary),
    ['title', 'shortDescription'],
    translate,
  );
  return nextDeparture
    ? Object.assign(translatedSummary, {
        nextDeparture: translateDeparture(nextDeparture, dictionary),
      })
    : translatedSummary;
}

function isDepartureOf({ place }: Pick<StoredTour, 'place'>) {
  return (departure: DepartureRecord) => departure.place === place;
}

function specialDaysOf(tour: StoredTour, departures: readonly DepartureRecord[]): TourSpecialDay[] {
  const namesByDate = new Map(
    departures.flatMap(({ date, specialDay, cancelled }) =>
      specialDay && !cancelled ? [[date, specialDay] as const] : [],
    ),
  );
  const stops = stopsOf(tour);
  return [...namesByDate].map(([date, name]) => ({
    date,
    name,
    isClosed: departures
      .filter((each) => each.date === date)
      .every(
        ({ status, localDateTimeStart }) =>
          status === 'CLOSED' &&
          specialDayEffect(name, localDateTimeStart.slice(11, 16), tour.lengthMinutes, stops) ===
            'closed',
      ),
  }));
}

/** Returns the coordinates of a tour's stops, in order. */
function stopsOf({ locations }: StoredTour): Coordinates[] {
  return locations.flatMap(({ place }) => place ?? []);
}

function seasonsOf({ seasons = [] }: StoredTour): TourSeason[] {
  const today = newYorkDate(new Date());
  const latestStart = addDays(today, MAX_DAYS_TO_SEASON);
  return seasons
    .filter(({ from, to }) => from <= latestStart && to >= today)
    .map(({ name, from, to, startTimes, weekdays }) => ({ name, from, to, startTimes, weekdays }));
}

function hasVacancies({ status }: DepartureRecord): boolean {
  return status === 'AVAILABLE' || status === 'LIMITED';
}

function summaryOf(
  tour: TourWithSummary,
  departures: DepartureRecord[],
  filters: TourFilters = {},
) {
  const { _id: id, list, place, title, shortDescription, languages, meetingPoint } = tour;
  const { lengthMinutes, durationMinutesFrom = lengthMinutes } = tour;
  const { access, price, maxPartySize, minPeople } = tour;
  const facts = {
    list,
    durationMinutesTo: lengthMinutes,
    languages,
    areas: areasOf(tour),
    ...(access && { access }),
    ...(maxPartySize !== undefined && { maxPartySize }),
  };
  const { departure: nextDeparture, missed } = findBestDeparture(
    {
      ...facts,
      dollarsEach: (people) => dollarsEach(price, people),
      departures: departures.filter(hasVacancies),
    },
    filters,
    newYorkDate(new Date()),
  );
  return {
    ...facts,
    id,
    place,
    title,
    shortDescription,
    // The tour may have been shortened since this minimum was set.
    durationMinutesFrom: Math.min(durationMinutesFrom, lengthMinutes),
    meetingPoint,
    ...(price && { price }),
    ...pricingOf(price),
    ...(minPeople !== undefined && { minPeople }),
    ...(nextDeparture && { nextDeparture }),
    ...(missed.length > 0 && { missed }),
  } satisfies TourSummary;
}

/** Returns the parts of New York that a tour starts and ends in. */
function areasOf({ stops = [] }: TourWithSummary): Area[] {
  const endpoints = [stops.at(0), stops.at(-1)].flatMap((stop) => (stop && areaOf(stop)) ?? []);
  return [...new Set(endpoints)];
}

/** Returns the price for each adult of a party, in dollars; undefined if the guide entered no amount. */
function dollarsEach(price: TourWithSummary['price'], people: number): number | undefined {
  if (!price || price.kind === 'WORDS') return undefined;
  return sumCents(price, { people }) / 100 / people;
}

function mediaOf({ title, small, ...photo }: TourPhoto): MediaRecord {
  const type = photo.file.endsWith(PHOTO_EXTENSIONS['image/webp']) ? 'image/webp' : 'image/jpeg';
  const media = { ...pictureOf(photo), type, rel: 'GALLERY' as const, title };
  return { ...media, ...(small && { small: pictureOf(small) }) };
}

function pictureOf({ file, width, height }: Omit<TourPhoto, 'title'>) {
  return { src: photoPath(file), width, height } satisfies PictureRecord;
}

/** Returns a tour's route. Leaves out the start's text and coordinates if they describe an earlier meeting point. */
function locationsOf(tour: StoredTour): LocationRecord[] {
  const start = findCurrentStart(tour, tour.meetingPoint);
  return tour.locations.map((location) => {
    if (start || !location.types.includes('START')) return location;
    const { types, minutesTo, minutesAt } = location;
    return { types, title: tour.meetingPoint, minutesTo, minutesAt };
  });
}
