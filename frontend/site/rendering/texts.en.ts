/** Texts for the documents' metadata. */
export const texts = {
  /** In Open Graph's format. */
  locale: 'en_US',
  /** Shown if a page's scripts don't load. */
  incomplete: 'Part of this page didn’t load. Check your connection, then reload.',
  reload: 'Reload',
  /** Alt text of the picture in link previews. */
  picture:
    'A guide with a yellow umbrella leads a walk along the river, with the words New York on Foot',
  tourPicture: {
    day: (place: string) =>
      `A drawing for ${place}, with the words: a walk by day, New York on Foot`,
    night: (place: string) =>
      `A drawing for ${place}, with the words: a walk by night, New York on Foot`,
  },
};
