import type { texts as english } from '../../../../site/tours/texts.en';
import { newYorkInstant, WEEKDAYS, type Weekday } from 'shared/new-york';
import { formatLanguages } from 'shared/languages';
import { joinAll } from '../../../../site/texts/more-formats';
import { LOCALE } from '../texts/locale';
import { format } from '../texts/format';

/** The weekdays from Monday to Sunday. */
const WEEK: readonly Weekday[] = [...WEEKDAYS.slice(1), 'Sunday'];

export const texts: typeof english = {
  name: (place, title, isNight) =>
    isNight ? `${place} bei Nacht: ${title}` : `${place}: ${title}`,
  booking: 'Diese Tour buchen',
  languages: (codes) => `Auf ${formatLanguages(LOCALE, codes)}`,
  photos: { title: 'Fotos', close: 'Schließen' },
  next: 'Nächster Termin',
  duration: 'Dauer',
  meeting: 'Treffpunkt',
  price: 'Preis',
  maxParty: 'Größte Gruppe',
  minPeople: 'Mindestbeteiligung',
  choose: 'Termin wählen',
  route: 'Unser Weg',
  start: 'Hier treffen wir uns',
  end: 'Hier endet die Tour',
  walkPast: 'Wir gehen daran vorbei',
  map: 'Auf der Karte zeigen',
  mapLabel: (stop) => `Auf der Karte zeigen: ${stop}`,
  dates: 'Die nächsten Termine',
  seasons: 'Saisonzeiten',
  season: ({ from, to, weekdays, startTimes }) => {
    const dates = [...new Set([from, to])].map(format.date).join(' – ');
    if (weekdays.length === 0) return `${dates}: keine Touren`;
    const times = startTimes.map((start) => format.time(newYorkInstant(from, start)));
    return `${dates}: ${weekdaysText(weekdays)} um ${joinAll(LOCALE, times)} Uhr`;
  },
  specialDays: 'Besondere Tage',
  facts: 'Gut zu wissen',
  features: {
    HIGHLIGHT: 'Was Sie sehen',
    INCLUSION: 'Inbegriffen',
    EXCLUSION: 'Nicht inbegriffen',
    PREARRIVAL_INFORMATION: 'Bevor Sie kommen',
    ACCESSIBILITY_INFORMATION: 'Wie gut es sich geht',
    CANCELLATION_TERM: 'Stornierung',
  },
  questions: 'Fragen',
  guide: 'Wer Sie führt',
  untranslated: 'Einige Texte sind auf Englisch.',
};

/** Formats weekdays: "täglich", "Montag bis Freitag", or "Freitag und Sonntag". */
function weekdaysText(weekdays: readonly Weekday[]): string {
  const days = WEEK.filter((day) => weekdays.includes(day));
  if (days.length === WEEK.length) return 'täglich';
  const first = WEEK.indexOf(days[0] ?? 'Monday');
  const isRange = days.length > 2 && WEEK[first + days.length - 1] === days.at(-1);
  if (!isRange) return joinAll(LOCALE, days.map(format.weekday));
  return [days[0], days.at(-1)].flatMap((day) => (day ? format.weekday(day) : [])).join(' bis ');
}
