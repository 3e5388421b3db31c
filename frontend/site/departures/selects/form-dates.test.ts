import type { BookingRecord } from '../../../api/schema';
import { NO_DEPARTURES, departureOf, mergeDepartures } from './loaded-departures';
import { bookableDates, datesIncludingBooked, weekdaysOf, type DateContext } from './form-dates';
import { afternoonDepartureOn, departureOn } from '../test-departures';

const PLACE = 'Central Park';
/** A Monday. */
const TODAY = '2026-11-23';
const QUERY = { list: 'day', place: PLACE } as const;

function contextWith(
  departures: ReturnType<typeof departureOn>[],
  details: Partial<DateContext> = {},
): DateContext {
  return {
    loadedDepartures: mergeDepartures(NO_DEPARTURES, QUERY, departures),
    place: PLACE,
    editedBooking: null,
    today: TODAY,
    now: new Date(`${TODAY}T12:00:00Z`),
    ...details,
  };
}

const bookingOn = (date: string, details: Partial<BookingRecord> = {}): BookingRecord => ({
  _id: 'one',
  place: PLACE,
  day: 'Monday',
  people: 3,
  date,
  ...details,
});

const listDates = (context: DateContext, day: 'Monday' | 'Sunday' = 'Monday') =>
  bookableDates(context, day).map(({ date }) => date);

describe('the dates of a weekday', () => {
  it('cover the next 90 days until departures have loaded', () => {
    const context = contextWith([], { loadedDepartures: NO_DEPARTURES });
    expect(listDates(context)).toHaveLength(12);
    expect(listDates(context)[0]).toBe('2026-11-30');
    expect(bookableDates(context, 'Monday')[0]?.departures).toEqual([{ ownSpots: 0 }]);
    expect(listDates({ ...context, today: null })).toEqual([]);
  });

  it('are those of the tour’s departures, however far ahead', () => {
    const context = contextWith(
      ['2026-11-30', '2027-06-07', '2026-12-01'].map((date) => departureOn(date)),
    );
    expect(listDates(context)).toEqual(['2026-11-30', '2027-06-07']);
  });

  it('cover the next 90 days if only booked departures have loaded', () => {
    const loadedDepartures = mergeDepartures(
      NO_DEPARTURES,
      { ...QUERY, from: '2026-11-30', to: '2026-11-30' },
      [departureOn('2026-11-30')],
    );
    expect(listDates(contextWith([], { loadedDepartures }))).toHaveLength(12);
  });

  it('include today until today’s last cutoff', () => {
    const departures = [departureOn(TODAY), afternoonDepartureOn(TODAY), departureOn('2026-11-30')];
    const datesAt = (time: string) =>
      listDates(contextWith(departures, { now: new Date(`${TODAY}T${time}Z`) }));
    expect(datesAt('14:59:00')).toEqual([TODAY, '2026-11-30']);
    expect(datesAt('18:59:00')).toEqual([TODAY, '2026-11-30']);
    expect(datesAt('19:00:00')).toEqual(['2026-11-30']);
    expect(listDates(contextWith([departureOn(TODAY, { status: 'CLOSED' })]))).toEqual([]);
    expect(bookableDates(contextWith(departures), 'Monday').map(({ isToday }) => isToday)).toEqual([
      true,
      false,
    ]);
  });

  it('include the edited booking’s date, with the booking’s spots at its own departure', () => {
    const editedBooking = bookingOn(TODAY, { time: '14:00' });
    const closed = { status: 'CLOSED' } as const;
    const departures = [departureOn(TODAY, closed), afternoonDepartureOn(TODAY, closed)];
    const context = contextWith([...departures, departureOn('2026-11-30')], { editedBooking });
    const options = datesIncludingBooked(context, 'Monday');
    expect(options.map(({ date }) => date)).toEqual([TODAY, '2026-11-30']);
    expect(options[0]?.departures.map(({ ownSpots }) => ownSpots)).toEqual([0, 3]);
    expect(
      datesIncludingBooked({ ...context, place: 'SOHO AND VILLAGES' }, 'Monday')[0]?.date,
    ).toBe('2026-11-30');
  });
});

describe('the weekdays', () => {
  const SUNDAY = '2026-11-29';

  it('are Monday to Saturday by default', () => {
    expect(weekdaysOf(contextWith([departureOn('2026-11-30')]))).toHaveLength(6);
    expect(weekdaysOf(contextWith([departureOn(SUNDAY, { status: 'CLOSED' })]))).toHaveLength(6);
    expect(
      weekdaysOf(contextWith([departureOn(SUNDAY)], { place: 'Brooklyn Bridge' })),
    ).toHaveLength(6);
  });

  it('end with Sunday if a Sunday can be booked, or the edited booking is on one', () => {
    expect(weekdaysOf(contextWith([departureOn(SUNDAY)])).at(-1)).toBe('Sunday');
    const editedBooking = bookingOn(SUNDAY, { day: 'Sunday' });
    expect(weekdaysOf(contextWith([], { editedBooking })).at(-1)).toBe('Sunday');
  });
});

describe('loaded departures', () => {
  const todaysDepartures = mergeDepartures(NO_DEPARTURES, QUERY, [
    afternoonDepartureOn(TODAY),
    departureOn(TODAY),
  ]);

  it('include the departure at a booking’s time, or the date’s first one if the booking has no time', () => {
    expect(departureOf(todaysDepartures, bookingOn(TODAY, { time: '14:00' }))?.id).toMatch(/1400$/);
    expect(departureOf(todaysDepartures, bookingOn(TODAY))?.id).toMatch(/1000$/);
    expect(departureOf(todaysDepartures, bookingOn(TODAY, { time: '16:00' }))).toBeUndefined();
    expect(departureOf(todaysDepartures, bookingOn('2026-11-30'))).toBeUndefined();
  });

  it('are replaced if they match the query', () => {
    const query = { ...QUERY, from: TODAY, to: TODAY };
    const loadedDepartures = mergeDepartures(
      mergeDepartures(NO_DEPARTURES, QUERY, [
        departureOn(TODAY),
        departureOn('2026-11-30'),
        departureOn(TODAY, { place: 'Brooklyn Bridge' }),
      ]),
      query,
      [afternoonDepartureOn(TODAY)],
    );
    const ids = [...loadedDepartures.byPlace.values()].flatMap((dates) =>
      [...dates.values()].flat().map(({ id, place }) => `${place} ${id}`),
    );
    expect(ids.sort()).toEqual([
      'Brooklyn Bridge day.central-park.2026-11-23.1000',
      'Central Park day.central-park.2026-11-23.1400',
      'Central Park day.central-park.2026-11-30.1000',
    ]);
    expect([...loadedDepartures.completePlaces]).toEqual([PLACE]);
  });
});
