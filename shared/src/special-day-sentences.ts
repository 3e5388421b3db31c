import type { CrowdedDay } from './special-days.ts';

const REASONS: Readonly<Record<CrowdedDay, string>> = {
  'macys-parade': 'Macy’s Thanksgiving Parade passes here that day',
  'new-years-eve': 'Crowds gather here for New Year’s Eve',
  marathon: 'The New York City Marathon passes here that day',
  'st-patricks-parade': 'The St. Patrick’s Day Parade passes here that day',
  'pride-march': 'The Pride March passes here that day',
  'independence-day': 'Crowds gather here for the July 4 fireworks',
  'september-11': 'Crowds gather here to commemorate September 11',
};

/** What visitors read about a tour that a special day affects, in English. */
export const SPECIAL_DAY_SENTENCES = {
  /** About a tour that takes place. */
  detour: (name: CrowdedDay) => `${REASONS[name]}: expect closed streets and a detour.`,
  /** About a tour that is closed. */
  noTour: (name: CrowdedDay) => `${REASONS[name]}, so there’s no tour.`,
};
