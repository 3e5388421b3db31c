import { newYorkInstant, WEEKDAYS, type Weekday } from 'shared/new-york';
import { formatLanguages } from 'shared/languages';
import type { TourSeason } from '../../api/schema';
import { joinAll } from '../texts/more-formats';
import { LOCALE } from '../texts/locale.en';
import { format } from '../texts/format.en';

/** The weekdays from Monday to Sunday. */
const WEEK: readonly Weekday[] = [...WEEKDAYS.slice(1), 'Sunday'];

/** Texts for a tour's page, besides the guide's own texts about the tour. */
export const texts = {
  /** @param title the guide's title for the tour, for example, "Through the park" */
  name: (place: string, title: string, isNight: boolean) =>
    isNight ? `${place} by night: ${title}` : `${place}: ${title}`,
  booking: 'Book this tour',
  /** @param codes the BCP 47 codes of the languages that the guide speaks */
  languages: (codes: readonly string[]) => `In ${formatLanguages(LOCALE, codes)}`,
  photos: { title: 'Photographs', close: 'Close' },
  next: 'Next',
  duration: 'Takes',
  meeting: 'Meet at',
  price: 'Price',
  maxParty: 'Largest party',
  minPeople: 'People needed',
  choose: 'Choose a date',
  route: 'Our route',
  start: 'Where we meet',
  end: 'Where we end',
  walkPast: 'We walk past it',
  map: 'Show on a map',
  /** For screen readers. */
  mapLabel: (stop: string) => `Show on a map: ${stop}`,
  dates: 'The next dates',
  seasons: 'Seasons',
  /** When a season's tours start: "Jun 1 – Aug 31: Monday to Friday at 6:00 PM". */
  season: ({ from, to, weekdays, startTimes }: Omit<TourSeason, 'name'>) => {
    const dates = [...new Set([from, to])].map(format.date).join(' – ');
    if (weekdays.length === 0) return `${dates}: no tours`;
    const times = startTimes.map((start) => format.time(newYorkInstant(from, start)));
    return `${dates}: ${weekdaysText(weekdays)} at ${joinAll(LOCALE, times)}`;
  },
  specialDays: 'Special days',
  facts: 'Good to know',
  features: {
    HIGHLIGHT: 'What you see',
    INCLUSION: 'Included',
    EXCLUSION: 'Not included',
    PREARRIVAL_INFORMATION: 'Before you come',
    ACCESSIBILITY_INFORMATION: 'How easy it is to walk',
    CANCELLATION_TERM: 'Cancellation',
  },
  questions: 'Questions',
  guide: 'Who guides you',
  /** Shown if some of the guide's own texts aren't translated. */
  untranslated: 'Some texts are in English.',
};

/** Formats weekdays: "every day", "Monday to Friday", or "Friday and Sunday". */
function weekdaysText(weekdays: readonly Weekday[]): string {
  const days = WEEK.filter((day) => weekdays.includes(day));
  if (days.length === WEEK.length) return 'every day';
  const firstIndex = WEEK.indexOf(days[0] ?? 'Monday');
  const isRange = days.length > 2 && WEEK[firstIndex + days.length - 1] === days.at(-1);
  if (!isRange) return joinAll(LOCALE, days.map(format.weekday));
  return [days[0], days.at(-1)].flatMap((day) => (day ? format.weekday(day) : [])).join(' to ');
}
