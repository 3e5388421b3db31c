import { newYorkInstant, WEEKDAYS, type Weekday } from 'shared/new-york';
import { formatLanguages } from 'shared/languages';
import type { texts as english } from '../../../../site/tours/texts.en';
import { joinAll } from '../../../../site/texts/more-formats';
import { atTime, format } from '../texts/format';
import { LOCALE } from '../texts/locale';

/** The weekdays from Monday to Sunday. */
const WEEK: readonly Weekday[] = [...WEEKDAYS.slice(1), 'Sunday'];

/** Texts for a tour's page, besides the guide's own texts about the tour. */
export const texts: typeof english = {
  name: (place, title, isNight) => (isNight ? `${place} di sera: ${title}` : `${place}: ${title}`),
  booking: 'Prenota questo tour',
  languages: (codes) => `In ${formatLanguages(LOCALE, codes)}`,
  photos: { title: 'Foto', close: 'Chiudi' },
  next: 'Prossima data',
  duration: 'Durata',
  meeting: 'Ritrovo',
  price: 'Prezzo',
  maxParty: 'Gruppo massimo',
  minPeople: 'Minimo per partire',
  choose: 'Scegli una data',
  route: 'Il percorso',
  start: 'Dove ci troviamo',
  end: 'Dove finiamo',
  walkPast: 'Ci passiamo davanti',
  map: 'Mostra sulla mappa',
  /** For screen readers. */
  mapLabel: (stop) => `Mostra sulla mappa: ${stop}`,
  dates: 'Le prossime date',
  seasons: 'Stagioni',
  /** When a season's tours start: "1 giu – 31 ago: da lunedì a venerdì alle 18:00". */
  season: ({ from, to, weekdays, startTimes }) => {
    const dates = [...new Set([from, to])].map(format.date).join(' – ');
    if (weekdays.length === 0) return `${dates}: nessun tour`;
    const times = startTimes.map((start) => atTime(newYorkInstant(from, start)));
    return `${dates}: ${weekdaysText(weekdays)} ${joinAll(LOCALE, times)}`;
  },
  specialDays: 'Giorni particolari',
  facts: 'Buono a sapersi',
  features: {
    HIGHLIGHT: 'Che cosa vedi',
    INCLUSION: 'Compreso',
    EXCLUSION: 'Non compreso',
    PREARRIVAL_INFORMATION: 'Prima di venire',
    ACCESSIBILITY_INFORMATION: 'Quanto è facile il percorso',
    CANCELLATION_TERM: 'Annullamento',
  },
  questions: 'Domande',
  guide: 'Chi ti guida',
  untranslated: 'Alcuni testi sono in inglese.',
};

/** Formats weekdays: "ogni giorno", "da lunedì a venerdì", or "venerdì e domenica". */
function weekdaysText(weekdays: readonly Weekday[]): string {
  const days = WEEK.filter((day) => weekdays.includes(day));
  if (days.length === WEEK.length) return 'ogni giorno';
  const [first = 'Monday', last = 'Sunday'] = [days[0], days.at(-1)];
  const isRange = days.length > 2 && WEEK.indexOf(last) - WEEK.indexOf(first) === days.length - 1;
  return isRange
    ? `da ${format.weekday(first)} a ${format.weekday(last)}`
    : joinAll(LOCALE, days.map(format.weekday));
}
