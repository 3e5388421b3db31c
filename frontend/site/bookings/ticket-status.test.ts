import type { Ticket } from './ticket-api';
import { ticketAsOf, isRemovable, isNotBooked } from './ticket-status';

const NOON = new Date('2030-01-07T17:00:00Z');

const isRemovableOn = (date: string, details: Partial<Ticket> = {}) =>
  isRemovable({ departure: { date }, ...details } as Ticket, NOON);

test('a booking can be removed once the day of the tour is over', () => {
  expect(isRemovableOn('2030-01-06')).toBe(true);
  // On the day itself, the tour may be under way, and the server refuses the removal until midnight.
  expect(isRemovableOn('2030-01-07')).toBe(false);
  expect(isRemovableOn('2030-01-08')).toBe(false);
});

test('a booking that the guide canceled can be removed, but not twice', () => {
  expect(isRemovableOn('2030-01-08', { cancellation: { by: 'guide' } })).toBe(true);
  expect(isRemovableOn('2030-01-08', { cancellation: { by: 'visitor' } })).toBe(false);
  expect(isRemovableOn('2030-01-06', { utcRestorableUntil: '2030-01-07T17:10:00Z' })).toBe(false);
});

describe('a party on the waitlist', () => {
  const departure = { utcCutoffAt: '2030-01-07T17:00:00Z' };
  const party = (details: Partial<Ticket>) => ({ departure, ...details }) as Ticket;
  const partyHeldUntil = (utcHeldUntil: string) =>
    party({ status: 'ON_HOLD', wait: { ahead: 0, utcHeldUntil } });

  it.each([
    ['2030-01-07T17:00:01Z', 'ON_HOLD'],
    ['2030-01-07T17:00:00Z', 'EXPIRED'],
  ])('with an offer until %s is %s at 17:00:00Z', (until, status) => {
    expect(ticketAsOf(partyHeldUntil(until), NOON).status).toBe(status);
  });

  it('waits until the cutoff, and counts as not booked', () => {
    const waiting = party({ status: 'WAITING', wait: { ahead: 1 } });
    expect(ticketAsOf(waiting, new Date('2030-01-07T16:59:59Z'))).toBe(waiting);
    expect(ticketAsOf(waiting, NOON).status).toBe('EXPIRED');
    expect([waiting, ticketAsOf(waiting, NOON), partyHeldUntil('')].every(isNotBooked)).toBe(true);
  });

  it('keeps its status once it is booked or canceled', () => {
    for (const status of ['CONFIRMED', 'CANCELLED'] as const) {
      expect(ticketAsOf(party({ status }), NOON).status).toBe(status);
      expect(isNotBooked(party({ status }))).toBe(false);
    }
  });
});
