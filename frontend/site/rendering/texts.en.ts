/** Texts for the documents' metadata. */
export const texts = {
  /** In Open Graph's format. */
  locale: 'en_US',
  /** Shown if a page's scripts don't load. */
  incomplete: 'Part of this page didn’t load. Check your connection, then reload.',
  reload: 'Reload',
  /** Alt text of the picture in link previews. */
  picture: 'A guide with a yellow umbrella leads a walk along the river',
  tourPicture: {
    day: (place: string) => `A drawing for a walk by day: ${place}`,
    night: (place: string) => `A drawing for a walk by night: ${place}`,
  },
};
