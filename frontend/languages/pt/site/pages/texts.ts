import type { texts as english } from '../../../../site/pages/texts.en';

export const texts: typeof english = {
  portrait: {
    drawn:
      'Quem guia, com um guarda-chuva amarelo no ombro, diante de sobrados e de uma caixa-d’água na luz da manhã.',
    photographed: 'Quem guia os passeios',
  },

  homeLink: {
    home: 'Voltar à página inicial',
  },
};
