import type { texts as english } from '../../../../site/pages/texts.en';

/** Texts that several of these pages show. */
export const texts: typeof english = {
  portrait: {
    drawn:
      'Votre guide, un parapluie jaune sur l’épaule, devant des maisons de grès brun et un château d’eau dans la lumière du matin.',
    photographed: 'Votre guide',
  },

  homeLink: {
    home: 'Retour à l’accueil',
  },
};
