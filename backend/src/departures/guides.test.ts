import fc from 'fast-check';
import type { Coordinates } from 'shared/coordinates';
import {
  countGuides,
  departuresClash,
  hasFreeGuide,
  minutesBetween,
  type TimedRoute,
} from './guides';

const COLUMBUS_CIRCLE = { latitude: 40.7685, longitude: -73.9812 };
const MET = { latitude: 40.7794, longitude: -73.9632 };
const TRINITY_CHURCH = { latitude: 40.7081, longitude: -74.0121 };
const NOON = Date.parse('2027-03-10T17:00:00Z');
const MINUTE_MS = 60 * 1000;

const tour = (
  startMinute: number,
  lengthMinutes: number,
  start?: Coordinates,
  end?: Coordinates,
): TimedRoute => ({
  startsAt: new Date(NOON + startMinute * MINUTE_MS),
  endsAt: new Date(NOON + (startMinute + lengthMinutes) * MINUTE_MS),
  stops: [start, end].filter((stop) => stop !== undefined),
});

describe('the trip between tours', () => {
  it.each<[string, number, Coordinates | undefined, Coordinates | undefined]>([
    ['takes no time if both tours are at the same place', 0, MET, MET],
    ['is on foot if it is short', 12, COLUMBUS_CIRCLE, { latitude: 40.7747, longitude: -73.9812 }],
    ['is by subway if it is long', 34, COLUMBUS_CIRCLE, TRINITY_CHURCH],
    ['takes half an hour if the stops are unknown', 30, MET, undefined],
  ])('%s', (_, minutes, end, start) => {
    expect(minutesBetween(end, start)).toBe(minutes);
  });
});

describe('two departures', () => {
  const morning = tour(0, 150, COLUMBUS_CIRCLE, MET);

  it('clash if they overlap, even if they start and end at the same places', () => {
    expect(departuresClash(morning, tour(0, 150, COLUMBUS_CIRCLE, MET))).toBe(true);
  });

  it('clash unless there is time for the trip and a margin', () => {
    const minutes = minutesBetween(MET, TRINITY_CHURCH) + 15;
    expect(departuresClash(morning, tour(150 + minutes, 60, TRINITY_CHURCH))).toBe(false);
    expect(departuresClash(morning, tour(149 + minutes, 60, TRINITY_CHURCH))).toBe(true);
  });
});

const anywhere = fc.record({
  latitude: fc.double({ min: 40.5, max: 40.9, noNaN: true }),
  longitude: fc.double({ min: -74.2, max: -73.7, noNaN: true }),
});
const anyTour = fc
  .tuple(fc.integer({ min: 0, max: 900 }), fc.integer({ min: 15, max: 240 }), anywhere, anywhere)
  .map(([start, minutes, from, to]) => tour(start, minutes, from, to));

describe('the number of guides that departures need', () => {
  it('is the size of the largest set of departures in which any two clash', () => {
    fc.assert(
      fc.property(fc.array(anyTour, { maxLength: 9 }), (departures) => {
        expect(countGuides(departures)).toBe(sizeOfLargestClashingSet(departures));
      }),
    );
  });

  it('never exceeds the number of guides if only departures with a free guide are added', () => {
    fc.assert(
      fc.property(
        fc.array(anyTour, { maxLength: 12 }),
        fc.integer({ min: 1, max: 3 }),
        (departures, guideCount) => {
          const ledDepartures: TimedRoute[] = [];
          for (const departure of departures) {
            if (hasFreeGuide(departure, ledDepartures, guideCount)) ledDepartures.push(departure);
          }
          expect(countGuides(ledDepartures)).toBeLessThanOrEqual(guideCount);
        },
      ),
    );
  });
});

/** Returns the size of the largest set in which any two departures clash. Tries all sets, which is slow but simple. */
function sizeOfLargestClashingSet([first, ...others]: TimedRoute[]): number {
  if (!first) return 0;
  const clashing = others.filter((other) => departuresClash(first, other));
  const sizeWithFirst = 1 + sizeOfLargestClashingSet(clashing);
  return Math.max(sizeWithFirst, sizeOfLargestClashingSet(others));
}
