import { AREAS, type Area } from './areas.ts';
import { DATE_INPUT, DATE_NAMES } from './date-wishes.ts';
import { isCalendarDate } from './new-york.ts';
import { LISTS, type ListName } from './tours.ts';

/** The longest durations that visitors can choose, in hours. */
export const MAX_HOURS = [1, 2, 3, 4] as const;

/** The highest prices that visitors can choose, in dollars for each person. */
export const MAX_DOLLARS = [0, 25, 50, 100] as const;

/** What a visitor wishes for. Missing fields don't matter to the visitor. */
export interface TourWishes {
  /** A date in New York, or one of {@link DATE_NAMES}. */
  date?: string;
  time?: ListName;
  /** The number of people, who all need room at one departure. */
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

export type WishName = keyof TourWishes;

const oneOf = (values: readonly (string | number)[]) => `(?:${values.join('|')})`;

/**
 * The pattern of each wish's value in a URL, in the order in which URLs have them. They accept few values, since nginx
 * caches a page for each; nginx's configuration is generated from them.
 */
export const WISH_PATTERNS: Readonly<Record<WishName, string>> = {
  date: oneOf([...DATE_NAMES, '20[0-9][0-9]-[01][0-9]-[0-3][0-9]']),
  time: oneOf(LISTS),
  party: '[1-9][0-9]?|100',
  stepFree: 'true',
  stroller: 'true',
  dog: 'true',
  area: oneOf(AREAS),
  hours: oneOf(MAX_HOURS),
  language: '[a-z]{2,3}(?:-[A-Z]{2})?',
  price: oneOf(MAX_DOLLARS),
};

export const WISH_NAMES = Object.keys(WISH_PATTERNS) as WishName[];

/**
 * Reads the wishes in a URL's query. Ignores invalid values.
 *
 * @param get returns a parameter's value, if the query has it
 */
export function parseWishes(
  get: (name: WishName | typeof DATE_INPUT) => string | null | undefined,
): TourWishes {
  return Object.fromEntries(
    WISH_NAMES.flatMap((name) => {
      const values = name === 'date' ? [get(DATE_INPUT), get(name)] : [get(name)];
      const value = values.find((each) => isValid(name, each ?? ''));
      return value == null ? [] : [[name, typedValue(name, value)]];
    }),
  );
}

/** Formats wishes as a URL's query: `date=tomorrow&party=2`. Equal wishes have equal queries. */
export function wishesQuery(wishes: TourWishes): string {
  return WISH_NAMES.flatMap((name) => {
    const value = wishes[name];
    return value === undefined ? [] : [`${name}=${String(value)}`];
  }).join('&');
}

function isValid(name: WishName, value: string): boolean {
  if (!RegExp(`^(?:${WISH_PATTERNS[name]})$`).test(value)) return false;
  return name !== 'date' || /^\D/.test(value) || isCalendarDate(value);
}

function typedValue(name: WishName, value: string): string | number | true {
  if (name === 'party' || name === 'hours' || name === 'price') return Number(value);
  return value === 'true' || value;
}
