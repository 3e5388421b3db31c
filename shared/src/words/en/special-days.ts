import type { CrowdedDay, SpecialDayName } from '../../special-days.ts';

const REASONS: Readonly<Record<CrowdedDay, string>> = {
  'macys-parade': 'Macy’s Thanksgiving Day Parade passes here that day',
  'new-years-eve': 'Crowds gather here for New Year’s Eve',
  marathon: 'The New York City Marathon passes here that day',
  'st-patricks-parade': 'The St. Patrick’s Day Parade passes here that day',
  'pride-march': 'The Pride March passes here that day',
  'independence-day': 'Crowds gather here for the July 4 fireworks',
  'september-11': 'Crowds gather here to commemorate September 11',
};

/** Sentences for visitors about tours that a special day affects. */
export const specialDaySentences = {
  /** About a tour that takes place. */
  detour: (name: CrowdedDay): string => `${REASONS[name]}: expect street closures and a detour.`,
  /** About a tour that is closed. */
  noTour: (name: CrowdedDay): string => `${REASONS[name]}, so there’s no tour.`,
};

/** The special days' titles. */
export const specialDayTitles: Readonly<Record<SpecialDayName, string>> = {
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
  'macys-parade': 'Macy’s Thanksgiving Day Parade',
  christmas: 'Christmas',
  'new-years-eve': 'New Year’s Eve',
};
