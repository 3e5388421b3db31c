import { capitalize } from 'shared/capitalize';
import { withPeriod } from 'shared/format';
import { specialDayTitles } from 'shared/words/pt/special-days';
import { formatMonth } from '../../../../../site/texts/more-formats';
import type { texts as english } from '../../../../../site/departures/month/texts.en';
import { format } from '../../texts/format';
import { LOCALE } from '../../texts/locale';

export const texts: typeof english = {
  loading: 'Procurando datas…',
  notLoaded: (reason: string) => `Não foi possível carregar as datas. ${reason}`,
  month: (month: string) => capitalize(formatMonth(LOCALE, month)),
  previousMonth: 'Mês anterior',
  nextMonth: 'Próximo mês',
  weekday: (name: string) => name.slice(0, 3),
  specialDayNumber: (day: number) => `${String(day)}*`,
  specialDay: (date: string, title: string) => `* ${format.date(date)}: ${title}`,
  time: 'Horário',
  chooseTime: 'Escolha um horário',
  closed: 'fe\u00ADchado',
  noTours: 'Não há mais passeio neste dia. Escolha outro.',
  unavailable: (notice: string) => withPeriod(`Este passeio está ${notice}`),
  shortage: (reason: string) => `Não há lugar para seu grupo: ${reason}.`,
  tooLarge: (capacity: number) =>
    `Não há lugar para seu grupo: este passeio leva ${String(capacity)} no total.`,

  day: {
    withoutTours: (date: string) => `${date}: sem passeio`,
    withTours: (date: string, starts: readonly string[]) => `${date}: ${starts.join('; ')}`,
    special: specialDayTitles,
    full: 'lotado',
    waitlistNote: 'lotado, há lista',
    hasWaitlist: 'tem lista de espera',
    // The soft hyphens fit the words into narrow cells.
    canceled: 'cance\u00ADlado',
    moved: 'remar\u00ADcado',
    times: (count: number) => `${String(count)} saídas`,
    left: (spots: number) =>
      format.plural(spots, { one: (count) => `${count} vaga`, other: (count) => `${count} vagas` }),
    start: (time: string) => time,
  },
};
