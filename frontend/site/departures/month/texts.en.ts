import { specialDayTitles } from 'shared/words/en/special-days';
import { withPeriod } from 'shared/format';
import { format } from '../../texts/format.en';
import { LOCALE } from '../../texts/locale.en';
import { formatMonth } from '../../texts/more-formats';

/** Texts for choosing a departure from a month. */
export const texts = {
  loading: 'Looking for dates…',
  /** @param reason a sentence, as in the other messages */
  notLoaded: (reason: string) => `The dates couldn’t be loaded. ${reason}`,
  month: (month: string) => formatMonth(LOCALE, month),
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  /** @param name the full name of a weekday */
  weekday: (name: string) => name.slice(0, 2),
  /** The number of a day with a footnote. */
  specialDayNumber: (day: number) => `${String(day)}*`,
  /** A footnote about a date. */
  specialDay: (date: string, title: string) => `* ${format.date(date)}: ${title}`,
  time: 'Time',
  chooseTime: 'Choose a time',
  closed: 'closed',
  noTours: 'There’s no tour on this day anymore. Please choose another day.',
  /** @param notice for example, "closed", or "canceled: A storm is coming." */
  unavailable: (notice: string) => withPeriod(`This tour is ${notice}`),
  /** @param reason for example, "full", or "4 spots left" */
  shortage: (reason: string) => `That doesn’t fit your party: ${reason}.`,
  /** @param capacity the departure's capacity */
  tooLarge: (capacity: number) =>
    `That doesn’t fit your party: this tour takes ${String(capacity)} in all.`,

  /** A date in the calendar. */
  day: {
    /** @param date for example, "Monday, Nov 23", as in the next message */
    withoutTours: (date: string) => `${date}: no tour`,
    /** @param starts each departure's time and notice, followed by the title of a special day if there is one */
    withTours: (date: string, starts: readonly string[]) => `${date}: ${starts.join('; ')}`,
    /** The titles of special days. */
    special: specialDayTitles,
    full: 'full',
    /** Below the number of a full date. */
    waitlistNote: 'full, waitlist',
    /** In the label of a full date. */
    hasWaitlist: 'has a waiting list',
    canceled: 'canceled',
    moved: 'moved',
    /** Short notes below a date's number. */
    times: (count: number) => `${String(count)} times`,
    left: (spots: number) => `${String(spots)} left`,
    /** Shortens a time: "10 AM", or "7:30 PM". */
    start: (time: string) => time.replace(':00', ''),
  },
};
