import fc from 'fast-check';
import { AREAS } from 'shared/areas';
import { addDays } from 'shared/new-york';
import { PASSAGES } from 'shared/tour-access';
import {
  parseWishes,
  WISH_NAMES,
  wishesQuery,
  type TourWishes,
  type WishName,
} from 'shared/tour-wishes';
import { LISTS } from 'shared/tours';
import {
  findBestDeparture,
  wishedDates,
  type OpenDeparture,
  type TourFacts,
} from './best-departure';

const FRIDAY = '2030-01-04';

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const upcomingDate = fc.integer({ min: 0, max: 9 }).map((days) => addDays(FRIDAY, days));

const wishesArbitrary: fc.Arbitrary<TourWishes> = fc
  .record({
    date: maybe(fc.oneof(fc.constantFrom('today', 'tomorrow', 'weekend'), upcomingDate)),
    time: maybe(fc.constantFrom(...LISTS)),
    party: maybe(fc.integer({ min: 1, max: 6 })),
    stepFree: maybe(fc.constant(true as const)),
    stroller: maybe(fc.constant(true as const)),
    dog: maybe(fc.constant(true as const)),
    area: maybe(fc.constantFrom(...AREAS)),
    hours: maybe(fc.constantFrom(1, 2, 3)),
    language: maybe(fc.constantFrom('en', 'es', 'pt-BR')),
    price: maybe(fc.constantFrom(0, 25, 50)),
  })
  .map((wishes) =>
    Object.fromEntries(Object.entries(wishes).filter(([, value]) => value !== undefined)),
  );

const tourArbitrary = fc
  .record({
    list: fc.constantFrom(...LISTS),
    durationMinutesTo: fc.constantFrom(45, 60, 90, 120, 150),
    languages: fc.subarray(['en', 'es', 'pt-BR'], { minLength: 1 }),
    areas: fc.subarray([...AREAS], { maxLength: 2 }),
    maxPartySize: maybe(fc.integer({ min: 1, max: 6 })),
    access: maybe(
      fc.record({
        miles: fc.constant(1),
        stairs: fc.constant(0),
        stepFree: fc.constantFrom(...PASSAGES),
        stroller: fc.constantFrom(...PASSAGES),
        dogs: fc.boolean(),
      }),
    ),
    dollars: maybe(fc.constantFrom(0, 20, 25, 40)),
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
    departures: departures.sort((one, other) => one.date.localeCompare(other.date)),
  }));

/** For each wish, returns whether a departure of a tour fulfills it. */
const FULFILLS: Record<
  WishName,
  (
    wishes: Required<TourWishes>,
    tour: TourFacts<OpenDeparture>,
    departure: OpenDeparture,
  ) => boolean
> = {
  date: ({ date }, _, departure) => wishedDates(date, FRIDAY).includes(departure.date),
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

function missedBy(wishes: TourWishes, tour: TourFacts<OpenDeparture>, departure: OpenDeparture) {
  return WISH_NAMES.filter(
    (name) =>
      wishes[name] !== undefined &&
      !FULFILLS[name](wishes as Required<TourWishes>, tour, departure),
  );
}

test('the best departure misses the fewest wishes', () => {
  fc.assert(
    fc.property(tourArbitrary, wishesArbitrary, (tour, wishes) => {
      const { departure, missed } = findBestDeparture(tour, wishes, FRIDAY);
      expect(departure === undefined).toBe(tour.departures.length === 0);
      if (!departure) return;
      expect(missed).toEqual(missedBy(wishes, tour, departure));
      const counts = tour.departures.map((each) => missedBy(wishes, tour, each).length);
      expect(missed.length).toBe(Math.min(...counts));
      // A departure that fulfills all wishes is the earliest one.
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

  it.each<[string, [string, number | null][], string, WishName[]]>([
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
      'offers a date with room for the party rather than the wished date without room',
      [
        ['2030-01-10', 1],
        ['2030-01-20', 2],
      ],
      '2030-01-20',
      ['date'],
    ],
    [
      'offers the wished date if no date has room',
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
  expect(wishedDates('weekend', today)).toEqual(dates);
});

test('wishes survive a round trip through a URL', () => {
  fc.assert(
    fc.property(wishesArbitrary, (wishes) => {
      const parameters = new URLSearchParams(wishesQuery(wishes));
      expect(parseWishes((name) => parameters.get(name))).toEqual(wishes);
    }),
  );
});
