import type { texts as english } from '../../../../site/pages/texts.en';

/** Texts that several of these pages show. */
export const texts: typeof english = {
  /** Alt texts for the guide's picture. */
  portrait: {
    drawn:
      'La guida, con un ombrello giallo sulla spalla, davanti a case di arenaria e a un serbatoio d’acqua nella luce del mattino.',
    /** Describes any photograph that replaces the drawing. */
    photographed: 'La guida',
  },

  /** The link from the not-found page to the home page. */
  homeLink: {
    home: 'Torna alla home',
  },
};
