import type { SheetDeparture } from '../../api/schema';
import { PARTY } from '../outbox/test-party';
import { fallbackMessage, type UnreachedParty } from './fallback-message';

const departure = {
  place: 'Central Park',
  date: '2030-01-07',
  localDateTimeStart: '2030-01-07T10:00:00-05:00',
  meetingPoint: 'Columbus Circle',
} as SheetDeparture;
const told = (
  kind: UnreachedParty['untold']['kind'],
  more: object = {},
  reason?: string,
): UnreachedParty => ({
  ...{ ...PARTY, name: 'Ada', people: 2 },
  ...more,
  untold: {
    ...{ mail: 'a', kind, why: 'no-address', canBeSentAgain: false },
    ...(reason !== undefined && { reason }),
  },
});
const WHEN = 'Central Park on Monday, Jan 7, 10:00 AM';
const WHERE = 'We meet here: Columbus Circle.';

test.each([
  [
    'that the tour is canceled, and why',
    { ...departure, reason: 'A storm' },
    told('cancelled'),
    `Hi Ada, I’m sorry: I’ve had to cancel our walk, ${WHEN}. Please don’t come to the meeting point. The reason: A storm`,
  ],
  [
    'that their booking alone is',
    { ...departure, reason: 'Road works' },
    told('cancelled', { cancelled: { at: '', reason: 'The minibus is small' } }),
    `Hi Ada, I’m sorry: I’ve had to cancel our walk, ${WHEN}. Please don’t come to the meeting point. The reason: The minibus is small`,
  ],
  [
    'where and when it is now, and why',
    departure,
    told('moved', {}, 'A parade'),
    `Hi Ada, I’m sorry: I’ve had to move our walk. It’s now ${WHEN}. ${WHERE} Does that suit you? The reason: A parade`,
  ],
  [
    'what changed',
    departure,
    told('changed-by-guide'),
    `Hi Ada, I’ve had to change something about our walk. It’s ${WHEN}. ${WHERE} Does that suit you?`,
  ],
  [
    'that it takes place after all',
    departure,
    told('restored'),
    `Hi Ada, good news: our walk takes place after all, ${WHEN}. ${WHERE}`,
  ],
  [
    'that there is room, and until when by New York’s clocks',
    departure,
    told('offer', { since: '', utcHeldUntil: '2030-01-06T23:30:00Z' }),
    `Hi Ada, there’s room for 2 people now: ${WHEN}. I’m holding it for you until Jan 6, 6:30 PM. Would you still like to come?`,
  ],
  [
    'what the guide has written to all',
    { ...departure, notice: { text: 'Bring gloves.\nAnd a hat.', utcWrittenAt: '' } },
    told('from-guide'),
    `Hi Ada, about our walk, ${WHEN}:\nBring gloves.\nAnd a hat.`,
  ],
  [
    'what the mail that didn’t arrive said',
    departure,
    told('booked'),
    `Hi Ada, my email about our walk didn’t reach you. You’re booked for 2 people: ${WHEN}. ${WHERE}`,
  ],
])('who isn’t reached is told %s', (_, at, party, text) => {
  expect(fallbackMessage(at, party)).toBe(text);
});
