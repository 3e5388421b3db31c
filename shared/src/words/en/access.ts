import type { AccessLevel } from '../../tour-access.ts';

/** Sentences about how easy a tour is to walk. */
export const accessWords = {
  /** "About 2.5 miles on foot, with 2 flights of stairs." */
  way: (miles: number, stairs: number): string =>
    `About ${milesOf(miles)} on foot, ${stairsOf(stairs)}.`,
  stepFree: {
    YES: 'The whole way is step-free.',
    DETOUR: 'There is a step-free way, with a detour.',
    NO: 'There is no step-free way.',
  } satisfies Record<AccessLevel, string>,
  strollers: {
    YES: 'Strollers can come the whole way.',
    DETOUR: 'Strollers can come, with a detour.',
    NO: 'Strollers can’t come along.',
  } satisfies Record<AccessLevel, string>,
  /** @param detour the guide's sentence */
  detour: (detour: string): string => `The detour: ${detour}`,
  dogs: 'Dogs on a leash can come along.',
  noDogs: 'Dogs can’t come along, except for service animals.',
  /** @param restrooms the guide's sentence */
  restrooms: (restrooms: string): string => `Restrooms: ${restrooms}`,
  noRestrooms: 'Use a restroom before we meet. There is none that you can count on along the way.',
};

export type AccessWords = typeof accessWords;

function milesOf(miles: number): string {
  return miles === 1 ? '1 mile' : `${String(miles)} miles`;
}

function stairsOf(flights: number): string {
  if (flights === 0) return 'without stairs';
  return flights === 1 ? 'with 1 flight of stairs' : `with ${String(flights)} flights of stairs`;
}
