import { newYorkInstant } from 'shared/new-york';
import { mapAddress } from 'shared/map-address';
import * as account from '../../src/mail/content/account';
import type {
  Before,
  BookingFacts,
  DepartureFacts,
  PartyFacts,
  Walk,
} from '../../src/mail/content/facts';
import * as guide from '../../src/mail/content/guide';
import { en } from '../../src/mail/words/en';
import type { Letter, Site } from '../../src/mail/rendering/letter';
import * as visitor from '../../src/mail/content/visitor';

/** The facts for letters in tests, and every letter. */

export const site: Site = {
  words: en,
  origin: 'https://tours.example',
  phone: '+1 212 555 0142',
  email: 'guide@tours.example',
};

export const walk: Walk = {
  list: 'day',
  place: 'Central Park',
  starts: newYorkInstant('2026-11-28', '10:30'),
  ends: newYorkInstant('2026-11-28', '13:00'),
  meetingPoint: 'Columbus Circle, at the Maine Monument',
  mapUrl: mapAddress('Columbus Circle', { latitude: 40.7685, longitude: -73.9812 }),
  findMe:
    'Meet at the foot of the tall stone monument with the gold figures on top, on the park side of Columbus Circle. Look for the yellow umbrella.',
  bring: [
    'Wear shoes you like to walk in. Bring water, a hat in summer, and one more layer than you think in winter.',
    'Use a restroom before we meet.',
  ],
  price: 'Pay what you wish',
  tourUrl: 'https://tours.example/tours/central-park',
};

export const booking: BookingFacts = {
  name: 'Ann',
  people: 3,
  walk,
  changesClose: newYorkInstant('2026-11-28', '08:30'),
  notice: 'The fountain is off.\nWe’ll have a coffee there all the same.',
  ticketUrl: 'https://tours.example/booking/65f0c0ffee0123456789abcd#q83vEjRWeJq83vEjRWeJqw',
  calendar: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n',
};

const before: Before = {
  place: 'Central Park',
  starts: newYorkInstant('2026-11-27', '10:00'),
  ends: newYorkInstant('2026-11-27', '12:30'),
  meetingPoint: 'Columbus Circle, at the subway entrance',
  people: 2,
};

export const departure: DepartureFacts = {
  list: 'day',
  place: 'Central Park',
  starts: walk.starts,
  ends: walk.ends,
  meetingPoint: walk.meetingPoint,
  people: 12,
  parties: 5,
  capacity: 20,
  minPeople: 4,
  bookableUntil: newYorkInstant('2026-11-28', '08:30'),
  dayUrl: 'https://tours.example/guide/?date=2026-11-28',
};

export const atNight: DepartureFacts = {
  list: 'night',
  place: 'Times Square',
  meetingPoint: 'Duffy Square',
  starts: newYorkInstant('2026-11-28', '19:30'),
  ends: newYorkInstant('2026-11-28', '21:30'),
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

/** Long before the departures. */
export const now = newYorkInstant('2026-11-20', '12:00');
const until = newYorkInstant('2026-11-20', '13:00');
const eve = newYorkInstant('2026-11-27', '17:00');
const once = { url: 'https://tours.example/reset#q83vEjRWeJq83vEjRWeJqw', until };
const others = ['2026-11-30', '2026-12-01'].map((date) => ({
  starts: newYorkInstant(date, '10:30'),
  url: `${walk.tourUrl}?date=${date}`,
}));

/** The facts that letters are made from. */
export const FACTS = {
  booking,
  before,
  departure,
  party,
  reason: 'The parade closes the park on Friday.',
  words: 'It will be cold: bring gloves.\n\nI’ll have hot chocolate for everybody.',
  answer: '550 5.1.1 There is no such mailbox',
  username: 'walker',
  email: 'new@example.com',
};

/** Returns every letter, by name. */
export function lettersOf({
  booking,
  before,
  departure,
  party,
  reason,
  words,
  answer,
  username,
  email,
}: typeof FACTS): Record<string, Letter> {
  const changed = { what: 'changed', party, departure, before } as const;
  return {
    booked: visitor.booked(site, booking, now),
    changed: visitor.changed(site, booking, before, now),
    cancelledByVisitor: visitor.cancelledByVisitor(site, booking, until),
    cancelledByGuide: visitor.cancelledByGuide(site, booking, reason, others),
    moved: visitor.moved(site, booking, before, reason, now),
    changedByGuide: visitor.changedByGuide(site, booking, before, reason, now),
    restored: visitor.restored(site, booking, now),
    reminder: visitor.reminder(site, booking, eve),
    waiting: visitor.waiting(site, booking),
    offer: visitor.offer(site, { ...booking, until }),
    offerLapsed: visitor.offerLapsed(site, booking),
    waitingOver: visitor.waitingOver(site, booking, reason),
    fromGuide: visitor.fromGuide(site, booking, words),
    newBooking: guide.bookingNews(site, { what: 'booked', party, departure }),
    changedBooking: guide.bookingNews(site, changed),
    digest: guide.digest(site, [
      { what: 'booked', party, departure },
      { what: 'cancelled', party: { people: 1 }, departure: atNight },
    ]),
    evening: guide.evening(site, [departure, atNight]),
    nobodyTomorrow: guide.evening(site, [{ ...departure, people: 0, parties: 0 }]),
    full: guide.full(site, { ...departure, people: 20, parties: 8 }),
    offered: guide.offered(site, party, departure, until),
    mailFails: guide.mailFails(site, [{ party, departure, answer }]),
    test: guide.test(site),
    confirmAddress: account.confirmAddress(site, once),
    confirmBooking: account.confirmBooking(site, booking, once),
    resetPassword: account.resetPassword(site, username, once),
    emailChangedHere: account.emailChangedHere(site, username),
    emailChangedAway: account.emailChangedAway(site, username, email),
    accountDeleted: account.accountDeleted(site, username),
  };
}
