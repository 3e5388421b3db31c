import type { PlaceRecord } from '../../api/schema';
import { startEdit } from '../forms/revision';
import { toPlaceInput, formatSetting, placeToDraft } from './settings-draft';

const PLACE: PlaceRecord = {
  id: 'day.central-park',
  list: 'day',
  place: 'Central Park',
  isHidden: false,
  revision: 3,
  startTimes: ['10:00'],
  lengthMinutes: 150,
  meetingPoint: 'Gate 4',
  capacity: null,
  maxPartySize: null,
  minPeople: null,
  cutoffMinutes: 120,
  firstBookingCutoffMinutes: null,
  changeCutoffMinutes: 1440,
  weekdays: ['Monday'],
  seasons: [],
  daysAhead: 90,
};

test('only touched settings are sent', () => {
  const edit = startEdit(3, placeToDraft(PLACE));
  expect(toPlaceInput(edit)).toEqual({});
  const values = { ...edit.values, maxPartySize: '20', firstBookingCutoffMinutes: '600' };
  expect(toPlaceInput({ ...edit, values })).toEqual({
    maxPartySize: 20,
    firstBookingCutoffMinutes: 600,
  });
});

test('a cleared number is sent as null', () => {
  const edit = startEdit(3, placeToDraft({ ...PLACE, capacity: 12 }));
  const values = { ...edit.values, capacity: '', weekdays: [] };
  expect(toPlaceInput({ ...edit, values })).toEqual({ capacity: null, weekdays: [] });
});

test('each setting’s value can be formatted', () => {
  const draft = placeToDraft({ ...PLACE, startTimes: ['10:00', '14:30'], capacity: 12 });
  const formattedSettings = (Object.keys(draft) as (keyof typeof draft)[]).map((name) => [
    name,
    formatSetting(name, draft),
  ]);
  expect(Object.fromEntries(formattedSettings)).toEqual({
    startTimes: '10:00 AM, 2:30 PM',
    lengthMinutes: '150',
    meetingPoint: 'Gate 4',
    capacity: '12',
    cutoffMinutes: '2 hours',
    changeCutoffMinutes: '1 day',
    firstBookingCutoffMinutes: 'the same as for other bookings',
    minPeople: 'no minimum',
    maxPartySize: 'no limit',
    daysAhead: '90',
    weekdays: 'Monday',
  });
  expect(formatSetting('weekdays', { weekdays: [] })).toBe('none');
});
