import type { CrowdedDay, SpecialDayName } from './special-days.ts';

/** What visitors read about a special day that affects their tour, in English. */
export const CROWDED_DAY_TEXTS: Readonly<Record<CrowdedDay, { title: string; sentence: string }>> =
  {
    'macys-parade': {
      title: 'Macy’s Thanksgiving Parade',
      sentence:
        'Macy’s Thanksgiving Parade passes here that morning: expect closed streets, crowds, and a detour.',
    },
    'new-years-eve': {
      title: 'New Year’s Eve',
      sentence:
        'New Year’s Eve fills the streets around Times Square: expect closed streets, crowds, and a detour.',
    },
    marathon: {
      title: 'New York City Marathon',
      sentence:
        'The New York City Marathon passes here that day: expect closed streets and a detour.',
    },
    'st-patricks-parade': {
      title: 'St. Patrick’s Day Parade',
      sentence: 'The St. Patrick’s Day Parade passes here that day: expect crowds and a detour.',
    },
    'pride-march': {
      title: 'Pride March',
      sentence:
        'The Pride March passes here that day: expect closed streets, crowds, and a detour.',
    },
    'independence-day': {
      title: 'Independence Day',
      sentence:
        'The July 4 fireworks are near here that evening: expect crowds, and maybe a detour.',
    },
    'september-11': {
      title: 'September 11 commemoration',
      sentence:
        'The city commemorates September 11 near here that day: expect closed streets and a detour.',
    },
  };

type OtherDay = Exclude<SpecialDayName, CrowdedDay>;

/** The names of the special days that the console shows but that don't affect tours. */
const OTHER_DAY_TITLES: Readonly<Record<OtherDay, string>> = {
  'new-years-day': 'New Year’s Day',
  'martin-luther-king-day': 'Martin Luther King Jr. Day',
  'presidents-day': 'Presidents’ Day',
  'clocks-forward': 'Clocks go forward',
  'memorial-day': 'Memorial Day',
  juneteenth: 'Juneteenth',
  'labor-day': 'Labor Day',
  'columbus-day': 'Columbus Day',
  'clocks-back': 'Clocks go back',
  'veterans-day': 'Veterans Day',
  thanksgiving: 'Thanksgiving',
  christmas: 'Christmas',
};

/** Returns a special day's name in English. */
export function specialDayTitle(name: SpecialDayName): string {
  return name in OTHER_DAY_TITLES
    ? OTHER_DAY_TITLES[name as OtherDay]
    : CROWDED_DAY_TEXTS[name as CrowdedDay].title;
}
