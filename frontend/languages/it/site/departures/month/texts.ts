import { specialDayTitles } from 'shared/words/it/special-days';
import { withPeriod } from 'shared/format';
import type { texts as english } from '../../../../../site/departures/month/texts.en';
import { formatMonth } from '../../../../../site/texts/more-formats';
import { format } from '../../texts/format';
import { LOCALE } from '../../texts/locale';

/** Texts for choosing a departure from a month. */
export const texts: typeof english = {
  loading: 'Cerchiamo le date…',
  notLoaded: (reason) => `Non siamo riusciti a caricare le date. ${reason}`,
  month: (month) => formatMonth(LOCALE, month),
  previousMonth: 'Mese precedente',
  nextMonth: 'Mese successivo',
  weekday: (name) => name.slice(0, 3),
  /** The number of a day with a footnote. */
  specialDayNumber: (day) => `${String(day)}*`,
  /** A footnote about a date. */
  specialDay: (date, title) => `* ${format.date(date)}: ${title}`,
  time: 'Ora',
  chooseTime: 'Scegli un’ora',
  closed: 'non dispo\u00ADni\u00ADbile',
  noTours: 'In questo giorno non c’è più nessun tour. Scegline un altro.',
  unavailable: (notice) => withPeriod(`Tour ${notice}`),
  shortage: (reason) => `Non c’è posto per tutto il gruppo: ${reason}.`,
  tooLarge: (capacity) =>
    `Il tuo gruppo è troppo grande: questo tour ha ${String(capacity)} posti in tutto.`,

  /** A date in the calendar. */
  day: {
    withoutTours: (date) => `${date}: nessun tour`,
    withTours: (date, starts) => `${date}: ${starts.join('; ')}`,
    /** The titles of special days. */
    special: specialDayTitles,
    full: 'esau\u00ADrito',
    /** Below the number of a full date. */
    waitlistNote: 'lista d’at\u00ADtesa',
    /** In the label of a full date. */
    hasWaitlist: 'con lista d’attesa',
    canceled: 'annul\u00ADlato',
    moved: 'spo\u00ADstato',
    /** Short notes below a date's number. */
    times: (count) => `${String(count)} orari`,
    left: (spots) =>
      format.plural(spots, {
        one: (count) => `${count} posto`,
        other: (count) => `${count} posti`,
      }),
    start: (time) => time,
  },
};
