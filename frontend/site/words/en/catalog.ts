import { inUnits, languagesIn } from '../more-formats';
import { LOCALE } from './locale';
import { words as format } from './format';

/** The words of the tours' pages, apart from what the guide writes of each. */
export const words = {
  lead: 'What you see, how long it takes, and when the next one starts.',
  /** @param place as the guide calls it, as `title` */
  name: (place: string, title: string, isNight: boolean) =>
    isNight ? `${place} by night: ${title}` : `${place}: ${title}`,
  booking: 'Book this tour',
  /** @param codes the languages that the guide speaks, by BCP 47 */
  spoken: (codes: readonly string[]) => `In ${languagesIn(LOCALE, codes)}`,
  photos: { title: 'Photographs', close: 'Close' },
  next: 'Next',
  /** @param start when, as "Monday, Nov 23, 10:00 AM" */
  nextAt: (start: string) => `Next: ${start}`,
  none: 'No dates at the moment',
  duration: 'Takes',
  /** How long a walk takes: "2 hours 30 minutes". */
  minutes: (minutes: number) => lengthOf(minutes),
  /** The same where it can take longer. */
  minutesTo: (from: number, to: number) => `${lengthOf(from)} to ${lengthOf(to)}`,
  meeting: 'Meet at',
  price: 'Price',
  party: 'Largest party',
  needs: 'People needed',
  choose: 'Choose a date',
  way: 'The way we walk',
  start: 'Where we meet',
  end: 'Where we end',
  passed: 'We pass it',
  map: 'Show on a map',
  /** The same, as a screen reader reads it. */
  mapOf: (stop: string) => `Show on a map: ${stop}`,
  starts: {
    title: 'Where they start',
    day: 'By day, round on the map',
    night: 'By night, square on the map',
    map: (tours: number) =>
      format.plural(tours, {
        one: () => 'Map of New York City: where the tour starts, as the list says, too',
        other: (count) =>
          `Map of New York City: where the ${count} tours start, as the list says, too`,
      }),
  },
  dates: 'The next dates',
  facts: 'Good to know',
  features: {
    HIGHLIGHT: 'What you see',
    INCLUSION: 'Included',
    EXCLUSION: 'Not included',
    PREARRIVAL_INFORMATION: 'Before you come',
    ACCESSIBILITY_INFORMATION: 'How easy it is to walk',
    CANCELLATION_TERM: 'Canceling',
  },
  questions: 'Questions',
  guide: 'Who guides you',
};

function lengthOf(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [
    ...(hours > 0 ? [inUnits(LOCALE, 'hour', hours)] : []),
    ...(rest > 0 ? [inUnits(LOCALE, 'minute', rest)] : []),
  ].join(' ');
}
