import { Inject, Injectable } from '@nestjs/common';
import { addDays, newYorkDate, offsetDateTime } from 'shared/new-york';
import { tourId, type Tour } from 'shared/tour-settings';
import type { ListName } from 'shared/tours';
import { CONFIG, type Config } from '../config';
import { CachedValue } from '../database/cached-value';
import type { PublicGuide } from '../guides/guide-profile';
import { FieldsException } from '../http/problem';
import { availabilityOf, cutoffOf } from './departure';
import type { DepartureRecord, DeparturesQuery } from './departures.dto';
import { DeparturesService, type DepartureWithVacancies } from './departures.service';
import { LeadersService } from './leaders.service';
import { unknownPlaceError } from '../tours/place-rule';
import { findSpecialDay } from './special-days';
import { SettingsService } from '../settings/settings.service';
import { ToursService } from '../tours/tours.service';

/** The latest date that YYYY-MM-DD can express. */
const LAST_DATE = '9999-12-31';

/** Lists departures for visitors. Caches them for a few seconds, because all visitors get the same list. */
@Injectable()
export class PublicDeparturesService {
  /** All departures of each list's visible tours, as far ahead as they can be booked. */
  private readonly cache: Record<ListName, CachedValue<DepartureRecord[]>>;

  constructor(
    private readonly departures: DeparturesService,
    private readonly tours: ToursService,
    private readonly leaders: LeadersService,
    private readonly settings: SettingsService,
    @Inject(CONFIG) { departuresCacheSeconds }: Config,
  ) {
    const createCache = (list: ListName) =>
      new CachedValue(() => this.loadRecords(list), departuresCacheSeconds * 1000);
    this.cache = { day: createCache('day'), night: createCache('night') };
  }

  /**
   * The departures of visible tours, sorted by date and start time.
   *
   * @throws FieldsException if neither list has a visible tour with this place
   */
  async list({
    list,
    place,
    from = '',
    to = LAST_DATE,
  }: DeparturesQuery): Promise<DepartureRecord[]> {
    const records = await this.cache[list].get();
    if (place !== undefined) await this.requireVisiblePlace(place);
    return records.filter(
      (record) =>
        record.date >= from && record.date <= to && (place === undefined || record.place === place),
    );
  }

  private async requireVisiblePlace(place: string): Promise<void> {
    const hasPlace = (tours: Iterable<Tour>) =>
      [...tours].some((tour) => !tour.isHidden && tour.place === place);
    if (hasPlace((await this.tours.getAllCached()).values())) return;
    // The cached tours may be outdated.
    const visibleTours = await this.tours.findVisible();
    if (hasPlace(visibleTours)) return;
    throw new FieldsException([unknownPlaceError(visibleTours)]);
  }

  private async loadRecords(list: ListName): Promise<DepartureRecord[]> {
    const today = newYorkDate(new Date());
    const [tours, { maxDaysAhead }] = await Promise.all([
      this.tours.findVisible(list),
      this.settings.get(),
    ]);
    const lastDates = new Map(
      tours.map(({ id, daysAhead }) => [id, addDays(today, Math.min(daysAhead, maxDaysAhead))]),
    );
    const to = [...lastDates.values()].sort().at(-1) ?? today;
    const departures = await this.departures.findWithVacancies({ tours, from: today, to });
    const departuresWithGuide = departures.flatMap(({ departure }) =>
      departure.ledBy === undefined ? [] : [departure],
    );
    const guides = await this.leaders.findPublicProfiles(departuresWithGuide);
    const now = new Date();
    return departures
      .filter(({ departure }) => departure.date <= (lastDates.get(tourId(departure)) ?? ''))
      .map((each) => toDepartureRecord(each, now, guides.get(each.departure.id)));
  }
}

/** Returns a departure as visitors see it. */
export function toDepartureRecord(
  departureWithVacancies: DepartureWithVacancies,
  now: Date,
  guide?: PublicGuide,
) {
  const { departure, vacancies, isBooked } = departureWithVacancies;
  const { place, date, startsAt, endsAt, capacity, meetingPoint, state, movedTo, reason } =
    departure;
  const specialDay = findSpecialDay(departure);
  return {
    id: departure.id,
    place,
    date,
    localDateTimeStart: offsetDateTime(startsAt),
    localDateTimeEnd: offsetDateTime(endsAt),
    utcCutoffAt: cutoffOf(departure, isBooked).toISOString(),
    utcChangeCutoffAt: departure.changeDeadline.toISOString(),
    status: availabilityOf(departure, departureWithVacancies, now),
    vacancies,
    capacity: capacity ?? null,
    meetingPoint,
    cancelled: state === 'cancelled',
    ...(movedTo !== undefined && { movedTo }),
    ...(reason !== undefined && { reason }),
    ...(specialDay && { specialDay }),
    ...(guide && { guide }),
    revision: departure.revision,
  } satisfies DepartureRecord;
}
