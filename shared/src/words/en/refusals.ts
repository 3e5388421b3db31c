import { withPeriod } from '../../format.ts';
import { formatDateChoices, formatDayAndDate, formatTime } from '../../new-york-texts.ts';
import { newYorkDate, newYorkTime, type Weekday } from '../../new-york.ts';
import { priceWords } from './price.ts';

export interface Maximum {
  /** The maximum number allowed. */
  most: number;
}

export interface Range extends Maximum {
  /** The minimum number allowed. */
  least: number;
}

export interface DateAndAlternatives {
  /** The departure's date. */
  date: string;
  /** The nearest dates with enough spots, if they were requested. */
  others?: readonly string[];
}

export interface OptionalReason {
  /** The guide's reason. */
  reason?: string;
}

const ADVICE_FOR_GUESTS = 'Sign up to book for more, or write to the guide.';

/** The sentence for each code. */
export const refusalSentences = {
  // For any call.
  unavailable: () => 'The booking service is taking a short break. Please try again in a moment.',
  failure: () => 'Something went wrong on our side. Please try again.',
  'nothing-here': () => 'There is nothing at this address.',
  'too-many-requests': () => 'Too many requests from your address. Please wait a moment.',
  'too-slow': () => 'The request took too long to arrive. Please try again.',
  'another-site': () => 'This call came from another site, so it was refused.',

  // Accounts and sessions.
  'session-ended': () => 'Your session has ended. Please sign in again.',
  'sign-in-first': () => 'Please sign in first.',
  'become-somebody-first': () => 'Please sign in or become a guest first.',
  'invalid-credentials': () => 'Invalid credentials',
  'too-many-sign-ins': ({ minutes }: { minutes: number }) =>
    `Too many failed sign-in attempts. Please try again in ${minutes === 1 ? 'a minute' : `${String(minutes)} minutes`}.`,
  'too-many-resets': ({ minutes }: { minutes: number }) =>
    `Too many requests for a new password. Please try again in ${minutes === 1 ? 'a minute' : `${String(minutes)} minutes`}.`,
  'too-many-mails': () =>
    'We’ve sent too many emails to this address, or for your network. Please try again tomorrow, or get in touch with the guide.',
  'no-mail': () =>
    'This site can’t send you a link, since it has no mail server. Please get in touch with the guide.',
  'reset-link-over': () => 'This link has expired or was used already. Please request a new one.',
  'confirm-link-over': () =>
    'This link has expired or was used already. Your account page can send a new one.',
  'reset-link-broken': () => 'This link is incomplete. Please open the one in the email again.',
  'busy-signing-in': () =>
    'Too many people are signing in right now. Please try again in a few seconds.',
  'wrong-password': () => 'That’s not your password.',
  'no-session': () => 'You have no such session.',
  'username-taken': () => 'This username is taken. Please choose another.',
  'username-reserved': () => 'This username is reserved. Please choose another.',
  'username-invalid': ({ least, most }: Range) =>
    `Username must be ${String(least)} to ${String(most)} letters, numbers, or the characters _ . -`,
  'sign-in-name-invalid': () => 'Username must be a username or an email.',
  'email-taken': () => 'This email already has an account. Please sign in.',
  'email-of-another': () => 'Another account already uses this email.',
  'email-invalid': () => 'Email must be an address like name@example.com.',
  'email-too-long': ({ most }: Maximum) => `Email must be at most ${String(most)} characters long.`,
  'email-is-password': () => 'The email can’t be your password. Please change the password first.',
  'password-length': ({ least, most }: Range) =>
    `Password must be ${String(least)} to ${String(most)} characters long.`,
  'password-common': () =>
    'This is one of the most common passwords, so it’s easy to guess. Please choose another.',
  'password-is-name': () => 'The password can’t be your username or email. Please choose another.',
  'guide-password-short': ({ least }: { least: number }) =>
    `The guide’s password must be at least ${String(least)} characters long.`,

  // For the tour, date, and party of a booking.
  'place-invalid': () => 'Place must be the name of a tour.',
  'place-unknown': ({ places }: { places: readonly string[] }) =>
    `Place must be one of ${places.join(', ')}.`,
  'day-invalid': ({ days }: { days: readonly string[] }) =>
    `Day must be one of ${days.join(', ')}.`,
  'people-invalid': ({ least, most }: Range) =>
    `People must be a whole number from ${String(least)} to ${String(most)}.`,
  'time-invalid': () => 'Time must be a time from 00:00 to 23:59.',
  'date-unreadable': () => 'Date must be written as YYYY-MM-DD.',
  'date-invalid': () => 'Date must be a date in YYYY-MM-DD format.',
  'date-out-of-range': ({ most }: Maximum) =>
    `Date must be from today on, at most ${String(most)} days ahead.`,
  'date-not-on-day': ({ day, most }: Maximum & { day: Weekday }) =>
    `Date must be a ${day} from today on, at most ${String(most)} days ahead.`,
  'no-such-start': () => 'This tour doesn’t start at that time. Please choose another.',
  'no-such-tour': () => 'There is no such tour.',
  'overlapping-invalid': () => 'Overlapping must be true or false.',
  'booked-already': ({ time }: { time: string }) =>
    `You have already booked this tour for ${formatTime(time)}. Book it once more?`,
  overlapping: ({ place, time }: { place: string; time: string }) =>
    `You have already booked ${place} for ${formatTime(time)}, which overlaps with this tour. Book both?`,

  // For the party's contact.
  'contact-missing': () =>
    'Give your name, and an email or a phone number, so that the guide can reach you.',
  'contact-invalid': () => 'Contact must have a name, and an email or a phone number.',
  'contact-unreachable': () =>
    'Enter an email address or phone number, so that the guide can reach you.',
  'contact-name-invalid': ({ least, most }: Range) =>
    `Name must be one line of ${String(least)} to ${String(most)} characters.`,
  'phone-invalid': () =>
    'Phone must be a phone number; outside the US and Canada, with its country code, like +44 20 7946 0123.',
  'whatsapp-invalid': () => 'WhatsApp must be true or false.',
  'whatsapp-without-phone': () => 'WhatsApp needs a phone number.',
  'note-too-long': ({ most }: Maximum) =>
    `Note must be text of at most ${String(most)} characters.`,

  // For booking and changing.
  busy: () => 'A lot of people are booking right now. Please try again in a moment.',
  'no-booking': () => 'There is no such booking in your list.',
  'link-needed': () => 'Please open this booking with its link, or sign in.',
  'link-incomplete': () => 'This link is incomplete. Please copy all of it.',
  'key-invalid': () => 'Idempotency-Key must be 1 to 64 characters: letters, digits, _ or -.',
  'key-used': () =>
    'This Idempotency-Key was already used for another booking. Please use a new one.',
  'already-waiting': () =>
    'You’re already on the waiting list for this tour. You’ll find it under My tours.',
  'no-longer-held': () =>
    'These spots aren’t held for you anymore. You can join the waiting list again.',
  'email-needed': () =>
    'For this tour, we need your email: you confirm the booking with a link that we send you.',
  unconfirmed: () => 'Please open the link in our email, and confirm there first.',
  'change-by-link': () => 'Please open the link in our email, and change the booking there.',
  'account-unconfirmed': () =>
    'Please confirm your email first, with the link that we sent you. Your account page can send another.',
  'corrected-too-often': () =>
    'You’ve changed the email of this booking too often. Please cancel it and book again, or get in touch with the guide.',
  'hold-over': () => 'These spots aren’t held for you anymore. Please book again.',
  'list-full': ({ most }: Maximum) =>
    `This list is full: it can hold ${String(most)} bookings. Delete one to make room.`,
  'guest-limit': ({ most }: Maximum) =>
    `Without an account, you can book at most ${String(most)} people on one tour. ${ADVICE_FOR_GUESTS}`,
  'network-limit': ({ most }: Maximum) =>
    `Guests at your internet address have already booked ${String(most)} people, which is as many as they can. ${ADVICE_FOR_GUESTS}`,
  'party-too-large': ({ most }: Maximum) =>
    `One booking of this tour can be for at most ${String(most)} ${most === 1 ? 'person' : 'people'}. If your group is larger, please write to the guide.`,
  'too-many-ages': ({ people }: { people: number }) =>
    `Your party has ${String(people)} ${people === 1 ? 'person' : 'people'}. Please correct their ages.`,
  'price-changed': ({ cents }: { cents: number }) =>
    `The guide has just changed the price. ${cents === 0 ? 'There is no fixed sum now.' : `Your party would pay ${priceWords.amount(cents)} now.`} Please look at the new price before you book.`,
  'not-offered': () => 'This tour isn’t offered anymore. Please choose another.',
  'booking-canceled': () =>
    'The guide canceled this booking, so it can’t be changed. Please book another tour.',
  over: () => 'This tour is over, so its booking can’t be changed anymore.',
  'too-late': ({ deadline }: { deadline: string }) =>
    `It’s too late to change or cancel this booking. The deadline was ${formatInstant(deadline)}.`,
  closed: ({ date, others }: DateAndAlternatives) =>
    withAlternatives(`The tour on ${formatDayAndDate(date)} can’t be booked anymore.`, others),
  'not-at-this-time': ({ date, others }: DateAndAlternatives) =>
    withAlternatives(`The tour on ${formatDayAndDate(date)} isn’t offered at this time.`, others),
  canceled: ({ date, reason, others }: DateAndAlternatives & OptionalReason) =>
    withAlternatives(
      withPeriod(`The tour on ${formatDayAndDate(date)} is canceled${reasonAfterColon(reason)}`),
      others,
    ),
  moved: ({ date, to, reason, others }: DateAndAlternatives & OptionalReason & { to: string }) =>
    withAlternatives(
      withPeriod(
        `The tour on ${formatDayAndDate(date)} was moved to ${formatDayAndDate(to)}${reasonAfterColon(reason)}`,
      ),
      others,
    ),
  'first-too-late': ({ date, deadline, others }: DateAndAlternatives & { deadline: string }) =>
    withAlternatives(
      `Nobody has booked the tour on ${formatDayAndDate(date)}, and its first booking had to be made by ${formatInstant(deadline)}.`,
      others,
    ),
  full: ({ date, left, others }: DateAndAlternatives & { left: number }) =>
    withAlternatives(
      left === 0
        ? `The tour on ${formatDayAndDate(date)} is full.`
        : `The tour on ${formatDayAndDate(date)} has ${String(left)} ${left === 1 ? 'spot' : 'spots'} left.`,
      others,
    ),
  'no-day-with-room': ({
    place,
    day,
    people,
    daysAhead,
    others,
  }: {
    place: string;
    day: Weekday;
    people: number;
    daysAhead: number;
    others: readonly string[];
  }) =>
    withAlternatives(
      `${place} has no ${day} with room for ${String(people)} in the next ${String(daysAhead)} days.`,
      others,
    ),
};

/** Adds the dates with enough spots to a sentence, if they were requested. */
function withAlternatives(sentence: string, others: readonly string[] | undefined): string {
  if (others === undefined) return sentence;
  if (others.length === 0) return `${sentence} No other date has room.`;
  return `${sentence} There is room on ${formatDateChoices(others)}.`;
}

function reasonAfterColon(reason: string | undefined): string {
  return reason === undefined ? '' : `: ${reason}`;
}

function formatInstant(instant: string): string {
  const at = new Date(instant);
  return `${formatDayAndDate(newYorkDate(at))}, ${formatTime(newYorkTime(at))}`;
}
