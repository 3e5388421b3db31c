import type { Weekday } from 'shared/new-york';
import { withFullStop } from '../format';
import { joinAlternatives } from '../more-formats';
import { LOCALE } from './locale';
import { words as format } from './format';

/** Texts for the two lists' pages. */
export const words = {
  form: {
    title: 'Creat your tour to your favorite attraction',
    place: 'Place',
    choosePlace: 'Choose a place',
    day: 'Day',
    chooseDay: 'Choose a day',
    date: 'Date',
    noDates: 'No dates with room',
    time: 'Time',
    noTimes: 'No times with room',
    /** Shown before the departures have loaded. */
    anyWeek: 'A later week works too.',
    /** @param name a date, or a time */
    takeInstead: (name: string) => `Take ${name} instead`,
    create: 'Create Tour',
    update: 'Update Tour',
    cancel: 'Cancel',
    bookOnTourPage: 'Book it on its own page, where you can leave your email',
    /** @param reason a sentence, as in the other messages */
    notSaved: (reason: string) => `The tour wasn’t saved. ${reason}`,
    deletedElsewhere: 'It was deleted somewhere else, but you can create it again.',
  },

  table: {
    title: 'Details of your tour here:',
    place: 'Place',
    day: 'Day',
    people: 'People',
    options: 'Options',
    loading: 'Loading your tours…',
    notLoaded: (reason: string) => `Your tours couldn’t be loaded. ${reason}`,
    empty: 'No tours yet. Pick a place and a day, and your first walk will show up here.',
    edit: 'Edit',
    delete: 'Delete',
    calendar: 'Add to calendar',
    over: 'This tour is over.',
    /** @param until for example, "Monday, Nov 23, 10:00 AM" */
    held: (until: string) => `Not booked yet: open the link in our email by ${until}.`,
    expired: 'Not booked: it wasn’t confirmed in time.',
    canceled: (reason: string) => `Canceled by the guide: ${reason}`,
    dismiss: 'Got it',
    /** For screen readers. @param change a sentence */
    change: (place: string, date: string, change: string) =>
      `${place}, ${format.dayAndDate(date)}: ${change}`,
    notRestored: (reason: string) => `The tour wasn’t restored. ${reason}`,
    restored: 'The tour is back in your list.',
    notDeleted: (reason: string) => `The tour wasn’t deleted. ${reason}`,
  },

  /** For a guest's booking that is on hold until its email is confirmed. */
  toConfirm: {
    title: 'One more tap',
    /** @param until for example, "6:15 PM" */
    body: (until: string) =>
      `The spots are held for you until ${until}. Open the link in the email that we’ve sent you, and you’re booked.`,
    see: 'See your booking',
  },

  created: {
    title: 'Tour Creation',
    day: 'The tour has been created ✅',
    night: 'The record has been created ✅',
    ticket: 'See your ticket',
  },
  updated: { title: 'Tour Edition', body: 'The tour has been updated ✅' },
  deleted: { title: 'Tour Deletion', body: 'The tour has been deleted ✅' },

  /** The function renders a link with the given text. */
  guest: <Node>(guestTime: string, signUp: (text: string) => Node) => [
    `You’re booking as a guest: only this browser can show your tours, and only for ${guestTime}. `,
    signUp('Sign up'),
    ' to keep them.',
  ],

  /** The options of weekdays, dates, and times. */
  choice: {
    today: 'Today',
    joinAlternatives: (starts: readonly string[]) => joinAlternatives(LOCALE, starts),
    startTimes: (count: number) => `${String(count)} start times`,
    /** @param notice for example, "full" */
    day: (date: string, notice: string) => `${format.dayAndDate(date)} · ${notice}`,
    /** @param next a date with room */
    dayAndNext: (date: string, notice: string, next: string) =>
      `${format.dayAndDate(date)} · ${notice}, next ${format.date(next)}`,
  },

  /** Why a date or a time has too few spots: clauses, which `end`, `butToday`, and `butLater` turn into sentences. */
  shortage: {
    /** @param notice for example, "full" */
    date: (date: string, notice: string) => `${format.date(date)} is ${notice}`,
    time: (start: string, notice: string) => `The tour at ${format.time(start)} is ${notice}`,
    /** @param includesOwn whether the spots include those of the booking being changed */
    leftOn: (date: string, spots: number, includesOwn: boolean) =>
      format.plural(spots, {
        one: (count) => `Only ${count} spot left on ${format.date(date)}`,
        other: (count) => `Only ${count} spots left on ${format.date(date)}`,
      }) + (includesOwn ? ', counting yours' : ''),
    leftAt: (start: string, spots: number, includesOwn: boolean) =>
      format.plural(spots, {
        one: (count) => `Only ${count} spot left at ${format.time(start)}`,
        other: (count) => `Only ${count} spots left at ${format.time(start)}`,
      }) + (includesOwn ? ', counting yours' : ''),
    noTour: (date: string, people: number) =>
      people > 1
        ? `No tour on ${format.date(date)} has room for ${String(people)}`
        : `No tour on ${format.date(date)} has room`,
    end: (clause: string) => withFullStop(clause),
    butToday: (clause: string) => `${clause}; there is still room today.`,
    butLater: (clause: string, date: string) =>
      `${clause}; the next date with room is ${format.date(date)}.`,
    /** @param others the nearest dates with room */
    notYet: (day: Weekday, others: readonly string[]) =>
      `No ${format.weekday(day)} can be booked yet. ${alternatives(others)}`,
    noDate: (day: Weekday, people: number, others: readonly string[]) =>
      people > 1
        ? `No ${format.weekday(day)} has room for ${String(people)}. ${alternatives(others)}`
        : `No ${format.weekday(day)} has room. ${alternatives(others)}`,
  },
};

function alternatives(dates: readonly string[]): string {
  if (dates.length === 0) return 'No other date has room.';
  return `There is room on ${joinDates(dates.map(format.dayAndDate))}.`;
}

/** Joins dates with semicolons, because each contains a comma. */
function joinDates(dates: readonly string[]): string {
  if (dates.length < 3) return dates.join(', or ');
  return `${dates.slice(0, -1).join('; ')}; or ${dates.at(-1) ?? ''}`;
}
