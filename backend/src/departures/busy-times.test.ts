import fc from 'fast-check';
import { overlapsBusyTime, hasBusyTimeAround } from './busy-times';

const instantAt = (minute: number) => new Date(Date.UTC(2027, 2, 13) + minute * 60_000);
/** Periods that don't overlap, earliest first. */
const anyBusyTimes = fc
  .uniqueArray(fc.integer({ min: 0, max: 3000 }), { maxLength: 40 })
  .map((minutes) => {
    const sorted = minutes.toSorted((one, other) => one - other);
    return sorted.flatMap((minute, index) => {
      const nextMinute = sorted[index + 1];
      return index % 2 === 0 && nextMinute !== undefined
        ? [{ from: instantAt(minute), to: instantAt(nextMinute) }]
        : [];
    });
  });

describe('a departure', () => {
  it('overlaps the busy times exactly if it overlaps any appointment', () => {
    fc.assert(
      fc.property(
        anyBusyTimes,
        fc.integer({ min: 0, max: 3000 }),
        fc.integer({ min: 1, max: 300 }),
        (busyTimes, start, minutes) => {
          const departure = { startsAt: instantAt(start), endsAt: instantAt(start + minutes) };
          const overlaps = busyTimes.some(
            ({ from, to }) => from < departure.endsAt && to > departure.startsAt,
          );
          expect(overlapsBusyTime(departure, busyTimes)).toBe(overlaps);
        },
      ),
    );
  });

  it('is checked for appointments on its date and on the next date', () => {
    const busyTimes = [{ from: instantAt(0), to: instantAt(60) }];
    // In New York, the appointment is in the evening of March 12.
    expect(
      ['2027-03-10', '2027-03-11', '2027-03-12', '2027-03-13', '9999-12-31'].filter((date) =>
        hasBusyTimeAround(date, busyTimes),
      ),
    ).toEqual(['2027-03-11', '2027-03-12']);
    expect(hasBusyTimeAround('2027-03-12', [])).toBe(false);
  });
});
