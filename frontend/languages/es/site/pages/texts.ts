import type { texts as english } from '../../../../site/pages/texts.en';

export const texts: typeof english = {
  portrait: {
    drawn:
      'Tu guía, con un paraguas amarillo al hombro, ante casas de piedra rojiza y un tanque de agua a la luz de la mañana.',
    photographed: 'Tu guía',
  },

  homeLink: {
    home: 'Volver a la página de inicio',
  },
};
