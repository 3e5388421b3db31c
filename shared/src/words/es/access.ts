import type { AccessWords } from '../en/access.ts';

const KILOMETERS_PER_MILE = 1.609344;
const numbers = new Intl.NumberFormat('es', { maximumFractionDigits: 1 });

export const accessWords: AccessWords = {
  way: (miles, stairs) => `Unos ${distanceOf(miles)} a pie, ${stairsOf(stairs)}.`,
  stepFree: {
    YES: 'En todo el camino no hay escalones.',
    DETOUR: 'Hay un camino sin escalones, con un desvío.',
    NO: 'No hay camino sin escalones.',
  },
  strollers: {
    YES: 'Se puede hacer entero con cochecito de bebé.',
    DETOUR: 'Se puede hacer con cochecito de bebé, con un desvío.',
    NO: 'No se puede hacer con cochecito de bebé.',
  },
  detour: (detour) => `El desvío: ${detour}`,
  dogs: 'Los perros con correa pueden venir.',
  noDogs: 'No se admiten perros, salvo los de asistencia.',
  restrooms: (restrooms) => `Baños: ${restrooms}`,
  noRestrooms:
    'Ve al baño antes de reunirnos. Por el camino no hay ninguno con el que se pueda contar.',
};

/** "4 km (2,5 millas)". */
function distanceOf(miles: number): string {
  const kilometers = numbers.format(miles * KILOMETERS_PER_MILE);
  return `${kilometers} km (${numbers.format(miles)} ${miles === 1 ? 'milla' : 'millas'})`;
}

function stairsOf(flights: number): string {
  if (flights === 0) return 'sin escaleras';
  return flights === 1 ? 'con 1 tramo de escaleras' : `con ${String(flights)} tramos de escaleras`;
}
