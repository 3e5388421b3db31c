import type { PlaceRecord } from '../../api/schema';
import { getUsualStart } from './usual-start';

const SETTINGS = {
  lengthMinutes: 150,
  meetingPoint: 'Gate 4',
  capacity: null,
  cutoffMinutes: 0,
  changeCutoffMinutes: 0,
};
const DEPARTURE_ID = 'day.central-park.2030-01-07.1000';

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

test('the usual start is the tour’s only start time, or the time in the departure’s id if the tour has several', () => {
  expect(getUsualStart(tourWith('10:00', '14:00'), DEPARTURE_ID)).toBe('10:00');
  expect(getUsualStart(tourWith('11:00'), DEPARTURE_ID)).toBe('11:00');
  expect(getUsualStart(tourWith('11:00', '14:00'), DEPARTURE_ID)).toBe('10:00');
});

test('the usual start during a season is the time in the departure’s id', () => {
  const season = { name: 'Winter', from: '2030-01-01', to: '2030-01-31', capacity: null };
  const tour = tourWith('11:00');
  const seasons = [{ ...season, startTimes: ['12:00'], weekdays: tour.weekdays }];
  expect(getUsualStart({ ...tour, seasons }, DEPARTURE_ID)).toBe('10:00');
});
