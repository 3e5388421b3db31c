import type { texts as english } from '../../../../site/rendering/texts.en';

export const texts: typeof english = {
  locale: 'pt_BR',
  incomplete: 'Parte desta página não carregou. Verifique sua conexão e recarregue.',
  reload: 'Recarregar',
  picture:
    'Com um guarda-chuva amarelo, alguém guia um grupo à beira do rio, com as palavras “New York on Foot”',
  tourPicture: {
    day: (place: string) =>
      `Desenho: ${place}, com as palavras “a walk by day” e “New York on Foot”`,
    night: (place: string) =>
      `Desenho: ${place}, com as palavras “a walk by night” e “New York on Foot”`,
  },
};
