import { newYorkInstant, WEEKDAYS, type Weekday } from 'shared/new-york';
import { formatLanguages } from 'shared/languages';
import type { TourSeason } from '../../../../api/schema';
import { joinAll } from '../../../../site/texts/more-formats';
import type { texts as english } from '../../../../site/tours/texts.en';
import { LOCALE } from '../texts/locale';
import { format } from '../texts/format';

/** The weekdays from Monday to Sunday. */
const WEEK: readonly Weekday[] = [...WEEKDAYS.slice(1), 'Sunday'];

export const texts: typeof english = {
  name: (place: string, title: string, isNight: boolean) =>
    isNight ? `${place} à noite: ${title}` : `${place}: ${title}`,
  booking: 'Reservar este passeio',
  languages: (codes: readonly string[]) => `Em ${formatLanguages(LOCALE, codes)}`,
  photos: { title: 'Fotos', close: 'Fechar' },
  next: 'Próxima saída',
  duration: 'Duração',
  meeting: 'Encontro',
  price: 'Preço',
  maxParty: 'Máximo por reserva',
  minPeople: 'Mínimo de pessoas',
  choose: 'Escolher uma data',
  route: 'Nosso percurso',
  start: 'Onde nos encontramos',
  end: 'Onde terminamos',
  walkPast: 'Só passamos em frente',
  map: 'Ver no mapa',
  mapLabel: (stop: string) => `Ver no mapa: ${stop}`,
  dates: 'As próximas datas',
  seasons: 'Temporadas',
  season: ({ from, to, weekdays, startTimes }: Omit<TourSeason, 'name'>) => {
    const dates = [...new Set([from, to])].map(format.date).join(' – ');
    if (weekdays.length === 0) return `${dates}: sem passeios`;
    const times = startTimes.map((start) => `às ${format.time(newYorkInstant(from, start))}`);
    return `${dates}: ${weekdaysText(weekdays)}, ${joinAll(LOCALE, times)}`;
  },
  specialDays: 'Dias especiais',
  facts: 'Bom saber',
  features: {
    HIGHLIGHT: 'O que você vai ver',
    INCLUSION: 'Incluído',
    EXCLUSION: 'Não incluído',
    PREARRIVAL_INFORMATION: 'Antes de vir',
    ACCESSIBILITY_INFORMATION: 'Como é o caminho',
    CANCELLATION_TERM: 'Cancelamento',
  },
  questions: 'Perguntas',
  guide: 'Quem guia',
  untranslated: 'Alguns textos estão em inglês.',
};

/** Formats weekdays: "todos os dias", "de segunda a sexta-feira", or "sextas e domingos". */
function weekdaysText(weekdays: readonly Weekday[]): string {
  const days = WEEK.filter((day) => weekdays.includes(day));
  if (days.length === WEEK.length) return 'todos os dias';
  const first = WEEK.indexOf(days[0] ?? 'Monday');
  const isRange = days.length > 2 && WEEK[first + days.length - 1] === days.at(-1);
  if (!isRange) return joinAll(LOCALE, days.map(inPlural));
  const [from, to] = [days[0], days.at(-1)].map((day) => (day ? format.weekday(day) : ''));
  return `de ${from?.replace('-feira', '') ?? ''} a ${to ?? ''}`;
}

/** "sextas", or "domingos". */
function inPlural(day: Weekday): string {
  return `${format.weekday(day).replace('-feira', '')}s`;
}
