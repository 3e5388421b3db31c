import { formatLanguages } from 'shared/languages';
import { newYorkInstant, WEEKDAYS, type Weekday } from 'shared/new-york';
import { joinAll } from '../../../../site/texts/more-formats';
import type { texts as english } from '../../../../site/tours/texts.en';
import { format } from '../texts/format';
import { LOCALE } from '../texts/locale';

/** The weekdays from Monday to Sunday. */
const WEEK: readonly Weekday[] = [...WEEKDAYS.slice(1), 'Sunday'];

/** Texts for a tour's page, besides the guide's own texts about the tour. */
export const texts: typeof english = {
  name: (place, title, isNight) =>
    isNight ? `${place} de nuit : ${title}` : `${place} : ${title}`,
  booking: 'Réserver cette visite',
  languages: (codes) => `En ${formatLanguages(LOCALE, codes)}`,
  photos: { title: 'Photos', close: 'Fermer' },
  next: 'Prochain départ',
  duration: 'Durée',
  meeting: 'Rendez-vous',
  price: 'Prix',
  maxParty: 'Groupe maximal',
  minPeople: 'Personnes requises',
  choose: 'Choisir une date',
  route: 'Notre parcours',
  start: 'Le rendez-vous',
  end: 'L’arrivée',
  walkPast: 'Nous passons devant',
  map: 'Voir sur une carte',
  mapLabel: (stop) => `Voir sur une carte : ${stop}`,
  dates: 'Les prochaines dates',
  seasons: 'Saisons',
  season: ({ from, to, weekdays, startTimes }) => {
    const dates = [...new Set([from, to])].map(format.date).join(' – ');
    if (weekdays.length === 0) return `${dates} : pas de visite`;
    const times = startTimes.map((start) => format.time(newYorkInstant(from, start)));
    return `${dates} : ${weekdaysText(weekdays)} à ${joinAll(LOCALE, times)}`;
  },
  specialDays: 'Dates particulières',
  facts: 'Bon à savoir',
  features: {
    HIGHLIGHT: 'Ce que vous verrez',
    INCLUSION: 'Compris',
    EXCLUSION: 'Non compris',
    PREARRIVAL_INFORMATION: 'Avant de venir',
    ACCESSIBILITY_INFORMATION: 'Facilité du parcours',
    CANCELLATION_TERM: 'Annulation',
  },
  questions: 'Questions',
  guide: 'Qui vous guide',
  untranslated: 'Certains textes sont en anglais.',
};

/** Formats weekdays: "tous les jours", "du lundi au vendredi", or "vendredi et dimanche". */
function weekdaysText(weekdays: readonly Weekday[]): string {
  const days = WEEK.filter((day) => weekdays.includes(day));
  if (days.length === WEEK.length) return 'tous les jours';
  const [first, last] = [days[0] ?? 'Monday', days.at(-1) ?? 'Sunday'];
  const isRange = days.length > 2 && WEEK[WEEK.indexOf(first) + days.length - 1] === last;
  if (!isRange) return joinAll(LOCALE, days.map(format.weekday));
  return `du ${format.weekday(first)} au ${format.weekday(last)}`;
}
