/** Texts that several of these pages show. */
export const texts = {
  /** Alt texts for the guide's picture. */
  portrait: {
    drawn:
      'The guide, with a yellow umbrella over one shoulder, in front of brownstones and a water tower in the morning light.',
    /** Describes any photograph that replaces the drawing. */
    photographed: 'The guide',
  },

  /** The link from the not-found page to the home page. */
  homeLink: {
    home: 'Back to the home page',
  },
};
