import type { SheetDeparture } from '../../api/schema';
import { PARTY } from '../outbox/test-party';
import { fallbackMessage, type UnreachedParty } from './fallback-message';

const departure = {
  place: 'Central Park',
  date: '2030-01-07',
  localDateTimeStart: '2030-01-07T10:00:00-05:00',
  meetingPoint: 'Columbus Circle',
} as SheetDeparture;
const unreached = (
  kind: UnreachedParty['untold']['kind'],
  more: object = {},
  reason?: string,
): UnreachedParty => ({
  ...PARTY,
  name: 'Ada',
  people: 2,
  ...more,
  untold: {
    mail: 'a',
    kind,
    why: 'no-address',
    canBeSentAgain: false,
    ...(reason !== undefined && { reason }),
  },
});
const WHEN = 'Central Park on Monday, Jan 7, 10:00 AM';
const WHERE = 'We meet here: Columbus Circle.';

test.each([
  [
    'the canceled tour, and the reason',
    { ...departure, reason: 'A storm' },
    unreached('cancelled'),
    `Hi Ada, I’m sorry: I’ve had to cancel our walk, ${WHEN}. Please don’t come to the meeting point. The reason: A storm`,
  ],
  [
    'the canceled booking of one party',
    { ...departure, reason: 'Road works' },
    unreached('cancelled', { cancelled: { at: '', reason: 'The minibus is small' } }),
    `Hi Ada, I’m sorry: I’ve had to cancel our walk, ${WHEN}. Please don’t come to the meeting point. The reason: The minibus is small`,
  ],
  [
    'the new time and place, and the reason',
    departure,
    unreached('moved', {}, 'A parade'),
    `Hi Ada, I’m sorry: I’ve had to move our walk. It’s now ${WHEN}. ${WHERE} Does that suit you? The reason: A parade`,
  ],
  [
    'a changed departure',
    departure,
    unreached('changed-by-guide'),
    `Hi Ada, I’ve had to change something about our walk. It’s ${WHEN}. ${WHERE} Does that suit you?`,
  ],
  [
    'a restored departure',
    departure,
    unreached('restored'),
    `Hi Ada, good news: our walk takes place after all, ${WHEN}. ${WHERE}`,
  ],
  [
    'an offer, with its end in New York time',
    departure,
    unreached('offer', { since: '', utcHeldUntil: '2030-01-06T23:30:00Z' }),
    `Hi Ada, there’s room for 2 people now: ${WHEN}. I’m holding it for you until Jan 6, 6:30 PM. Would you still like to come?`,
  ],
  [
    'the guide’s message to all',
    { ...departure, notice: { text: 'Bring gloves.\nAnd a hat.', utcWrittenAt: '' } },
    unreached('from-guide'),
    `Hi Ada, about our walk, ${WHEN}:\nBring gloves.\nAnd a hat.`,
  ],
  [
    'a booking',
    departure,
    unreached('booked'),
    `Hi Ada, my email about our walk didn’t reach you. You’re booked for 2 people: ${WHEN}. ${WHERE}`,
  ],
])('the fallback message describes %s', (_, at, party, text) => {
  expect(fallbackMessage(at, party)).toBe(text);
});
