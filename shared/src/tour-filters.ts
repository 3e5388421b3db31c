import { AREAS, type Area } from './areas.ts';
import { DATE_INPUT, DATE_NAMES } from './date-filters.ts';
import { isCalendarDate } from './new-york.ts';
import { LISTS, type ListName } from './tours.ts';

/** The longest durations that visitors can choose, in hours. */
export const MAX_HOURS = [1, 2, 3, 4] as const;

/** The highest prices that visitors can choose, in dollars for each person. */
export const MAX_DOLLARS = [0, 25, 50, 100] as const;

/** The filters that a visitor has set in the search for tours. */
export interface TourFilters {
  /** A date in New York, or one of {@link DATE_NAMES}. */
  date?: string;
  time?: ListName;
  /** The number of people who book together. */
  party?: number;
  stepFree?: true;
  stroller?: true;
  dog?: true;
  area?: Area;
  /** The maximum duration. */
  hours?: number;
  /** The tour's language, as a BCP 47 tag. */
  language?: string;
  /** The maximum price in dollars for each person. */
  price?: number;
}

export type FilterName = keyof TourFilters;

const choicePattern = (values: readonly (string | number)[]) => `(?:${values.join('|')})`;

/**
 * The pattern of each filter's value in a URL, in the order of the filters in URLs. The patterns accept few values, since
 * nginx caches a page for each. nginx's configuration is generated from them.
 */
export const FILTER_PATTERNS: Readonly<Record<FilterName, string>> = {
  date: choicePattern([...DATE_NAMES, '20[0-9][0-9]-[01][0-9]-[0-3][0-9]']),
  time: choicePattern(LISTS),
  party: '[1-9][0-9]?|100',
  stepFree: 'true',
  stroller: 'true',
  dog: 'true',
  area: choicePattern(AREAS),
  hours: choicePattern(MAX_HOURS),
  language: '[a-z]{2,3}(?:-[A-Z]{2})?',
  price: choicePattern(MAX_DOLLARS),
};

export const FILTER_NAMES = Object.keys(FILTER_PATTERNS) as FilterName[];

/**
 * Parses the filters in a URL's query. Ignores invalid values.
 *
 * @param getParameter returns the value of a parameter, if the query contains it
 */
export function parseFilters(
  getParameter: (name: FilterName | typeof DATE_INPUT) => string | null | undefined,
): TourFilters {
  return Object.fromEntries(
    FILTER_NAMES.flatMap((name) => {
      const values =
        name === 'date' ? [getParameter(DATE_INPUT), getParameter(name)] : [getParameter(name)];
      const value = values.find((each) => isValid(name, each ?? ''));
      return value == null ? [] : [[name, parseValue(name, value)]];
    }),
  );
}

/** Formats filters as a URL's query: `date=tomorrow&party=2`. Equal filters result in the same query. */
export function filtersQuery(filters: TourFilters): string {
  return FILTER_NAMES.flatMap((name) => {
    const value = filters[name];
    return value === undefined ? [] : [`${name}=${String(value)}`];
  }).join('&');
}

function isValid(name: FilterName, value: string): boolean {
  if (!RegExp(`^(?:${FILTER_PATTERNS[name]})$`).test(value)) return false;
  return name !== 'date' || /^\D/.test(value) || isCalendarDate(value);
}

function parseValue(name: FilterName, value: string): string | number | true {
  if (name === 'party' || name === 'hours' || name === 'price') return Number(value);
  return value === 'true' || value;
}
