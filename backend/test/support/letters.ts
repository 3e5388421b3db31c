import { newYorkInstant } from 'shared/new-york';
import { mapUrl } from 'shared/map-url';
import type {
  BookingDetails,
  BookingFacts,
  DepartureFacts,
  PartyFacts,
  BookedTour,
} from '../../src/mail/content/facts';
import { letterAboutSeveral } from '../../src/mail/content/several';
import { testLetter } from '../../src/mail/content/guide';
import { LETTERS } from '../../src/mail/letters';
import type { LetterDefinition } from '../../src/mail/letters/definition';
import { en } from '../../src/mail/words/en';
import type { Letter, Site } from '../../src/mail/rendering/letter';

/** The time when the letters are sent, a few days before the tour. */
export const now = newYorkInstant('2026-11-20', '12:00');
const expiry = newYorkInstant('2026-11-20', '13:00');

const englishSite: Site = {
  name: 'New York on Foot',
  words: en,
  origin: 'https://tours.example',
  phone: '+1 212 555 0142',
  email: 'guide@tours.example',
  reviewUrl: 'https://reviews.example/ana?lang=en',
};
export { englishSite as site };

export const tour: BookedTour = {
  list: 'day',
  place: 'Central Park',
  startsAt: newYorkInstant('2026-11-28', '10:30'),
  endsAt: newYorkInstant('2026-11-28', '13:00'),
  meetingPoint: 'Columbus Circle, at the Maine Monument',
  mapUrl: mapUrl('Columbus Circle', { latitude: 40.7685, longitude: -73.9812 }),
  findMe:
    'Meet at the foot of the tall stone monument with the gold figures on top, on the park side of Columbus Circle. Look for the yellow umbrella.',
  bring: [
    'Wear shoes you like to walk in. Bring water, a hat in summer, and one more layer than you think in winter.',
    'Use a restroom before we meet.',
  ],
  url: 'https://tours.example/tours/central-park',
};

export const booking: BookingFacts = {
  name: 'Ann',
  people: 3,
  price: '3 × $40 = $120, paid to your guide on the day',
  paymentMethods: [
    { kind: 'CASH', uses: ['FARE', 'TIP'] },
    { kind: 'VENMO', uses: ['TIP'], url: 'https://venmo.com/u/ana' },
  ],
  tour,
  changeDeadline: newYorkInstant('2026-11-28', '08:30'),
  isCancelled: false,
  otherDates: [],
  heldUntil: expiry,
  notice: 'The fountain is off.\nWe’ll have a coffee there all the same.',
  ticketUrl: 'https://tours.example/booking/65f0c0ffee0123456789abcd#q83vEjRWeJq83vEjRWeJqw',
  calendar: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n',
};

const before: BookingDetails = {
  place: 'Central Park',
  startsAt: newYorkInstant('2026-11-27', '10:00'),
  endsAt: newYorkInstant('2026-11-27', '12:30'),
  meetingPoint: 'Columbus Circle, at the subway entrance',
  people: 2,
};

export const departure: DepartureFacts = {
  list: 'day',
  place: 'Central Park',
  startsAt: tour.startsAt,
  endsAt: tour.endsAt,
  meetingPoint: tour.meetingPoint,
  people: 12,
  parties: 5,
  capacity: 20,
  minPeople: 4,
  bookableUntil: newYorkInstant('2026-11-28', '08:30'),
  dayUrl: 'https://tours.example/guide/?date=2026-11-28',
};

export const nightDeparture: DepartureFacts = {
  list: 'night',
  place: 'Times Square',
  meetingPoint: 'Duffy Square',
  startsAt: newYorkInstant('2026-11-28', '19:30'),
  endsAt: newYorkInstant('2026-11-28', '21:30'),
  people: 1,
  parties: 1,
  minPeople: 3,
  bookableUntil: newYorkInstant('2026-11-28', '17:30'),
  dayUrl: departure.dayUrl,
};

export const party: PartyFacts = {
  name: 'Ann Miller',
  people: 3,
  email: 'ann@example.com',
  phone: '+12125550100',
  whatsApp: true,
  note: 'We bring a stroller.\nIs that all right?',
};

const eveningBefore = newYorkInstant('2026-11-27', '17:00');
const url = 'https://tours.example/reset#q83vEjRWeJq83vEjRWeJqw';
const otherDates = ['2026-11-30', '2026-12-01'].map((date) => ({
  startsAt: newYorkInstant(date, '10:30'),
  url: `${tour.url}?date=${date}`,
}));

/** The data that the letters are written from. */
export const FACTS = {
  booking,
  before,
  departure,
  party,
  reason: 'The parade closes the park on Friday.',
  guideMessage: 'It will be cold: bring gloves.\n\nI’ll have hot chocolate for everybody.',
  serverReply: '550 5.1.1 There is no such mailbox',
  username: 'walker',
  email: 'new@example.com',
};

/**
 * Returns a letter of each kind, and the variants that differ most.
 *
 * @param letterWords the words of the visitors' language; English by default
 */
export function lettersOf(
  {
    booking: bookingFacts,
    before,
    departure,
    party,
    reason,
    guideMessage,
    serverReply,
    username,
    email,
  }: typeof FACTS,
  letterWords = en,
): Record<string, Letter> {
  const site = { ...englishSite, words: letterWords };
  const booking = {
    ...bookingFacts,
    before,
    reason,
    moveReason: reason,
    restorableUntil: expiry,
    otherDates,
  };
  const change = { kind: 'changed', party, departure, before } as const;
  const user = { name: username, url, until: expiry };
  const noBooking = { ...departure, people: 0, parties: 0 };
  return {
    ...lettersTo('visitor', (letter) => letter.write(site, booking, now)),
    ...lettersTo('user', (letter) => letter.write(site, user)),
    ...Object.fromEntries(
      (['cancelled', 'changed', 'restored', 'waitingOver'] as const).map((kind) => [
        `${kind}, about several bookings`,
        letterAboutSeveral(site, [booking, { ...booking, tour: { ...booking.tour } }], kind),
      ]),
    ),
    'from-guide': LETTERS['from-guide'].write(site, { ...booking, notice: guideMessage }, now),
    'reminder of tomorrow': LETTERS.reminder.write(site, booking, eveningBefore),
    'email-changed to the old address': LETTERS['email-changed'].write(site, {
      ...user,
      newEmail: email,
    }),
    news: LETTERS.news.write(site, { kind: 'booked', party, departure }),
    'news of a change': LETTERS.news.write(site, change),
    digest: LETTERS.digest.write(site, [
      { kind: 'booked', party, departure },
      { kind: 'cancelled', party: { people: 1 }, departure: nightDeparture },
    ]),
    evening: LETTERS.evening.write(site, [departure, nightDeparture]),
    'evening without people': LETTERS.evening.write(site, [noBooking]),
    full: LETTERS.full.write(site, { ...departure, people: 20, parties: 8 }),
    offered: LETTERS.offered.write(site, { party, departure, heldUntil: expiry }),
    'mail-fails': LETTERS['mail-fails'].write(site, [{ party, departure, serverReply }]),
    test: testLetter(site),
  };
}

/** Returns all letters to visitors, or all letters to users. */
function lettersTo<To extends 'visitor' | 'user'>(
  to: To,
  write: (letter: Extract<LetterDefinition, { to: To }>) => Letter,
): Record<string, Letter> {
  const isForRecipient = (
    entry: [string, LetterDefinition],
  ): entry is [string, Extract<LetterDefinition, { to: To }>] => entry[1].to === to;
  return Object.fromEntries(
    Object.entries<LetterDefinition>(LETTERS)
      .filter(isForRecipient)
      .map(([kind, letter]) => [kind, write(letter)]),
  );
}
