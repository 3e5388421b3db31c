import type { AccessWords } from '../en/access.ts';

const KM_PER_MILE = 1.609;
const numbers = new Intl.NumberFormat('it', { maximumFractionDigits: 1 });

/** How easy a tour is to walk. */
export const accessWords: AccessWords = {
  /** "Circa 4 km a piedi (2,5 miglia), con 2 rampe di scale." */
  way: (miles, stairs) =>
    `Circa ${numbers.format(miles * KM_PER_MILE)} km a piedi (${milesOf(miles)}), ${stairsOf(stairs)}.`,
  stepFree: {
    YES: 'Tutto il percorso è senza gradini.',
    DETOUR: 'C’è un percorso senza gradini, con una deviazione.',
    NO: 'Non c’è un percorso senza gradini.',
  },
  strollers: {
    YES: 'Tutto il percorso si può fare con il passeggino.',
    DETOUR: 'Si può venire con il passeggino, con una deviazione.',
    NO: 'Con il passeggino non si può fare.',
  },
  detour: (detour) => `La deviazione: ${detour}`,
  dogs: 'I cani al guinzaglio sono benvenuti.',
  noDogs: 'I cani non sono ammessi, tranne quelli da assistenza.',
  restrooms: (restrooms) => `Bagni: ${restrooms}`,
  noRestrooms:
    'Vai in bagno prima di incontrarci: lungo il percorso non è detto che se ne trovi uno.',
};

function milesOf(miles: number): string {
  return `${numbers.format(miles)} ${miles === 1 ? 'miglio' : 'miglia'}`;
}

function stairsOf(flights: number): string {
  if (flights === 0) return 'senza scale';
  return flights === 1 ? 'con 1 rampa di scale' : `con ${String(flights)} rampe di scale`;
}
