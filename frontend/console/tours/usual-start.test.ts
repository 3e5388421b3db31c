import type { PlaceRecord } from '../../api/schema';
import { getUsualStart } from './usual-start';

const SETTINGS = {
  lengthMinutes: 150,
  meetingPoint: 'Gate 4',
  capacity: null,
  cutoffMinutes: 0,
  changeCutoffMinutes: 0,
};
const ID = 'day.central-park.2030-01-07.1000';

const tourWith = (...startTimes: string[]): PlaceRecord => ({
  id: 'day.central-park',
  list: 'day',
  place: 'Central Park',
  isHidden: false,
  revision: 0,
  ...SETTINGS,
  maxPartySize: null,
  minPeople: null,
  firstBookingCutoffMinutes: null,
  startTimes,
  weekdays: ['Monday'],
  seasons: [],
  daysAhead: 90,
});

test('a departure usually starts at its tour’s start time if there is just one, otherwise at the time in its id', () => {
  expect(getUsualStart(tourWith('10:00', '14:00'), ID)).toBe('10:00');
  expect(getUsualStart(tourWith('11:00'), ID)).toBe('11:00');
  expect(getUsualStart(tourWith('11:00', '14:00'), ID)).toBe('10:00');
});

test('a departure in a season usually starts at the time in its id', () => {
  const season = { name: 'Winter', from: '2030-01-01', to: '2030-01-31', capacity: null };
  const tour = tourWith('11:00');
  const seasons = [{ ...season, startTimes: ['12:00'], weekdays: tour.weekdays }];
  expect(getUsualStart({ ...tour, seasons }, ID)).toBe('10:00');
});
