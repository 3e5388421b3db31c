import { isFindGuideTime } from './find-guide-time';
import type { Ticket } from '../../ticket-api';

const NOON = new Date('2030-01-07T12:00:00-05:00');

test('isFindGuideTime returns true only for confirmed bookings, around the start of the tour', () => {
  const departure = {
    localDateTimeStart: '2030-01-07T12:25:00-05:00',
    localDateTimeEnd: '2030-01-07T14:00:00-05:00',
  };
  const isShown = (status: Ticket['status'], now = NOON) =>
    isFindGuideTime({ status, departure } as Ticket, now);
  expect(isShown('CONFIRMED')).toBe(true);
  for (const [time, expected] of [
    ['11:54', false],
    ['11:56', true],
    ['13:24', true],
    ['13:26', false],
  ] as const) {
    expect(isShown('CONFIRMED', new Date(`2030-01-07T${time}:00-05:00`))).toBe(expected);
  }
  for (const status of ['CANCELLED', 'WAITING', 'ON_HOLD', 'EXPIRED'] as const) {
    expect(isShown(status)).toBe(false);
  }
});
