import { formatDollars } from 'shared/price';
import type { Area } from 'shared/areas';
import type { TourFilters, FilterName } from 'shared/tour-filters';
import type { TourSummary } from '../../api/schema';
import { formatLanguages } from 'shared/languages';
import { formatInUnit, joinAll } from '../texts/more-formats';
import { LOCALE } from '../texts/locale.en';
import { format } from '../texts/format.en';
import { texts as factTexts } from './fact-texts.en';

const AREA_NAMES: Readonly<Record<Area, string>> = {
  downtown: 'Downtown Manhattan',
  midtown: 'Midtown Manhattan',
  uptown: 'Uptown Manhattan',
  brooklyn: 'Brooklyn',
  queens: 'Queens',
  bronx: 'The Bronx',
  'staten-island': 'Staten Island',
};

/** Texts for the list of tours. */
export const texts = {
  lead: 'What you see, how long it takes, and when the next one starts.',
  /**
   * When a tour starts next: "Monday, Nov 23, 10:00 AM · 4 spots left".
   *
   * @param vacancies null if there is no limit
   */
  nextAt: (start: string, vacancies: number | null) =>
    vacancies === null ? start : `${start} · ${spotsText(vacancies)}`,
  /** How many tours match the filters. */
  fitting: (tours: number) =>
    tours === 0
      ? 'No tour fits everything. These come closest.'
      : format.plural(tours, {
          one: () => '1 tour for you',
          other: (count) => `${count} tours for you`,
        }),
  otherDates: 'On the nearest dates',
  close: 'Almost what you want',
  filters: {
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
    needs: 'We’re coming',
    more: 'More filters',
    clear: 'Clear all',
    choices: {
      hours: (hours: number) => formatInUnit(LOCALE, 'hour', hours),
      price: (dollars: number) =>
        dollars === 0 ? 'Free' : `Up to ${formatDollars(dollars * 100)}`,
    },
  },
  areas: AREA_NAMES,
  /** Why a tour doesn't match a filter. */
  missed: {
    date: () => 'Not on the date you want',
    time: ({ list }): string => (list === 'day' ? 'By day, not by night' : 'By night, not by day'),
    party: ({ nextDeparture, maxPartySize }, { party = 1 }) => {
      if (maxPartySize !== undefined && maxPartySize < party) {
        return `At most ${String(maxPartySize)} people per booking`;
      }
      return nextDeparture?.vacancies == null
        ? 'No room'
        : `Only ${spotsText(nextDeparture.vacancies)}`;
    },
    stepFree: (tour) => `${notOrMaybeNot(tour)} step-free`,
    stroller: (tour) => `${notOrMaybeNot(tour)} with a stroller`,
    dog: (tour) => `${notOrMaybeNot(tour)} with a dog`,
    area: ({ areas }) =>
      areas.length === 0
        ? 'Elsewhere'
        : `In ${joinAll(
            LOCALE,
            areas.map((area) => AREA_NAMES[area].replace(/^The /, 'the ')),
          )}`,
    hours: ({ durationMinutesTo }) => `Takes longer: ${factTexts.minutes(durationMinutesTo)}`,
    language: ({ languages }) => `Only in ${formatLanguages(LOCALE, languages)}`,
    price: ({ price }): string => (price ? 'Costs more' : 'Ask us about the price'),
  } satisfies Record<FilterName, (tour: TourSummary, filters: TourFilters) => string>,
  starts: {
    title: 'Where the tours start',
    day: 'By day, round on the map',
    night: 'By night, square on the map',
    map: 'Map of New York City with the start of each tour, which is also in the list',
  },
};

/** Returns "Not", or "Maybe not" if the guide hasn't entered how easy the tour is to walk. */
function notOrMaybeNot({ access }: TourSummary): string {
  return access ? 'Not' : 'Maybe not';
}

function spotsText(spots: number): string {
  return format.plural(spots, {
    one: () => '1 spot left',
    other: (count) => `${count} spots left`,
  });
}
