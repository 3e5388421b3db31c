import { formatLanguages } from 'shared/languages';
import { newYorkInstant, WEEKDAYS, type Weekday } from 'shared/new-york';
import { joinAll } from '../../../../site/texts/more-formats';
import type { texts as english } from '../../../../site/tours/texts.en';
import { format } from '../texts/format';
import { LOCALE } from '../texts/locale';

/** The weekdays from Monday to Sunday. */
const WEEK: readonly Weekday[] = [...WEEKDAYS.slice(1), 'Sunday'];

export const texts: typeof english = {
  name: (place, title, isNight) => (isNight ? `${place} de noche: ${title}` : `${place}: ${title}`),
  booking: 'Reserva este recorrido',
  languages: (codes) => `En ${formatLanguages(LOCALE, codes)}`,
  photos: { title: 'Fotografías', close: 'Cerrar' },
  next: 'Próxima salida',
  duration: 'Duración',
  meeting: 'Nos vemos en',
  price: 'Precio',
  maxParty: 'Grupo máximo',
  minPeople: 'Mínimo para salir',
  choose: 'Elegir una fecha',
  route: 'Nuestra ruta',
  start: 'Dónde nos vemos',
  end: 'Dónde terminamos',
  walkPast: 'Pasamos por delante',
  map: 'Ver en un mapa',
  mapLabel: (stop) => `Ver en un mapa: ${stop}`,
  dates: 'Las próximas fechas',
  seasons: 'Temporadas',
  season: ({ from, to, weekdays, startTimes }) => {
    const dates = [...new Set([from, to])].map(format.date).join(' – ');
    if (weekdays.length === 0) return `${dates}: sin recorridos`;
    const times = startTimes.map((start) => `a las ${format.time(newYorkInstant(from, start))}`);
    return `${dates}: ${weekdaysText(weekdays)}, ${joinAll(LOCALE, times)}`;
  },
  specialDays: 'Días especiales',
  facts: 'Conviene saber',
  features: {
    HIGHLIGHT: 'Qué se ve',
    INCLUSION: 'Incluido',
    EXCLUSION: 'No incluido',
    PREARRIVAL_INFORMATION: 'Antes de venir',
    ACCESSIBILITY_INFORMATION: 'Cómo es el camino',
    CANCELLATION_TERM: 'Cancelación',
  },
  questions: 'Preguntas',
  guide: 'Quién te guía',
  untranslated: 'Algunos textos están en inglés.',
};

/** Formats weekdays: "todos los días", "de lunes a viernes", or "viernes y domingos". */
function weekdaysText(weekdays: readonly Weekday[]): string {
  const days = WEEK.filter((day) => weekdays.includes(day));
  if (days.length === WEEK.length) return 'todos los días';
  const [first, last] = [days[0] ?? 'Monday', days.at(-1) ?? 'Monday'];
  const isRange = days.length > 2 && WEEK[WEEK.indexOf(first) + days.length - 1] === last;
  if (isRange) return `de ${format.weekday(first)} a ${format.weekday(last)}`;
  return joinAll(LOCALE, days.map(inPlural));
}

/** "viernes", or "domingos". */
function inPlural(day: Weekday): string {
  return format.weekday(day).replace(/o$/, 'os');
}
