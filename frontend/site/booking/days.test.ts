import type { Departure } from '../tours/departures';
import { words } from '../words/en/booking';
import { words as departures } from '../words/en/departures';
import { words as format } from '../words/en/format';
import { canWait, gridDayOf, isOpen } from './days';

const DATE = '2030-01-07';
const NOW = new Date(`${DATE}T08:00:00-05:00`);

function departure(change: Partial<Departure> = {}): Departure {
  return {
    date: DATE,
    localDateTimeStart: `${DATE}T10:00:00-05:00`,
    utcCutoffAt: `${DATE}T14:00:00Z`,
    status: 'AVAILABLE',
    vacancies: 8,
    capacity: 12,
    cancelled: false,
    ...change,
  } as Departure;
}

const FULL: Partial<Departure> = { status: 'SOLD_OUT', vacancies: 0 };

it.each<[string, Partial<Departure>, number, boolean]>([
  ['there is room', {}, 8, false],
  ['there is too little room', {}, 9, true],
  ['few spots are left', { status: 'LIMITED', vacancies: 2 }, 3, true],
  ['it is full', FULL, 1, true],
  ['all of it would be just enough', FULL, 12, true],
  ['all of it would be too little', FULL, 13, false],
  ['it has no limit', { vacancies: null, capacity: null }, 50, false],
  ['it was canceled, or has closed', { ...FULL, status: 'CLOSED' }, 1, false],
  [
    'it has closed since the page was opened',
    { ...FULL, utcCutoffAt: NOW.toISOString() },
    1,
    false,
  ],
])('where %s, a party can book or wait, never both', (_, change, people, waits) => {
  expect(canWait(departure(change), NOW, people)).toBe(waits);
  expect(waits && isOpen(departure(change), NOW, people)).toBe(false);
});

describe('a date that is full', () => {
  const day = (all: Partial<Departure>[], mayWait: boolean) =>
    gridDayOf({ ...words, format, departures }, DATE, all.map(departure), NOW, mayWait);

  it('can be chosen to wait, and looks like it', () => {
    expect(day([FULL], true)).toMatchObject({ isOpen: true, isFull: true });
    expect(day([FULL], true).label).toBe('Monday, Jan 7: 10:00 AM, full, has a waiting list');
  });

  it('can’t be where a booking is changed', () => {
    expect(day([FULL], false)).toMatchObject({ note: 'full', isOpen: false });
    expect(day([FULL], false).label).toBe('Monday, Jan 7: 10:00 AM, full');
  });

  it('is none if one of its tours has room, or all are canceled', () => {
    const canceled: Partial<Departure> = { ...FULL, status: 'CLOSED', cancelled: true };
    expect(day([FULL, {}], true)).toMatchObject({ isOpen: true, note: '10 AM' });
    expect(day([FULL, {}], true).isFull).toBeUndefined();
    expect(day([canceled], true)).toMatchObject({ isOpen: false, note: 'canceled' });
  });
});
