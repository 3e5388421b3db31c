import { act, screen, waitFor, within } from '@testing-library/react';
import type {
  CalendarDeparture,
  DepartureClash,
  PlaceRecord,
  TimeOffRecord,
} from '../../../api/schema';
import { callsTo, holdResponse, NO_CONNECTION, respondWith } from '../../../test/fake-api';
import { expectNoViolations, focusTab, region, renderInConsole } from '../../../test/render-page';
import { testPlace } from '../../tours/test-place';
import { Calendar } from './Calendar';
import { testCalendarDeparture, testClash } from './test-calendar';

const PARK = testCalendarDeparture({ capacity: 12, vacancies: 8 });
const SOHO = testCalendarDeparture({
  place: 'SoHo',
  startTime: '13:15',
  people: 5,
  capacity: 5,
  vacancies: 0,
});
const UNBOOKED_DEPARTURE = testCalendarDeparture({
  place: 'Harlem',
  people: 0,
  state: 'closed',
  closedBecause: 'guide-busy',
  clashesWith: ['Central Park'],
});
const CANCELED_DEPARTURE = testCalendarDeparture({
  list: 'night',
  place: 'Times Square',
  date: '2030-12-08',
  startTime: '19:30',
  state: 'cancelled',
  people: 3,
});
const DEPARTURES = [PARK, UNBOOKED_DEPARTURE, SOHO, CANCELED_DEPARTURE];

interface Options {
  search?: string;
  departures?: CalendarDeparture[];
  clashes?: DepartureClash[];
  timeOff?: TimeOffRecord[];
  places?: PlaceRecord[];
}

async function openCalendar(options: Options = {}) {
  const { search = 'month=2030-12', departures = DEPARTURES, clashes = [], timeOff = [] } = options;
  const { places = [] } = options;
  respondWith({
    'GET /guide/planning/calendar': departures,
    'GET /guide/planning': { toursAtOnce: 1, clashes },
    'GET /guide/time-off': timeOff,
    'GET /guide/places': places,
  });
  const guide = renderInConsole(<Calendar />, `?view=planning&${search}`);
  await waitFor(() => {
    expect(screen.getByRole('status')).not.toHaveTextContent('Loading…');
  });
  return guide;
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const focusedLabel = () => document.activeElement?.getAttribute('aria-label');

describe('the month', () => {
  test('shows each day’s tours and people, and loads whole weeks', async () => {
    await openCalendar();
    expect(region('December 2030')).toHaveAttribute('aria-busy', 'false');
    screen.getByRole('grid', { name: 'December 2030' });
    expect(screen.getByRole('status')).toHaveTextContent(
      '2 tours with 9 people, 1 full, 1 canceled',
    );
    button('Saturday, December 7: 2 tours with 9 people, 1 full');
    button('Sunday, December 8: no bookings, 1 canceled');
    button('Monday, December 9: no bookings');
    const [call] = callsTo('GET /guide/planning/calendar');
    expect(Object.fromEntries(call?.query ?? [])).toEqual({ from: '2030-12-01', days: '35' });
    await expectNoViolations();
  });

  test('shows the names of special days', async () => {
    const departures = [testCalendarDeparture({ date: '2030-11-28', specialDay: 'macys-parade' })];
    await openCalendar({ search: 'month=2030-11&day=2030-11-28', departures });
    const titles = 'Thanksgiving, Macy’s Thanksgiving Day Parade';
    button(`Thursday, November 28: 1 tour with 4 people, ${titles}`);
    button('Monday, November 11: no bookings, Veterans Day');
    within(region('Thursday, November 28')).getByText(titles);
    await expectNoViolations();
  });

  test('shows the guide’s time off', async () => {
    const timeOff = {
      id: 'a',
      from: '2030-12-07',
      to: '2030-12-09',
      reason: 'Private',
      booked: [],
    };
    const search = 'month=2030-12&day=2030-12-07';
    const guide = await openCalendar({ search, timeOff: [timeOff] });
    await waitFor(() => {
      button('Saturday, December 7: 2 tours with 9 people, 1 full, Time off');
    });
    button('Monday, December 9: no bookings, Time off');
    button('Tuesday, December 10: no bookings');
    within(region('Saturday, December 7')).getByText('Time off');
    await guide.click(screen.getByRole('radio', { name: 'Week' }));
    await screen.findByText('Time off');
  });

  test('shows the names of the chosen day’s seasons', async () => {
    const season = {
      name: 'Holiday lights',
      from: '2030-12-07',
      to: '2030-12-31',
      weekdays: [],
      startTimes: ['18:00'],
      capacity: null,
    };
    const places = ['Central Park', 'SoHo'].map((name) => ({
      ...testPlace('day', name),
      seasons: [season],
    }));
    const guide = await openCalendar({ search: 'month=2030-12&day=2030-12-07', places });
    await within(region('Saturday, December 7')).findByText('Holiday lights');
    await guide.click(button(/^Friday, December 6/));
    expect(region('Friday, December 6')).not.toHaveTextContent('Holiday lights');
  });

  test('shows no numbers of bookings while it loads', async () => {
    const calendarResponse = holdResponse(DEPARTURES);
    respondWith({
      'GET /guide/planning/calendar': calendarResponse.response,
      'GET /guide/planning': { toursAtOnce: null, clashes: [] },
      'GET /guide/time-off': [],
      'GET /guide/places': [],
    });
    renderInConsole(<Calendar />, '?view=planning&month=2030-12');
    expect(screen.getByRole('status')).toHaveTextContent('Loading…');
    button('Monday, December 9');
    calendarResponse.release();
    await screen.findByRole('button', { name: 'Monday, December 9: no bookings' });
  });

  test('marks booked tours that clash', async () => {
    await openCalendar({ clashes: [testClash(PARK, 'SoHo')], search: 'day=2030-12-07' });
    button('Saturday, December 7: 2 tours with 9 people, 1 full, 1 clashing');
    within(region('Saturday, December 7')).getByText('Clashes with SoHo');
  });

  test('shows the chosen day, with a link to its sheet', async () => {
    const guide = await openCalendar();
    screen.getByText('Choose a day to see its tours.');
    await guide.click(button(/^Saturday, December 7/));
    expect(location.search).toBe('?view=planning&month=2030-12&day=2030-12-07');
    expect(button(/^Saturday, December 7/)).toHaveAttribute('aria-pressed', 'true');
    const panel = region('Saturday, December 7');
    const [booked, unbooked] = within(panel).getAllByRole('list');
    const textsOf = (list?: HTMLElement) =>
      within(list ?? panel)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(textsOf(booked)).toEqual([
      '10:00 AM–12:30 PMCentral Park4 of 12 people',
      '45 min until the next tour',
      '1:15 PM–3:45 PMSoHo5 of 5 people Full',
    ]);
    within(panel).getByText('1 tour without bookings');
    expect(textsOf(unbooked)).toEqual([
      '10:00 AM–12:30 PMHarlem0 peopleClosed while you lead Central Park',
    ]);
    const link = within(panel).getByRole('link', { name: 'Open the day’s sheet' });
    expect(link).toHaveAttribute('href', '/?date=2030-12-07');
    await expectNoViolations();

    act(() => {
      history.back();
    });
    await screen.findByText('Choose a day to see its tours.');
  });

  test('changes with the “Next month”, “Previous month”, and “Today” buttons', async () => {
    const guide = await openCalendar();
    await guide.click(button('Next month'));
    await screen.findByRole('grid', { name: 'January 2031' });
    await guide.click(button('Previous month'));
    await guide.click(button('Previous month'));
    await screen.findByRole('grid', { name: 'November 2030' });
    await guide.click(button('Today'));
    expect(document.querySelector('[aria-current=date]')).toHaveAttribute('aria-pressed', 'true');
    expect(document.querySelectorAll('[aria-current=date]')).toHaveLength(1);
  });

  test('is a single tab stop, and other keys move its focus by day, week, and month', async () => {
    const guide = await openCalendar({ search: 'month=2030-12&day=2030-12-07' });
    const grid = screen.getByRole('grid');
    expect(
      within(grid)
        .getAllByRole('button')
        .filter(({ tabIndex }) => tabIndex === 0),
    ).toEqual([button(/^Saturday, December 7/)]);
    act(() => {
      button(/^Saturday, December 7/).focus();
    });
    const expectMoves = async (moves: Record<string, RegExp>) => {
      for (const [key, name] of Object.entries(moves)) {
        await guide.keyboard(`{${key}}`);
        await waitFor(() => {
          expect(focusedLabel()).toMatch(name);
        });
      }
    };
    await expectMoves({
      ArrowRight: /^Sunday, December 8/,
      ArrowUp: /^Sunday, December 1\b/,
      End: /^Saturday, December 7/,
      Home: /^Sunday, December 1\b/,
      ArrowLeft: /^Saturday, November 30/,
    });
    screen.getByRole('grid', { name: 'November 2030' });
    await expectMoves({ PageDown: /^Monday, December 30/, ArrowDown: /^Monday, January 6/ });
    screen.getByRole('grid', { name: 'January 2031' });
    await expectMoves({ PageUp: /^Friday, December 6/ });
    expect(location.search).toContain('day=2030-12-07');
    await guide.keyboard('{Enter}');
    expect(location.search).toBe('?view=planning&month=2030-12&day=2030-12-06');
    expect(focusedLabel()).toMatch(/^Friday, December 6/);
  });

  test('can be loaded again after an error', async () => {
    respondWith({
      'GET /guide/planning/calendar': NO_CONNECTION,
      'GET /guide/planning': { toursAtOnce: null, clashes: [] },
      'GET /guide/time-off': [],
      'GET /guide/places': [],
    });
    const guide = renderInConsole(<Calendar />, '?view=planning&month=2030-12');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^The calendar couldn’t be loaded\./,
    );
    respondWith({ 'GET /guide/planning/calendar': DEPARTURES });
    await guide.click(button('Try again'));
    await screen.findByRole('button', { name: /^Saturday, December 7: 2 tours/ });
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

test.each(['month', 'week'])('the %s stays visible offline', async (span) => {
  await openCalendar({ search: `month=2030-12&span=${span}` });
  respondWith({ 'GET /guide/planning/calendar': NO_CONNECTION });
  focusTab();
  await waitFor(() => {
    expect(screen.getByRole('status')).toHaveTextContent(/. Offline: as of \d+:\d\d [AP]M$/);
  });
  expect(screen.queryByRole('alert')).toBeNull();
  await expectNoViolations();
  respondWith({ 'GET /guide/planning/calendar': [] });
  focusTab();
  await waitFor(() => {
    expect(screen.getByRole('status')).toHaveTextContent('no bookings');
  });
  expect(screen.getByRole('status')).not.toHaveTextContent('Offline');
});

describe('the week', () => {
  test('lists each day’s booked tours and the time between them', async () => {
    const guide = await openCalendar({ search: 'month=2030-12&day=2030-12-07' });
    await guide.click(screen.getByRole('radio', { name: 'Week' }));
    expect(location.search).toBe('?view=planning&month=2030-12&day=2030-12-07&span=week');
    await screen.findByRole('region', { name: 'Dec 1 – Dec 7, 2030' });
    await screen.findByText('45 min');
    expect(callsTo('GET /guide/planning/calendar')).toHaveLength(1);
    expect(screen.queryByText('Harlem')).toBeNull();
    const link = screen.getByRole('link', { name: 'Saturday, Dec 7' });
    expect(link).toHaveAttribute('href', '/?date=2030-12-07');
    await expectNoViolations();

    await guide.click(button('Next week'));
    await screen.findByRole('region', { name: 'Dec 8 – Dec 14, 2030' });
    await screen.findByText('Canceled');
    await guide.click(screen.getByRole('radio', { name: 'Month' }));
    expect(location.search).toBe('?view=planning&month=2030-12&day=2030-12-14');
  });
});

test('the week view shows who leads each tour, and the guide can assign all suggested guides', async () => {
  const departures = [
    testCalendarDeparture({ ledBy: { id: 'a', name: 'Ann' } }),
    testCalendarDeparture({ startTime: '15:00', suggestedGuide: { id: 'b', name: 'Ben' } }),
  ];
  respondWith({
    'GET /guide/planning/calendar': departures,
    'GET /guide/planning': { toursAtOnce: null, clashes: [] },
    'GET /guide/time-off': [],
    'GET /guide/places': [],
  });
  const search = '?view=planning&month=2030-12&day=2030-12-07&span=week';
  const guide = renderInConsole(<Calendar />, search);
  await screen.findByText('Led by Ann');
  screen.getByText('Nobody leads this yet; Ben is free');
  await expectNoViolations();
  respondWith({ 'POST /guide/planning/suggested-guides': { assigned: 1 } });
  await guide.click(screen.getByRole('button', { name: 'Assign the suggested guide' }));
  await screen.findByText('1 tour has a guide now.');
  const [call] = callsTo('POST /guide/planning/suggested-guides');
  expect(Object.fromEntries(call?.query ?? [])).toEqual({ from: '2030-12-01', days: '7' });
});
