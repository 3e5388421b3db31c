import { hasWaitlistFor, isOpen, type Departure } from '../departures';
import { gridDayOf } from './days';

const DATE = '2030-01-07';
const NOW = new Date(`${DATE}T08:00:00-05:00`);

function testDeparture(details: Partial<Departure> = {}): Departure {
  return {
    date: DATE,
    localDateTimeStart: `${DATE}T10:00:00-05:00`,
    utcCutoffAt: `${DATE}T14:00:00Z`,
    status: 'AVAILABLE',
    vacancies: 8,
    capacity: 12,
    cancelled: false,
    ...details,
  } as Departure;
}

const FULL: Partial<Departure> = { status: 'SOLD_OUT', vacancies: 0 };

test.each<[name: string, people: number, waitlist: 'a' | 'no', details: Partial<Departure>]>([
  ['with 8 spots left', 8, 'no', {}],
  ['with 8 spots left', 9, 'a', {}],
  ['with 2 spots left', 3, 'a', { status: 'LIMITED', vacancies: 2 }],
  ['that is full', 1, 'a', FULL],
  ['that is full and takes 12 people', 12, 'a', FULL],
  ['that is full and takes 12 people', 13, 'no', FULL],
  ['without a limit', 50, 'no', { vacancies: null, capacity: null }],
  ['that is canceled or closed', 1, 'no', { ...FULL, status: 'CLOSED' }],
  [
    'that has closed since the page was opened',
    1,
    'no',
    { ...FULL, utcCutoffAt: NOW.toISOString() },
  ],
])('a departure %s has, for a party of %i, %s waitlist', (_, people, waitlist, details) => {
  const hasWaitlist = waitlist === 'a';
  expect(hasWaitlistFor(testDeparture(details), NOW, people)).toBe(hasWaitlist);
  expect(hasWaitlist && isOpen(testDeparture(details), NOW, people)).toBe(false);
});

test('a date shows its special day, whether or not the date can be chosen', () => {
  const gridDayWith = (details: Partial<Departure>) =>
    gridDayOf(DATE, [testDeparture(details)], NOW);
  const specialDay = 'macys-parade';
  const title = 'Macy’s Thanksgiving Day Parade';
  expect(gridDayWith({ specialDay })).toMatchObject({
    label: `Monday, Jan 7: 10:00 AM; ${title}`,
    specialDay: title,
  });
  expect(gridDayWith({ specialDay, status: 'CLOSED' })).toMatchObject({
    label: `Monday, Jan 7: 10:00 AM, closed; ${title}`,
    specialDay: title,
    isSelectable: false,
  });
  expect(gridDayWith({}).specialDay).toBeUndefined();
});

describe('a date with a full departure', () => {
  const gridDayWith = (departures: Partial<Departure>[], canJoinWaitlist: boolean) =>
    gridDayOf(DATE, departures.map(testDeparture), NOW, canJoinWaitlist);

  it('can be chosen to join the waitlist, and is marked as full', () => {
    expect(gridDayWith([FULL], true)).toMatchObject({ isSelectable: true, isFull: true });
    expect(gridDayWith([FULL], true).label).toBe(
      'Monday, Jan 7: 10:00 AM, full, has a waiting list',
    );
  });

  it('can’t be chosen for a booking that is being changed', () => {
    expect(gridDayWith([FULL], false)).toMatchObject({ note: 'full', isSelectable: false });
    expect(gridDayWith([FULL], false).label).toBe('Monday, Jan 7: 10:00 AM, full');
  });

  it('isn’t marked as full if another departure has room, or if the full one is canceled', () => {
    const canceled: Partial<Departure> = { ...FULL, status: 'CLOSED', cancelled: true };
    expect(gridDayWith([FULL, {}], true)).toMatchObject({ isSelectable: true, note: '10 AM' });
    expect(gridDayWith([FULL, {}], true).isFull).toBeUndefined();
    expect(gridDayWith([canceled], true)).toMatchObject({ isSelectable: false, note: 'canceled' });
  });
});
