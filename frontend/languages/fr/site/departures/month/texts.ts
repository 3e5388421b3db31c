import { withPeriod } from 'shared/format';
import { specialDayTitles } from 'shared/words/fr/special-days';
import { formatMonth } from '../../../../../site/texts/more-formats';
import type { texts as english } from '../../../../../site/departures/month/texts.en';
import { format } from '../../texts/format';
import { LOCALE } from '../../texts/locale';

/** Texts for choosing a departure from a month. */
export const texts: typeof english = {
  loading: 'Recherche des dates…',
  notLoaded: (reason) => `Les dates n’ont pas pu être chargées. ${reason}`,
  month: (month) => formatMonth(LOCALE, month),
  previousMonth: 'Mois précédent',
  nextMonth: 'Mois suivant',
  weekday: (name) => name.slice(0, 2),
  specialDayNumber: (day) => `${String(day)}*`,
  specialDay: (date, title) => `* ${format.date(date)} : ${title}`,
  time: 'Heure',
  chooseTime: 'Choisissez une heure',
  closed: 'indis\u00ADpo\u00ADnible',
  noTours: 'Il n’y a plus de visite ce jour-là. Choisissez un autre jour.',
  unavailable: (notice) => withPeriod(`Ce départ est ${notice}`),
  shortage: (reason) => `Pas assez de place pour votre groupe : ${reason}.`,
  tooLarge: (capacity) =>
    `Votre groupe est trop grand : cette visite compte ${String(capacity)} places en tout.`,

  day: {
    withoutTours: (date) => `${date} : pas de visite`,
    withTours: (date, starts) => `${date} : ${starts.join(' ; ')}`,
    special: specialDayTitles,
    // The soft hyphens fit the words into narrow cells.
    full: 'com\u00ADplet',
    waitlistNote: 'com\u00ADplet, at\u00ADtente',
    hasWaitlist: 'avec liste d’attente',
    canceled: 'annulé',
    moved: 'dé\u00ADplacé',
    times: (count) => `${String(count)} dé\u00ADparts`,
    left: (spots) => `reste ${String(spots)}`,
    start: (time) => time,
  },
};
