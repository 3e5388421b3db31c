import type { texts as english } from '../../../../../site/departures/month/texts.en';
import { specialDayTitles } from 'shared/words/de/special-days';
import { withPeriod } from 'shared/format';
import { format } from '../../texts/format';
import { LOCALE } from '../../texts/locale';
import { formatMonth } from '../../../../../site/texts/more-formats';

export const texts: typeof english = {
  loading: 'Termine werden gesucht …',
  notLoaded: (reason) => `Die Termine konnten nicht geladen werden. ${reason}`,
  month: (month) => formatMonth(LOCALE, month),
  previousMonth: 'Voriger Monat',
  nextMonth: 'Nächster Monat',
  weekday: (name) => name.slice(0, 2),
  specialDayNumber: (day) => `${String(day)}*`,
  specialDay: (date, title) => `* ${format.date(date)}: ${title}`,
  time: 'Uhrzeit',
  chooseTime: 'Uhrzeit wählen',
  closed: 'nicht buch\u00ADbar',
  noTours: 'An diesem Tag gibt es keine Tour mehr. Bitte wählen Sie einen anderen.',
  unavailable: (notice) => withPeriod(`Diese Tour ist ${notice}`),
  shortage: (reason) => `Für Ihre Gruppe reicht das nicht: ${reason}.`,
  tooLarge: (capacity) =>
    `Für Ihre Gruppe reicht das nicht: Bei dieser Tour ${capacity === 1 ? 'kann nur 1 Person' : `können höchstens ${String(capacity)} Personen`} mitgehen.`,

  day: {
    withoutTours: (date) => `${date}: keine Tour`,
    withTours: (date, starts) => `${date}: ${starts.join('; ')}`,
    special: specialDayTitles,
    full: 'voll',
    // The soft hyphens fit the words into narrow cells.
    waitlistNote: 'voll, Warte\u00ADliste',
    hasWaitlist: 'mit Warteliste',
    canceled: 'ab\u00ADge\u00ADsagt',
    moved: 'ver\u00ADscho\u00ADben',
    times: (count) => `${String(count)} Zeiten`,
    left: (spots) => `noch ${String(spots)}`,
    start: (time) => time,
  },
};
