import type { SpecialDayName } from './special-days.ts';

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
