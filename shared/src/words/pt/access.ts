import type { AccessWords } from '../en/access.ts';

const KILOMETERS_PER_MILE = 1.609;

const numbers = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

/** How easy a tour is to walk. */
export const accessWords: AccessWords = {
  /** "Cerca de 4 km (2,5 milhas) a pé, com 2 lances de escada." */
  way: (miles, stairs) => `Cerca de ${distanceOf(miles)} a pé, ${stairsOf(stairs)}.`,
  stepFree: {
    YES: 'O caminho todo não tem degraus.',
    DETOUR: 'Há um caminho sem degraus, com desvio.',
    NO: 'Não há caminho sem degraus.',
  },
  strollers: {
    YES: 'Dá para fazer tudo com carrinho de bebê.',
    DETOUR: 'Dá para vir com carrinho de bebê, com desvio.',
    NO: 'Não dá para vir com carrinho de bebê.',
  },
  detour: (detour) => `O desvio: ${detour}`,
  dogs: 'Cachorros na coleira podem vir.',
  noDogs: 'Cachorros não podem vir, a não ser cães-guia e de assistência.',
  restrooms: (restrooms) => `Banheiros: ${restrooms}`,
  noRestrooms: 'Vá ao banheiro antes do encontro. No caminho, não há nenhum garantido.',
};

function distanceOf(miles: number): string {
  const kilometers = numbers.format(miles * KILOMETERS_PER_MILE);
  return `${kilometers} km (${numbers.format(miles)} ${miles < 2 ? 'milha' : 'milhas'})`;
}

function stairsOf(flights: number): string {
  if (flights === 0) return 'sem escadas';
  return flights === 1 ? 'com 1 lance de escada' : `com ${String(flights)} lances de escada`;
}
