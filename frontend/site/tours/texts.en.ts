import type { Area } from 'shared/areas';
import { newYorkInstant, WEEKDAYS, type Weekday } from 'shared/new-york';
import { formatLanguages } from 'shared/languages';
import { formatInUnit, joinAll } from '../texts/more-formats';
import type { TourWishes, WishName } from 'shared/tour-wishes';
import type { TourSeason, TourSummary } from '../../api/schema';
import { LOCALE } from '../texts/locale.en';
import { format } from '../texts/format.en';

/** The weekdays from Monday to Sunday. */
const WEEK: readonly Weekday[] = [...WEEKDAYS.slice(1), 'Sunday'];

const AREA_NAMES: Readonly<Record<Area, string>> = {
  downtown: 'Downtown Manhattan',
  midtown: 'Midtown Manhattan',
  uptown: 'Uptown Manhattan',
  brooklyn: 'Brooklyn',
  queens: 'Queens',
  bronx: 'The Bronx',
  'staten-island': 'Staten Island',
};

/** Texts for the tour pages, besides the guide's own texts about each tour. */
export const texts = {
  lead: 'What you see, how long it takes, and when the next one starts.',
  /** @param title the guide's title for the tour, for example, "Through the park" */
  name: (place: string, title: string, isNight: boolean) =>
    isNight ? `${place} by night: ${title}` : `${place}: ${title}`,
  booking: 'Book this tour',
  /** @param codes the BCP 47 codes of the languages that the guide speaks */
  languages: (codes: readonly string[]) => `In ${formatLanguages(LOCALE, codes)}`,
  photos: { title: 'Photographs', close: 'Close' },
  next: 'Next',
  /**
   * When a tour starts next: "Monday, Nov 23, 10:00 AM · 4 spots left".
   *
   * @param vacancies null if there is no limit
   */
  nextAt: (start: string, vacancies: number | null) =>
    vacancies === null ? start : `${start} · ${spotsText(vacancies)}`,
  noDates: 'No dates at the moment',
  duration: 'Takes',
  /** A duration: "2 hours 30 minutes". */
  minutes: (minutes: number) => durationText(minutes),
  /** A range of durations. */
  minutesRange: (from: number, to: number) => `${durationText(from)} to ${durationText(to)}`,
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
  count: (tours: number) =>
    format.plural(tours, { one: () => '1 tour', other: (count) => `${count} tours` }),
  /** How many of all tours fit the visitor's wishes. */
  fitting: (fitting: number, tours: number) =>
    fitting === 0
      ? 'No tour fits everything. These come closest.'
      : format.plural(fitting, {
          one: () => `1 of ${String(tours)} tours fits`,
          other: (count) => `${count} of ${String(tours)} tours fit`,
        }),
  otherDates: 'On the nearest dates',
  close: 'Almost what you want',
  wishes: {
    title: 'Find your tour',
    names: {
      time: 'Day or night',
      stepFree: 'Without steps',
      stroller: 'With a stroller',
      dog: 'With a dog',
      area: 'Where',
      hours: 'At most',
      language: 'Language',
      price: 'Price for each person',
    },
    any: 'Any',
    needs: 'We come',
    more: 'More wishes',
    clear: 'Clear all',
    choices: {
      hours: (hours: number) => formatInUnit(LOCALE, 'hour', hours),
      price: (dollars: number) => (dollars === 0 ? 'Free' : `Up to $${String(dollars)}`),
    },
  },
  areas: AREA_NAMES,
  access: {
    miles: (miles: number) => formatInUnit(LOCALE, 'mile', miles),
    stairs: (flights: number) =>
      flights === 0
        ? 'no stairs'
        : format.plural(flights, {
            one: () => '1 flight of stairs',
            other: (count) => `${count} flights of stairs`,
          }),
    stepFree: {
      YES: 'step-free',
      DETOUR: 'step-free with a detour',
      NO: 'not step-free',
    },
    strollerDetour: 'strollers take a detour',
  },
  /** Why a tour doesn't fulfill a wish. */
  missed: {
    date: () => 'Not on the date you want',
    time: ({ list }) => (list === 'day' ? 'By day, not by night' : 'By night, not by day'),
    party: ({ nextDeparture, maxPartySize }, { party = 1 }) => {
      if (maxPartySize !== undefined && maxPartySize < party) {
        return `At most ${String(maxPartySize)} people per booking`;
      }
      return nextDeparture?.vacancies == null
        ? 'No room'
        : `Only ${spotsText(nextDeparture.vacancies)}`;
    },
    stepFree: ({ access }) => (access ? 'Has steps' : 'May have steps: ask us'),
    stroller: ({ access }) =>
      access ? 'Not with a stroller' : 'Maybe not with a stroller: ask us',
    dog: ({ access }) => (access ? 'Not with a dog' : 'Maybe not with a dog: ask us'),
    area: ({ areas }) =>
      areas.length === 0
        ? 'Elsewhere'
        : `In ${joinAll(
            LOCALE,
            areas.map((area) => AREA_NAMES[area].replace(/^The /, 'the ')),
          )}`,
    hours: ({ durationMinutesTo }) => `Takes longer: ${durationText(durationMinutesTo)}`,
    language: ({ languages }) => `Only in ${formatLanguages(LOCALE, languages)}`,
    price: ({ price }) => (price ? 'Costs more' : 'Ask us about the price'),
  } satisfies Record<WishName, (tour: TourSummary, wishes: TourWishes) => string>,
  starts: {
    title: 'Where the tours start',
    day: 'By day, round on the map',
    night: 'By night, square on the map',
    map: (tours: number) =>
      format.plural(tours, {
        one: () => 'Map of New York City with the start of the tour, which is also in the list',
        other: (count) =>
          `Map of New York City with the starts of the ${count} tours, which are also in the list`,
      }),
  },
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
};

function spotsText(spots: number): string {
  return format.plural(spots, {
    one: () => '1 spot left',
    other: (count) => `${count} spots left`,
  });
}

/** Formats weekdays: "every day", "Monday to Friday", or "Friday and Sunday". */
function weekdaysText(weekdays: readonly Weekday[]): string {
  const days = WEEK.filter((day) => weekdays.includes(day));
  if (days.length === WEEK.length) return 'every day';
  const first = WEEK.indexOf(days[0] ?? 'Monday');
  const isRange = days.length > 2 && WEEK[first + days.length - 1] === days.at(-1);
  if (!isRange) return joinAll(LOCALE, days.map(format.weekday));
  return [days[0], days.at(-1)].flatMap((day) => (day ? format.weekday(day) : [])).join(' to ');
}

function durationText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const hoursText = hours > 0 ? formatInUnit(LOCALE, 'hour', hours) : '';
  const minutesText = rest > 0 ? formatInUnit(LOCALE, 'minute', rest) : '';
  return [hoursText, minutesText].filter(Boolean).join(' ');
}
