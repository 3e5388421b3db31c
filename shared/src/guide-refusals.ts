/** The API's refusals for the guide. They are separate from refusals.ts, so that visitors don't download them. */
import { formatDayAndDate, formatTime } from './new-york-texts.ts';
import { formatDollars } from './price.ts';
import { refusalsFrom } from './refusals.ts';

interface Maximum {
  /** The maximum number allowed. */
  most: number;
}

interface Cents {
  cents: number;
}

interface UnchangeableDeparture {
  place: string;
  date: string;
  startTime: string;
  why: keyof typeof UNCHANGEABLE_REASONS;
}

/** The reasons why a departure can't be changed together with others, or why its change can't be undone. */
const UNCHANGEABLE_REASONS = {
  'not-found': 'no longer exists.',
  changed: 'was changed in the meantime, maybe on another device. Please look at it again.',
  booked: 'has been booked since.',
  started: 'has already started.',
  'other-date': 'would start on a different date.',
  past: 'would start in the past.',
};

/** The sentence for each code. */
export const GUIDE_REFUSALS = {
  // For a day's sheet.
  'party-gone': () => 'This party no longer exists.',
  'party-changed': () =>
    'This party was changed in the meantime, maybe on another device. Please look at it again.',
  'party-canceled': () => 'This booking is canceled. Undo that first.',
  'bookings-over': () => 'This tour is over, so its bookings can no longer be changed.',
  'not-waiting': () => 'That party is no longer on the waiting list.',
  'waiting-list-changed': () =>
    'The waiting list was changed in the meantime. Please look at it again.',
  'no-offer': () => 'No spots are held for this party. Please look at the list again.',
  'departure-canceled': () => 'This departure is canceled.',
  'arrival-not-now': ({ before, after }: { before: number; after: number }) =>
    `This can be announced from ${String(before)} minutes before the start until ${String(after)} minutes after it, while the tour lasts.`,
  'payment-id-used': () => 'A different payment has this id. Please note the payment again.',
  'payment-gone': () => 'This payment doesn’t exist, so it can’t be undone.',
  'already-paid': () => 'This party has already paid. Note anything more as a tip.',
  'nothing-owed': () => 'This party doesn’t have to pay anything. Note the money as a tip.',
  'fare-above-owed': ({ cents }: Cents) =>
    `This party owes ${formatDollars(cents)}. Note the rest as a tip.`,
  'refund-above-paid': ({ cents }: Cents) =>
    cents === 0
      ? 'This party has paid nothing that could be refunded.'
      : `This party has paid ${formatDollars(cents)}. Enter at most that as the refund.`,
  'payment-refunded': () => 'This payment was refunded. Undo the refund first.',
  'canceled-takes-no-fare': () =>
    'A canceled party has nothing to pay. Undo the cancellation first, or note a refund.',
  'walk-in-has-paid': () => 'This party has paid. Undo its payments first.',
  'too-many-windows': () => 'This day is open in too many windows. Please close some of them.',

  // For the site's settings.
  'settings-changed': () =>
    'The settings were changed in the meantime, maybe on another device. Please look at them again.',
  'setting-fixed': ({ variable }: { variable: string }) =>
    `This is set by ${variable} in .env. Change it there, or remove it from .env to change it here.`,

  // For backups.
  'no-backup': () => 'There is no backup that can be downloaded.',

  // For guides' roles.
  'last-owner': () =>
    'You’re the only owner. Make a colleague an owner first: in the console, under More › Colleagues.',
  'too-many-invitations': ({ most }: Maximum) =>
    `There can be at most ${String(most)} open invitations. Please revoke some of them.`,
  'invitation-over': () =>
    'This invitation has expired, or it was used or revoked. Please ask for a new one.',
  'already-guide': () => 'You’re already a guide here, so this invitation is for somebody else.',
  'colleague-password-short': ({ least }: { least: number }) =>
    `Guides need a password of at least ${String(least)} characters. Change yours on your account page, then open this link again.`,

  // For time off.
  'time-off-ends-first': () => 'The time off must end after it begins.',
  'time-off-over': () => 'This time off is already over.',
  'time-off-too-late': ({ most }: Maximum) => `Time off can be at most ${String(most)} days ahead.`,
  'too-much-time-off': ({ most }: Maximum) =>
    `You can have at most ${String(most)} entries for time off. Please delete some of them.`,

  // For the guide's own calendar.
  'calendar-address-invalid': () =>
    'This isn’t a calendar’s address. Copy the secret address, which begins with https:// or webcal://.',
  'calendar-unreachable': () =>
    'The calendar’s server can’t be reached. Check the address, or try again in a few minutes.',
  'calendar-server-error': ({ status }: { status: number }) =>
    `The calendar’s server answered with error ${String(status)}. Copy the secret address again, or try again in a few minutes.`,
  'calendar-too-large': ({ most }: Maximum) =>
    `The calendar is larger than ${String(most)} MB. Connect one with fewer appointments.`,
  'not-a-calendar': () =>
    'The address leads to something other than a calendar. Copy the secret address, which usually ends with .ics.',
  'own-calendar': () =>
    'This is the calendar of this site’s own tours. Enter the address of your private calendar.',
  'calendar-too-full': () =>
    'The calendar has too many appointments, or one that repeats too many times. Connect one with fewer appointments.',
  'calendar-tried-too-often': () =>
    'Too many attempts to read a calendar have failed. Please wait a minute.',

  // For changing a departure.
  'departure-changed': () =>
    'This departure was changed in the meantime, maybe on another device. Please look at it again.',
  'move-without-room': ({
    date,
    vacancies,
    people,
  }: {
    date: string;
    vacancies: number;
    people: number;
  }) =>
    `The tour on ${formatDayAndDate(date)} has room for ${String(vacancies)} more, but ${String(people)} people would be moved there.`,
  'move-after-start': () => 'A tour that has already started can’t be moved.',
  'move-to-same-date': () => 'Date must be different from the current one.',
  'move-to-canceled': ({ date }: { date: string }) =>
    `The tour on ${formatDayAndDate(date)} is canceled.`,
  'move-out-of-range': ({ onSundays, most }: Maximum & { onSundays: boolean }) =>
    `Date must be a ${onSundays ? 'day' : 'Monday to Saturday'} that is still to come, at most ${String(most)} days ahead.`,

  // For choosing who leads a departure.
  'no-such-guide': () => 'This guide no longer has access. Please choose another one.',
  'guide-off': () => 'This guide is off at that time. Choose another one, or assign them anyway.',
  'guide-leads-other': ({ place, startTime }: { place: string; startTime: string }) =>
    `This guide leads ${place} (${formatTime(startTime)}), and can’t be at both in time. Choose another one, or assign them anyway.`,

  // For changing several departures at once.
  'too-many-departures': ({ departures, most }: Maximum & { departures: number }) =>
    `You’ve chosen ${String(departures)} departures, but at most ${String(most)} can be changed at once. Please choose fewer dates or tours.`,
  'nothing-to-change': () => 'Choose what to change.',
  'departure-unchangeable': ({ place, date, startTime, why }: UnchangeableDeparture) =>
    `${place} on ${formatDayAndDate(date)}, ${formatTime(startTime)}, ${UNCHANGEABLE_REASONS[why]}`,
  'no-such-departure': () => 'One of these departures no longer exists.',
  'bulk-change-repeated': () =>
    'This change was already made or undone. Please look at the departures again.',
  'undo-after-email': () =>
    'This can’t be undone, because visitors have been told about it. Please change the departures again instead.',
  'undo-too-late': ({ minutes }: { minutes: number }) =>
    `This could be undone for only ${String(minutes)} minutes. Please change the departures again instead.`,

  // For tours and their settings.
  'tour-changed': () =>
    'This tour was changed in the meantime, maybe on another device. Please look at it again.',
  'tours-changed': () => 'The list of tours was changed in the meantime. Please look at it again.',
  'departures-booked': ({ departures }: { departures: number }) =>
    departures === 1
      ? 'Visitors have already booked 1 departure. Keep it as booked, or change it, too?'
      : `Visitors have already booked ${String(departures)} departures. Keep them as booked, or change them, too?`,
  'tour-booked': () => 'This tour has been booked before, so it can’t be deleted. Hide it instead.',
  'nothing-to-read': () =>
    'Visitors can’t read anything about this tour yet. Please write at least its short description.',
  'too-many-tours': ({ most }: Maximum) =>
    `There can be at most ${String(most)} tours, hidden ones included.`,
  'tour-name-taken': ({ list }: { list: 'day' | 'night' }) =>
    `There’s already a ${list} tour with this name or a very similar one. Please choose another name.`,
  'tour-name-without-letters': () => 'Name must have a letter from A to Z, or a digit.',
  'tour-name-by-night': () =>
    'The name of a day tour can’t end in “by night”. Please choose another name.',
  'translation-changed': () =>
    'These translations were changed in the meantime, maybe on another device. Please look at them again.',
  'translation-too-long': ({ most }: Maximum) =>
    `A translation of this text can have at most ${String(most)} characters.`,
  'translation-lines': () => 'A translation of this text must be on one line.',
  'first-cutoff-shorter': () =>
    'Cutoff for the first booking can’t be shorter than the cutoff for the others.',
  'season-ends-first': () => 'The last date can’t be before the first date.',
  'season-too-long': ({ most }: Maximum) =>
    `A season can be at most ${String(most)} days long. Please choose an earlier last date.`,
  'seasons-overlap': ({ name }: { name: string }) =>
    `These dates overlap with “${name}”. Please choose others.`,
  'price-without-amount': () => 'Please enter the amount. For a free tour, enter 0.',
  'price-without-words': () => 'Please write what the tour costs.',
  'price-without-adults': () => 'Please add a price for adults.',
  'payment-link-invalid': () =>
    'Please paste the whole link, from https:// on, without spaces or a user name before the host.',
  'payment-name-missing': () => 'Please enter the name.',
  'price-ages-order': () => 'Please list each group once, the oldest first, with its youngest age.',

  // For photographs.
  'photo-type': () => 'A photograph must be JPEG or WebP, sent as image/jpeg or image/webp.',
  'photo-damaged': () =>
    'This file is damaged, or isn’t the kind of photograph that it claims to be. Please choose another file.',
  'photo-too-large': ({ most }: Maximum) =>
    `A photograph can be at most ${String(most)} pixels wide and high. Please make it smaller.`,
  'too-many-photos': () =>
    'There is no room for more unsaved photographs. Please save your changes, or add more tomorrow: unsaved ones are deleted after a day.',
  'photo-gone': () => 'This photograph no longer exists. Please add it again.',

  // For mail and reports.
  'no-mail-server': () =>
    'No mail server is set. Set SMTP_URL and SITE_URL, and start the site again.',
  'mail-just-tried': () => 'The last attempt was only a moment ago. Please wait a few seconds.',
  'mail-not-repeatable': () =>
    'This email can’t be sent again: it is on its way, has been sent, or would come too late.',
  'mail-on-its-way': () => 'This email is on its way, or has been sent.',
  'range-invalid': ({ most }: Maximum) =>
    `To must be on or after From, and the range at most ${String(most)} days.`,
};

export type GuideRefusalCode = keyof typeof GUIDE_REFUSALS;

export const guideRefusal = refusalsFrom(GUIDE_REFUSALS);
