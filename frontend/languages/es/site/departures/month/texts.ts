import { capitalize } from 'shared/capitalize';
import { withPeriod } from 'shared/format';
import { specialDayTitles } from 'shared/words/es/special-days';
import type { texts as english } from '../../../../../site/departures/month/texts.en';
import { formatMonth } from '../../../../../site/texts/more-formats';
import { format } from '../../texts/format';
import { LOCALE } from '../../texts/locale';
import { predicate } from '../predicate';

export const texts: typeof english = {
  loading: 'Buscando fechas…',
  notLoaded: (reason) => `No se pudieron cargar las fechas. ${reason}`,
  month: (month) => capitalize(formatMonth(LOCALE, month)),
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  weekday: (name) => capitalize(name.slice(0, 2)),
  specialDayNumber: (day) => `${String(day)}*`,
  specialDay: (date, title) => `* ${format.date(date)}: ${title}`,
  time: 'Hora',
  chooseTime: 'Elige una hora',
  closed: 'cerra\u00ADdo',
  noTours: 'Ese día ya no hay recorrido. Elige otro, por favor.',
  unavailable: (notice) => withPeriod(`Este recorrido ${predicate(notice)}`),
  shortage: (reason) => `Tu grupo no cabe: ${reason}.`,
  tooLarge: (capacity) => `Tu grupo no cabe: este recorrido es para ${String(capacity)} en total.`,

  day: {
    withoutTours: (date) => `${date}: no hay recorrido`,
    withTours: (date, starts) => `${date}: ${starts.join('; ')}`,
    special: specialDayTitles,
    full: 'lleno',
    waitlistNote: 'lleno, con lista',
    hasWaitlist: 'con lista de espera',
    // The soft hyphens fit the words into narrow cells.
    canceled: 'cance\u00ADlado',
    moved: 'cambia\u00ADdo',
    times: (count) => `${String(count)} sali\u00ADdas`,
    left: (spots) => (spots === 1 ? '1 libre' : `${String(spots)} libres`),
    start: (time) => time,
  },
};
