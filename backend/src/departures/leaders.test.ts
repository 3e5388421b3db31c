import fc from 'fast-check';
import { newYorkDate, newYorkInstant } from 'shared/new-york';
import type { GuideAvailability } from './guide-availability';
import { departuresClash } from './guides';
import { canBeLed, suggestGuides, type DepartureToLead } from './leaders';
import { endOfTimeOff, type TimeOff } from './time-off';

const MINUTE_MS = 60 * 1000;
/** The clocks go forward in the night between these dates. */
const [DATE, NEXT_DATE] = ['2027-03-13', '2027-03-14'];
const GUIDES = ['ann', 'ben', 'cat'];
const MET = { latitude: 40.7794, longitude: -73.9632 };

interface Departure extends DepartureToLead {
  date: string;
}

const departure = (
  id: string,
  startTime: string,
  { date = DATE, minutes = 120, ...more }: Partial<Departure> & { minutes?: number } = {},
): Departure => {
  const startsAt = newYorkInstant(date, startTime);
  const endsAt = new Date(startsAt.getTime() + minutes * MINUTE_MS);
  return { id: `day.${id}`, date, startsAt, endsAt, stops: [MET, MET], ...more };
};

const availabilityWith = (...timeOff: Omit<TimeOff, 'reason'>[]): GuideAvailability => ({
  toursAtOnce: 'guides',
  guides: GUIDES.map((id) => ({ id })),
  timeOff: timeOff.map((each) => ({ ...each, reason: '' })),
  busyTimes: [],
  calendarGuide: 'ann',
  openSpecialDays: [],
});
const timeOffOf = (guide: string, startTime: string, endTime: string) => ({
  guide,
  from: DATE,
  to: DATE,
  startTime,
  endTime,
});

describe('a departure', () => {
  const first = departure('first', '10:00');
  const second = departure('second', '11:00');
  const third = departure('third', '11:30');

  it('can be led if one of the guides isn’t off, and leads no other departure then', () => {
    const availability = availabilityWith(timeOffOf('cat', '08:00', '18:00'));
    expect(canBeLed(third, [first], availability)).toBe(true);
    expect(canBeLed(third, [first, second], availability)).toBe(false);
    expect(canBeLed(departure('evening', '19:00'), [first, second], availability)).toBe(true);
  });

  it('can be led if other departures can get different guides', () => {
    // Only Ann can lead the first departure, and only Ben the last one.
    const availability = availabilityWith(
      timeOffOf('ben', '10:00', '10:15'),
      timeOffOf('ann', '14:00', '14:15'),
    );
    const last = departure('last', '12:05');
    const withTwoGuides = { ...availability, guides: [{ id: 'ann' }, { id: 'ben' }] };
    expect(canBeLed(last, [first], withTwoGuides)).toBe(true);
    expect(canBeLed({ ...last, ledBy: 'ben' }, [first], withTwoGuides)).toBe(true);
    expect(canBeLed({ ...last, ledBy: 'ann' }, [first], withTwoGuides)).toBe(true);
    expect(canBeLed(departure('again', '10:05'), [first], withTwoGuides)).toBe(false);
    expect(canBeLed(last, [first, second], withTwoGuides)).toBe(false);
  });

  it('can’t be led if its guide leads a different departure at that time', () => {
    const ledByAnn = [{ ...first, ledBy: 'ann' }];
    expect(canBeLed({ ...second, ledBy: 'ann' }, ledByAnn, availabilityWith())).toBe(false);
    expect(canBeLed({ ...second, ledBy: 'ben' }, ledByAnn, availabilityWith())).toBe(true);
  });

  it('needs a guide other than the owner if the owner has an appointment', () => {
    const busyTimes = [{ from: first.startsAt, to: first.endsAt }];
    const availability = { ...availabilityWith(timeOffOf('cat', '08:00', '18:00')), busyTimes };
    expect(canBeLed(first, [], availability)).toBe(true);
    expect(canBeLed(second, [first], availability)).toBe(false);
  });
});

describe('the suggested guide', () => {
  it('is the free guide with the fewest tours that day', () => {
    const assigned = [
      departure('early', '08:00', { minutes: 30, ledBy: 'ann' }),
      departure('late', '20:00', { ledBy: 'ben' }),
      departure('earlier', '06:00', { minutes: 30, ledBy: 'ann' }),
      departure('tomorrow', '10:00', { date: NEXT_DATE, ledBy: 'ben' }),
      departure('same', '11:00', { ledBy: 'cat' }),
    ];
    const unassigned = [departure('open', '11:00'), { ...departure('led', '11:00'), ledBy: 'cat' }];
    const suggestions = suggestGuides(unassigned, assigned, availabilityWith());
    expect([...suggestions]).toEqual([['day.open', 'ben']]);
  });

  it('is chosen first for departures that few guides can lead', () => {
    const availability = availabilityWith(
      timeOffOf('ben', '13:00', '13:30'),
      timeOffOf('cat', '13:00', '13:30'),
    );
    const unassigned = [departure('first', '10:30'), departure('second', '12:00')];
    expect([...suggestGuides(unassigned, [], availability)]).toEqual([
      ['day.second', 'ann'],
      ['day.first', 'ben'],
    ]);
  });

  it('is missing if nobody is free', () => {
    const availability = availabilityWith({ from: DATE, to: DATE });
    expect([...suggestGuides([departure('open', '10:00')], [], availability)]).toEqual([]);
  });
});

const minuteOfDay = fc.integer({ min: 0, max: 95 }).map((quarter) => {
  const [hour, minute] = [Math.floor(quarter / 4), (quarter % 4) * 15];
  return [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
});
const anyDate = fc.constantFrom(DATE, NEXT_DATE);
const anyDeparture = fc
  .tuple(anyDate, minuteOfDay, fc.integer({ min: 15, max: 300 }), fc.uuid())
  .map(([date, startTime, minutes, id]) => departure(id, startTime, { date, minutes }));
const anyTimeOff = fc
  .tuple(anyDate, minuteOfDay, minuteOfDay, fc.constantFrom(...GUIDES))
  .map(([date, one, other, guide]): TimeOff => {
    const [startTime, endTime] = one < other ? [one, other] : [other, one];
    return { from: date, to: date, startTime, endTime, guide, reason: '' };
  });
const anyAvailability = fc
  .array(anyTimeOff, { maxLength: 5 })
  .map((timeOff): GuideAvailability => ({ ...availabilityWith(), timeOff }));
const anyDepartures = fc.array(anyDeparture, { maxLength: 14 });

/** Whether a guide is off at a moment. Computed from the data, without the tested code. */
const isOffAt = (guide: string, moment: Date, { timeOff }: GuideAvailability) =>
  timeOff.some(
    (each) =>
      each.guide === guide &&
      newYorkInstant(each.from, each.startTime ?? '00:00') <= moment &&
      moment < endOfTimeOff(each),
  );

describe('guides with time off, around midnight and a clock change', () => {
  it('never lead more tours at one moment than there are guides who aren’t off', () => {
    fc.assert(
      fc.property(anyDepartures, anyAvailability, (departures, availability) => {
        const ledDepartures: Departure[] = [];
        for (const each of departures) {
          if (canBeLed(each, ledDepartures, availability)) ledDepartures.push(each);
        }
        const moments = [
          ...ledDepartures.map(({ startsAt }) => startsAt),
          ...availability.timeOff.map(({ from, startTime = '' }) =>
            newYorkInstant(from, startTime),
          ),
        ];
        for (const moment of moments) {
          const simultaneous = ledDepartures.filter(
            ({ startsAt, endsAt }) => startsAt <= moment && moment < endsAt,
          );
          const guidesOnDuty = GUIDES.filter((guide) => !isOffAt(guide, moment, availability));
          expect(simultaneous.length).toBeLessThanOrEqual(guidesOnDuty.length);
        }
      }),
    );
  });

  it('are never suggested for two departures that clash, or while they are off', () => {
    fc.assert(
      fc.property(anyDepartures, anyAvailability, (departures, availability) => {
        const suggestions = suggestGuides(departures, [], availability);
        const ledDepartures = departures.flatMap((each) => {
          const ledBy = suggestions.get(each.id);
          return ledBy === undefined ? [] : [{ ...each, ledBy }];
        });
        for (const [index, one] of ledDepartures.entries()) {
          const others = ledDepartures.slice(index + 1).filter(({ ledBy }) => ledBy === one.ledBy);
          expect(others.filter((other) => departuresClash(one, other))).toEqual([]);
          expect(isOffAt(one.ledBy, one.startsAt, availability)).toBe(false);
          expect(newYorkDate(one.startsAt)).toBe(one.date);
        }
      }),
    );
  });

  it('can lead a departure exactly if one of them is suggested for it', () => {
    fc.assert(
      fc.property(anyDeparture, anyAvailability, (each, availability) => {
        expect(canBeLed(each, [], availability)).toBe(
          suggestGuides([each], [], availability).size === 1,
        );
      }),
    );
  });
});
