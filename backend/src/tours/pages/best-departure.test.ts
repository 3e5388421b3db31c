import fc from 'fast-check';
import { AREAS } from 'shared/areas';
import { addDays } from 'shared/new-york';
import { ACCESS_LEVELS } from 'shared/tour-access';
import {
  parseFilters,
  FILTER_NAMES,
  filtersQuery,
  type TourFilters,
  type FilterName,
} from 'shared/tour-filters';
import { LISTS } from 'shared/tours';
import {
  findBestDeparture,
  findFilterDates,
  type OpenDeparture,
  type TourFacts,
} from './best-departure';

const FRIDAY = '2030-01-04';

const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const upcomingDate = fc.integer({ min: 0, max: 9 }).map((days) => addDays(FRIDAY, days));

const filtersArbitrary: fc.Arbitrary<TourFilters> = fc
  .record({
    date: optional(fc.oneof(fc.constantFrom('today', 'tomorrow', 'weekend'), upcomingDate)),
    time: optional(fc.constantFrom(...LISTS)),
    party: optional(fc.integer({ min: 1, max: 6 })),
    stepFree: optional(fc.constant(true as const)),
    stroller: optional(fc.constant(true as const)),
    dog: optional(fc.constant(true as const)),
    area: optional(fc.constantFrom(...AREAS)),
    hours: optional(fc.constantFrom(1, 2, 3)),
    language: optional(fc.constantFrom('en', 'es', 'pt-BR')),
    price: optional(fc.constantFrom(0, 25, 50)),
  })
  .map((filters) =>
    Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined)),
  );

const tourArbitrary = fc
  .record({
    list: fc.constantFrom(...LISTS),
    durationMinutesTo: fc.constantFrom(45, 60, 90, 120, 150),
    languages: fc.subarray(['en', 'es', 'pt-BR'], { minLength: 1 }),
    areas: fc.subarray([...AREAS], { maxLength: 2 }),
    maxPartySize: optional(fc.integer({ min: 1, max: 6 })),
    access: optional(
      fc.record({
        miles: fc.constant(1),
        stairs: fc.constant(0),
        stepFree: fc.constantFrom(...ACCESS_LEVELS),
        stroller: fc.constantFrom(...ACCESS_LEVELS),
        dogs: fc.boolean(),
      }),
    ),
    dollars: optional(fc.constantFrom(0, 20, 25, 40)),
    departures: fc.array(
      fc.record({
        date: upcomingDate,
        vacancies: fc.option(fc.integer({ min: 1, max: 6 })),
      }),
      { maxLength: 6 },
    ),
  })
  .map(({ dollars, maxPartySize, access, departures, ...tour }): TourFacts<OpenDeparture> => ({
    ...tour,
    ...(maxPartySize !== undefined && { maxPartySize }),
    ...(access && { access }),
    dollarsEach: () => dollars,
    departures: departures.toSorted((one, other) => one.date.localeCompare(other.date)),
  }));

/** For each filter, returns whether a departure of a tour matches it. */
const MATCHES: Record<
  FilterName,
  (
    filters: Required<TourFilters>,
    tour: TourFacts<OpenDeparture>,
    departure: OpenDeparture,
  ) => boolean
> = {
  date: ({ date }, _, departure) => findFilterDates(date, FRIDAY).includes(departure.date),
  time: ({ time }, tour) => tour.list === time,
  party: ({ party }, tour, { vacancies }) =>
    party <= (vacancies ?? 100) && party <= (tour.maxPartySize ?? 100),
  stepFree: (_, { access }) => access?.stepFree === 'YES' || access?.stepFree === 'DETOUR',
  stroller: (_, { access }) => access?.stroller === 'YES' || access?.stroller === 'DETOUR',
  dog: (_, { access }) => access?.dogs === true,
  area: ({ area }, { areas }) => areas.some((each) => each === area),
  hours: ({ hours }, tour) => tour.durationMinutesTo / 60 <= hours,
  language: ({ language }, { languages }) => languages.some((each) => each === language),
  price: ({ price }, { dollarsEach }) => (dollarsEach(1) ?? Infinity) <= price,
};

function findMissed(
  filters: TourFilters,
  tour: TourFacts<OpenDeparture>,
  departure: OpenDeparture,
) {
  return FILTER_NAMES.filter(
    (name) =>
      filters[name] !== undefined &&
      !MATCHES[name](filters as Required<TourFilters>, tour, departure),
  );
}

test('the best departure matches the most filters', () => {
  fc.assert(
    fc.property(tourArbitrary, filtersArbitrary, (tour, filters) => {
      const { departure, missed } = findBestDeparture(tour, filters, FRIDAY);
      expect(departure === undefined).toBe(tour.departures.length === 0);
      if (!departure) return;
      expect(missed).toEqual(findMissed(filters, tour, departure));
      const counts = tour.departures.map((each) => findMissed(filters, tour, each).length);
      expect(missed.length).toBe(Math.min(...counts));
      // If several departures match all filters, the earliest is chosen.
      if (missed.length === 0) {
        expect(departure).toBe(tour.departures[counts.indexOf(0)]);
      }
    }),
    { numRuns: 2000 },
  );
});

describe('if no departure fits, a tour', () => {
  const tour = (...departures: [date: string, vacancies: number | null][]) => ({
    list: 'day' as const,
    durationMinutesTo: 120,
    languages: ['en'],
    areas: [],
    dollarsEach: () => undefined,
    departures: departures.map(([date, vacancies]) => ({
      date,
      vacancies,
    })),
  });

  it.each<[string, [string, number | null][], string, FilterName[]]>([
    [
      'offers the nearest date',
      [
        ['2030-01-09', 5],
        ['2030-01-12', 5],
      ],
      '2030-01-09',
      ['date'],
    ],
    [
      'offers the earlier of two dates',
      [
        ['2030-01-09', 5],
        ['2030-01-11', 5],
      ],
      '2030-01-09',
      ['date'],
    ],
    [
      'offers a date with room for the party rather than the requested date without room',
      [
        ['2030-01-10', 1],
        ['2030-01-20', 2],
      ],
      '2030-01-20',
      ['date'],
    ],
    [
      'offers the requested date if no date has room',
      [
        ['2030-01-09', 1],
        ['2030-01-10', 1],
      ],
      '2030-01-10',
      ['party'],
    ],
  ])('%s', (_, departures, date, missed) => {
    const best = findBestDeparture(tour(...departures), { date: '2030-01-10', party: 2 }, FRIDAY);
    expect(best).toMatchObject({ departure: { date }, missed });
  });

  it('misses the date if it has no departures', () => {
    expect(findBestDeparture(tour(), { date: 'today', stroller: true }, FRIDAY)).toEqual({
      missed: ['date', 'stroller'],
    });
    expect(findBestDeparture(tour(), {}, FRIDAY)).toEqual({ missed: [] });
  });
});

test.each([
  ['2030-01-04', ['2030-01-05', '2030-01-06']],
  ['2030-01-05', ['2030-01-05', '2030-01-06']],
  ['2030-01-06', ['2030-01-06']],
  ['2030-01-07', ['2030-01-12', '2030-01-13']],
])('on %s, the weekend is %j', (today, dates) => {
  expect(findFilterDates('weekend', today)).toEqual(dates);
});

test('filters survive a round trip through a URL', () => {
  fc.assert(
    fc.property(filtersArbitrary, (filters) => {
      const parameters = new URLSearchParams(filtersQuery(filters));
      expect(parseFilters((name) => parameters.get(name))).toEqual(filters);
    }),
  );
});
