import { addDays, datesBetween } from 'shared/new-york';
import type { PlaceRecord, SeasonInput } from '../../api/schema';
import { isRevisionConflict } from '../forms/revision';
import { changeSettings, getPlaces } from '../guide-api';

/** 52 weeks in days. This is about a year, and keeps the weekday. */
const YEAR_DAYS = 52 * 7;

/** A function that changes a tour's seasons. Returns undefined if the season to change no longer exists. */
export type SeasonsChange = (seasons: readonly SeasonInput[]) => SeasonInput[] | undefined;

/** Adds a season at the end of the list. */
export function addSeason(season: SeasonInput): SeasonsChange {
  return (seasons) => [...seasons, season];
}

/** Removes a season. Adds its replacement, if there is one, at the end of the list. */
export function replaceSeason(oldSeason: SeasonInput, replacement?: SeasonInput): SeasonsChange {
  return (seasons) => {
    const otherSeasons = seasons.filter((each) => !isEqual(each, oldSeason));
    if (otherSeasons.length === seasons.length) return undefined;
    return replacement ? [...otherSeasons, replacement] : otherSeasons;
  };
}

/** Adds copies of another tour's seasons. A copy replaces seasons with the same name that overlap with it. */
export function copySeasons(copies: readonly SeasonInput[]): SeasonsChange {
  return (seasons) => [
    ...seasons.filter(
      (season) => !copies.some((copy) => copy.name === season.name && datesOverlap(copy, season)),
    ),
    ...copies,
  ];
}

/**
 * Changes a tour's seasons. If the tour has changed since it was loaded, applies the change to its latest seasons.
 *
 * @throws ApiError as callApi() does; a 409 if another device has changed the same season
 */
export async function changeSeasons(
  { id, revision, seasons }: PlaceRecord,
  change: SeasonsChange,
): Promise<PlaceRecord> {
  try {
    return await changeSettings(id, { seasons: change(seasons) ?? seasons, revision });
  } catch (reason) {
    if (!isRevisionConflict(reason)) throw reason;
    const latestPlace = (await getPlaces()).find((each) => each.id === id);
    const latestSeasons = latestPlace && change(latestPlace.seasons);
    if (!latestSeasons) throw reason;
    return changeSettings(id, { seasons: latestSeasons, revision: latestPlace.revision });
  }
}

/**
 * Returns the server's errors about the last season that has errors, by field name. New and changed seasons are at the
 * end of the list.
 */
export function errorsOfLastSeason(
  errors: Readonly<Record<string, string>>,
): Record<string, string> {
  const seasonErrors = Object.entries(errors).flatMap(([path, message]) => {
    const [, index, field] = /^seasons\.(\d+)\.(\w+)/.exec(path) ?? [];
    return field === undefined ? [] : [{ index: Number(index), field, message }];
  });
  const lastIndex = Math.max(...seasonErrors.map(({ index }) => index));
  return Object.fromEntries(
    seasonErrors
      .filter(({ index }) => index === lastIndex)
      .map(({ field, message }) => [field, message]),
  );
}

/**
 * Returns the next dates to which a season can be copied without overlapping other seasons.
 *
 * @param interval `weeks` to move the dates by the season's length, rounded up to full weeks; `year` to move them by 52
 *   weeks. The dates move until they overlap with no other season.
 */
export function findDatesForCopy(
  { from, to }: SeasonInput,
  seasons: readonly SeasonInput[],
  interval: 'weeks' | 'year',
): Dates {
  const weekCount = Math.ceil(datesBetween(from, to).length / 7);
  const stepDays = interval === 'year' ? YEAR_DAYS : weekCount * 7;
  const copy = { from: addDays(from, stepDays), to: addDays(to, stepDays) };
  while (seasons.some((each) => datesOverlap(each, copy))) {
    copy.from = addDays(copy.from, stepDays);
    copy.to = addDays(copy.to, stepDays);
  }
  return copy;
}

type Dates = Pick<SeasonInput, 'from' | 'to'>;

function datesOverlap(one: Dates, other: Dates): boolean {
  return one.from <= other.to && other.from <= one.to;
}

function isEqual(one: SeasonInput, other: SeasonInput): boolean {
  return (Object.keys(one) as (keyof SeasonInput)[]).every(
    (name) => JSON.stringify(one[name]) === JSON.stringify(other[name]),
  );
}
