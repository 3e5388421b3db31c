import type { AccessWords } from '../en/access.ts';

const KILOMETERS_PER_MILE = 1.609344;

const kilometers = new Intl.NumberFormat('fr', { maximumFractionDigits: 1 });

/** How easy a tour is to walk. */
export const accessWords: AccessWords = {
  way: (miles, stairs) => `Environ ${kilometersOf(miles)} à pied, ${stairsOf(stairs)}.`,
  stepFree: {
    YES: 'Tout le parcours est sans marches.',
    DETOUR: 'Un itinéraire sans marches existe, avec un détour.',
    NO: 'Il n’y a pas d’itinéraire sans marches.',
  },
  strollers: {
    YES: 'Les poussettes passent partout.',
    DETOUR: 'Les poussettes passent, avec un détour.',
    NO: 'Impossible avec une poussette.',
  },
  detour: (detour) => `Le détour : ${detour}`,
  dogs: 'Les chiens en laisse sont les bienvenus.',
  noDogs: 'Les chiens ne sont pas admis, sauf les chiens d’assistance.',
  restrooms: (restrooms) => `Toilettes : ${restrooms}`,
  noRestrooms:
    'Passez aux toilettes avant le rendez-vous : il n’est pas sûr d’en trouver en chemin.',
};

function kilometersOf(miles: number): string {
  return `${kilometers.format(miles * KILOMETERS_PER_MILE)} km`;
}

function stairsOf(flights: number): string {
  if (flights === 0) return 'sans escaliers';
  return flights === 1 ? 'avec 1 volée de marches' : `avec ${String(flights)} volées de marches`;
}
