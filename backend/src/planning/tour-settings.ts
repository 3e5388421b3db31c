import { addDays } from 'shared/new-york';
import type { Season, Tour, TourSettings } from 'shared/tour-settings';
import { fieldError, FieldsException, type FieldError } from '../http/problem';
import { without, withoutUndefined } from '../without';
import type { SettingsInput, TourSettingsRecord } from './tour-settings.dto';

const MAX_SEASON_DAYS = 366;

/** The values that the API returns for settings that the guide hasn't set, which aren't stored. */
const NO_LIMITS = {
  capacity: null,
  maxPartySize: null,
  minPeople: null,
  firstBookingCutoffMinutes: null,
};

export function toSettingsRecord(tour: Tour): TourSettingsRecord {
  return { ...NO_LIMITS, seasons: [], ...without(tour, 'stops', 'price') };
}

/**
 * Returns a tour's settings with changes applied.
 *
 * @throws FieldsException if the cutoff for the first booking would be later than the cutoff for others, or if a season
 *   ends before it begins, is too long, or overlaps with another season
 */
export function applyChanges(tour: Tour, changes: Partial<SettingsInput>): TourSettings {
  const previousSettings = without(tour, 'stops', 'price');
  const record = { ...NO_LIMITS, seasons: [], ...previousSettings, ...withoutUndefined(changes) };
  const { cutoffMinutes, firstBookingCutoffMinutes } = record;
  if (firstBookingCutoffMinutes !== null && firstBookingCutoffMinutes < cutoffMinutes) {
    throw new FieldsException([fieldError('firstBookingCutoffMinutes', 'first-cutoff-shorter')]);
  }
  const errors = record.seasons.flatMap(findSeasonErrors);
  if (errors.length > 0) throw new FieldsException(errors);
  const { seasons, ...settings } = without(record, 'id', 'list', 'place', 'isHidden', 'revision');
  const definedSettings = Object.entries(settings).filter(([, value]) => value !== null);
  return {
    ...(Object.fromEntries(definedSettings) as unknown as TourSettings),
    startTimes: [...settings.startTimes].sort(),
    ...(seasons.length > 0 && { seasons: sortSeasons(seasons) }),
  };
}

/** Returns the error in a season's dates, or an empty list. */
function findSeasonErrors(season: Season, index: number, seasons: readonly Season[]): FieldError[] {
  const { from, to } = season;
  const field = (name: 'from' | 'to') => `seasons.${String(index)}.${name}`;
  if (to < from) return [fieldError(field('to'), 'season-ends-first')];
  if (to >= addDays(from, MAX_SEASON_DAYS)) {
    return [fieldError(field('to'), 'season-too-long', { most: MAX_SEASON_DAYS })];
  }
  const overlapping = seasons.find(
    (other) => other !== season && other.from <= to && from <= other.to,
  );
  if (!overlapping) return [];
  const startsDuringOther = overlapping.from <= from;
  return [
    fieldError(field(startsDuringOther ? 'from' : 'to'), 'seasons-overlap', {
      name: overlapping.name,
    }),
  ];
}

/** Returns the seasons, earliest first, each with its start times sorted. */
function sortSeasons(seasons: readonly Season[]): Season[] {
  return seasons
    .map((season) => ({ ...season, startTimes: [...season.startTimes].sort() }))
    .sort((a, b) => a.from.localeCompare(b.from));
}
