import type { CrowdedDay, SpecialDayName } from './special-days.ts';

/** The special days' names in English. */
export const SPECIAL_DAY_TITLES: Readonly<Record<SpecialDayName, string>> = {
  'new-years-day': 'New Year’s Day',
  'martin-luther-king-day': 'Martin Luther King Jr. Day',
  'presidents-day': 'Presidents’ Day',
  'clocks-forward': 'Clocks go forward',
  'st-patricks-parade': 'St. Patrick’s Day Parade',
  'memorial-day': 'Memorial Day',
  juneteenth: 'Juneteenth',
  'pride-march': 'Pride March',
  'independence-day': 'Independence Day',
  'labor-day': 'Labor Day',
  'september-11': 'September 11 commemoration',
  'columbus-day': 'Columbus Day',
  marathon: 'New York City Marathon',
  'clocks-back': 'Clocks go back',
  'veterans-day': 'Veterans Day',
  thanksgiving: 'Thanksgiving',
  'macys-parade': 'Macy’s Thanksgiving Parade',
  christmas: 'Christmas',
  'new-years-eve': 'New Year’s Eve',
};

/** What visitors should expect on a tour that a special day affects, in English. */
export const SPECIAL_DAY_SENTENCES: Readonly<Record<CrowdedDay, string>> = {
  'macys-parade':
    'Macy’s Thanksgiving Parade passes here that morning: expect closed streets, crowds, and a detour.',
  'new-years-eve':
    'New Year’s Eve fills the streets around Times Square: expect closed streets, crowds, and a detour.',
  marathon: 'The New York City Marathon passes here that day: expect closed streets and a detour.',
  'st-patricks-parade':
    'The St. Patrick’s Day Parade passes here that day: expect crowds and a detour.',
  'pride-march':
    'The Pride March passes here that day: expect closed streets, crowds, and a detour.',
  'independence-day':
    'The July 4 fireworks are near here that evening: expect crowds, and maybe a detour.',
  'september-11':
    'The city commemorates September 11 near here that day: expect closed streets and a detour.',
};
