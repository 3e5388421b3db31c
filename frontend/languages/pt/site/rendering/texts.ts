import type { texts as english } from '../../../../site/rendering/texts.en';

export const texts: typeof english = {
  locale: 'pt_BR',
  incomplete: 'Parte desta página não carregou. Verifique sua conexão e recarregue.',
  reload: 'Recarregar',
  picture: 'Com um guarda-chuva amarelo, alguém guia um grupo à beira do rio',
  tourPicture: {
    day: (place) => `Desenho para um passeio de dia: ${place}`,
    night: (place) => `Desenho para um passeio à noite: ${place}`,
  },
};
