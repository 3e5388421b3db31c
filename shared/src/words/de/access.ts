import type { AccessLevel } from '../../tour-access.ts';
import type { AccessWords } from '../en/access.ts';

const numbers = new Intl.NumberFormat('de', { maximumFractionDigits: 1 });
const KILOMETERS_PER_MILE = 1.609344;

/** How easy a tour is to walk. */
export const accessWords: AccessWords = {
  way: (miles, stairs) => `Rund ${distanceOf(miles)} zu Fuß, ${stairsOf(stairs)}.`,
  stepFree: {
    YES: 'Der ganze Weg ist stufenlos.',
    DETOUR: 'Mit einem Umweg ist der Weg stufenlos.',
    NO: 'Einen stufenlosen Weg gibt es nicht.',
  } satisfies Record<AccessLevel, string>,
  strollers: {
    YES: 'Mit dem Kinderwagen kommen Sie überall durch.',
    DETOUR: 'Mit dem Kinderwagen geht es auch, mit einem Umweg.',
    NO: 'Mit dem Kinderwagen geht es leider nicht.',
  } satisfies Record<AccessLevel, string>,
  detour: (detour) => `Der Umweg: ${detour}`,
  dogs: 'Hunde dürfen an der Leine mit.',
  noDogs: 'Hunde können nicht mit, ausgenommen Assistenzhunde.',
  restrooms: (restrooms) => `Toiletten: ${restrooms}`,
  noRestrooms:
    'Gehen Sie vor der Tour noch auf die Toilette. Unterwegs gibt es keine, auf die Verlass ist.',
};

function distanceOf(miles: number): string {
  const american = miles === 1 ? '1 Meile' : `${numbers.format(miles)} Meilen`;
  return `${numbers.format(miles * KILOMETERS_PER_MILE)} Kilometer (${american})`;
}

function stairsOf(flights: number): string {
  if (flights === 0) return 'ohne Treppen';
  return flights === 1 ? 'mit 1 Treppe' : `mit ${String(flights)} Treppen`;
}
