import { SPECIAL_DAYS, specialDayEffect, specialDaysOn } from './special-days.ts';
import { addDays, datesBetween, weekdayOf } from './new-york.ts';

const COLUMBUS_CIRCLE = { latitude: 40.7681, longitude: -73.9819 };
const BOW_BRIDGE = { latitude: 40.7757, longitude: -73.9717 };
const EMPIRE_STATE_BUILDING = { latitude: 40.7484, longitude: -73.9857 };
const WALL_STREET = { latitude: 40.7081, longitude: -74.0121 };
const TIMES_SQUARE = { latitude: 40.759, longitude: -73.9849 };

describe('special days', () => {
  it('are on the dates that the city and the government announced', () => {
    const dates = {
      '2026-01-19': ['martin-luther-king-day'],
      '2026-02-16': ['presidents-day'],
      '2026-03-08': ['clocks-forward'],
      '2026-05-25': ['memorial-day'],
      '2026-06-28': ['pride-march'],
      '2026-09-07': ['labor-day'],
      '2026-10-12': ['columbus-day'],
      '2026-11-01': ['marathon', 'clocks-back'],
      '2026-11-26': ['thanksgiving', 'macys-parade'],
      '2027-11-25': ['thanksgiving', 'macys-parade'],
      '2024-03-16': ['st-patricks-parade'],
      '2024-03-17': [],
      '2025-03-17': ['st-patricks-parade'],
    };
    for (const [date, names] of Object.entries(dates)) {
      expect([date, specialDaysOn(date)]).toEqual([date, names]);
    }
  });

  it.each(['2026', '2028', '2099'])('each have one date in %s', (year) => {
    const names = datesBetween(`${year}-01-01`, `${year}-12-31`).flatMap(specialDaysOn);
    expect([...names].sort()).toEqual([...SPECIAL_DAYS].sort());
  });

  it('include exactly the dates on which the clocks change', () => {
    const newYorkHour = (date: string) =>
      new Date(`${date}T12:00:00Z`).toLocaleString('en-US', {
        timeZone: 'America/New_York',
        hour: 'numeric',
        hour12: false,
      });
    for (const date of datesBetween('2026-01-01', '2035-12-31')) {
      const clocksChange = newYorkHour(date) !== newYorkHour(addDays(date, -1));
      const isListed = specialDaysOn(date).some((name) => name.startsWith('clocks-'));
      expect([date, isListed]).toEqual([date, clocksChange]);
    }
    expect(weekdayOf('2026-03-08')).toBe('Sunday');
  });
});

describe('a tour on a special day', () => {
  it.each([
    ['can’t be walked if it stops on the route', 'closed', '10:00', 150, COLUMBUS_CIRCLE],
    ['needs detours if it stops near the route', 'detour', '10:00', 150, EMPIRE_STATE_BUILDING],
    ['isn’t affected far from the route', undefined, '10:00', 150, WALL_STREET],
    ['isn’t affected in the middle of Central Park', undefined, '10:00', 150, BOW_BRIDGE],
    ['isn’t affected if it starts when the parade ends', undefined, '13:00', 150, COLUMBUS_CIRCLE],
    ['can’t be walked if it ends after the parade starts', 'closed', '05:00', 121, COLUMBUS_CIRCLE],
    ['isn’t affected if it ends when the parade starts', undefined, '05:00', 120, COLUMBUS_CIRCLE],
  ] as const)('%s', (_, effect, startTime, minutes, stop) => {
    expect(specialDayEffect('macys-parade', startTime, minutes, [WALL_STREET, stop])).toBe(effect);
  });

  it('can’t be walked at Times Square on New Year’s Eve, even if it ends after midnight', () => {
    expect(specialDayEffect('new-years-eve', '23:30', 120, [TIMES_SQUARE])).toBe('closed');
  });

  it('isn’t affected on holidays without a parade', () => {
    expect(specialDayEffect('christmas', '10:00', 150, [COLUMBUS_CIRCLE])).toBeUndefined();
  });

  it('isn’t affected if its stops are unknown', () => {
    expect(specialDayEffect('macys-parade', '10:00', 150, [])).toBeUndefined();
  });
});
