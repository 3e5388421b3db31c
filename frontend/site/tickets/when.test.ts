import type { Ticket } from './ticket-api';
import { isRemovable } from './when';

const NOON = new Date('2030-01-07T12:00:00-05:00');

const on = (date: string, more: Partial<Ticket> = {}) =>
  isRemovable({ departure: { date }, ...more } as Ticket, NOON);

it('takes a booking off the list from the day after', () => {
  expect(on('2030-01-06')).toBe(true);
  // It may be under way, and until midnight the server keeps it.
  expect(on('2030-01-07')).toBe(false);
  expect(on('2030-01-08')).toBe(false);
});

it('takes one off that the guide canceled, and none twice', () => {
  expect(on('2030-01-08', { cancellation: { by: 'guide' } })).toBe(true);
  expect(on('2030-01-08', { cancellation: { by: 'visitor' } })).toBe(false);
  expect(on('2030-01-06', { utcRestorableUntil: '2030-01-07T17:10:00Z' })).toBe(false);
});
