import type { texts as english } from '../../../../site/pages/texts.en';

export const texts: typeof english = {
  portrait: {
    drawn:
      'Der Guide mit einem gelben Schirm über der Schulter, vor Brownstone-Häusern und einem Wasserturm im Morgenlicht.',
    photographed: 'Der Guide',
  },

  homeLink: {
    home: 'Zurück zur Startseite',
  },
};
