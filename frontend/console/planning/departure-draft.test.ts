import { startEdit } from '../forms/revision';
import { changesOf, describeField, type DepartureDraft } from './departure-draft';

const DRAFT: DepartureDraft = {
  startTime: '10:00',
  state: 'open',
  reason: '',
  lengthMinutes: '150',
  meetingPoint: 'Gate 4',
  capacity: '',
  cutoffMinutes: '120',
  changeCutoffMinutes: '1440',
};
const changed = (changes: Partial<DepartureDraft>, from = DRAFT) =>
  changesOf({ ...startEdit(1, from), values: { ...from, ...changes } }, false);

test('only touched fields are sent', () => {
  expect(changed({})).toEqual({});
  expect(changed({ capacity: '9', reason: ' Parade ' })).toEqual({
    capacity: 9,
    reason: 'Parade',
  });
});

test('a changed status is sent with the reason, and a removed reason with the status', () => {
  const parade = { ...DRAFT, reason: 'Parade' };
  expect(changed({ state: 'closed' }, parade)).toEqual({ state: 'closed', reason: 'Parade' });
  expect(changed({ reason: '' }, parade)).toEqual({ state: 'open' });
});

test('a reset sends all settings, so that the departure follows its tour again', () => {
  expect(changesOf(startEdit(1, DRAFT), true)).toEqual({
    startTime: '10:00',
    state: 'open',
    lengthMinutes: 150,
    meetingPoint: 'Gate 4',
    capacity: null,
    cutoffMinutes: 120,
    changeCutoffMinutes: 1440,
  });
});

test('each field has a description', () => {
  const all = (Object.keys(DRAFT) as (keyof DepartureDraft)[]).map((name) => [
    name,
    describeField(name, { ...DRAFT, state: 'cancelled' }),
  ]);
  expect(Object.fromEntries(all)).toEqual({
    startTime: '10:00 AM',
    state: 'canceled',
    reason: 'empty',
    lengthMinutes: '150',
    meetingPoint: 'Gate 4',
    capacity: 'no limit',
    cutoffMinutes: '2 hours',
    changeCutoffMinutes: '1 day',
  });
});
