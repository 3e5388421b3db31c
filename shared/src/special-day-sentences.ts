import type { CrowdedDay } from './special-days.ts';

/** What visitors should expect on a tour that a special day affects, in English. */
export const SPECIAL_DAY_SENTENCES: Readonly<Record<CrowdedDay, string>> = {
  'macys-parade':
    'Macy’s Thanksgiving Parade passes here that day: expect closed streets and a detour.',
  'new-years-eve': 'Crowds gather here for New Year’s Eve: expect closed streets and a detour.',
  marathon: 'The New York City Marathon passes here that day: expect closed streets and a detour.',
  'st-patricks-parade':
    'The St. Patrick’s Day Parade passes here that day: expect closed streets and a detour.',
  'pride-march': 'The Pride March passes here that day: expect closed streets and a detour.',
  'independence-day':
    'Crowds gather here for the July 4 fireworks: expect closed streets and a detour.',
  'september-11':
    'Crowds gather here to commemorate September 11: expect closed streets and a detour.',
};
