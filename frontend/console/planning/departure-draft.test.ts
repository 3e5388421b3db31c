import { startEdit } from '../forms/revision';
import { toDepartureInput, formatField, type DepartureDraft } from './departure-draft';

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
const inputFor = (changes: Partial<DepartureDraft>, saved = DRAFT) =>
  toDepartureInput({ ...startEdit(1, saved), values: { ...saved, ...changes } }, false);

test('only touched fields are sent', () => {
  expect(inputFor({})).toEqual({});
  expect(inputFor({ capacity: '9', reason: ' Parade ' })).toEqual({
    capacity: 9,
    reason: 'Parade',
  });
});

test('a new status is sent with the reason, and removing the reason sends the status', () => {
  const parade = { ...DRAFT, reason: 'Parade' };
  expect(inputFor({ state: 'closed' }, parade)).toEqual({ state: 'closed', reason: 'Parade' });
  expect(inputFor({ reason: '' }, parade)).toEqual({ state: 'open' });
});

test('a reset sends all settings', () => {
  expect(toDepartureInput(startEdit(1, DRAFT), true)).toEqual({
    startTime: '10:00',
    state: 'open',
    lengthMinutes: 150,
    meetingPoint: 'Gate 4',
    capacity: null,
    cutoffMinutes: 120,
    changeCutoffMinutes: 1440,
  });
});

test('each field’s value can be formatted', () => {
  const formattedFields = (Object.keys(DRAFT) as (keyof DepartureDraft)[]).map((name) => [
    name,
    formatField(name, { ...DRAFT, state: 'cancelled' }),
  ]);
  expect(Object.fromEntries(formattedFields)).toEqual({
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
