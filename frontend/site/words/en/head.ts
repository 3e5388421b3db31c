/** What is said in the documents of pages, apart from what the pages show. */
export const words = {
  /** As Open Graph names languages. */
  locale: 'en_US',
  /** Where its scripts don’t load. */
  incomplete: 'Part of this page didn’t load. Check your connection, then reload.',
  reload: 'Reload',
  /** What pictures show that go along where somebody shares a page. */
  picture:
    'A guide with a yellow umbrella leads a walk along the river, with the words New York on Foot',
  tourPicture: {
    day: (place: string) =>
      `A drawing for ${place}, with the words: a walk by day, New York on Foot`,
    night: (place: string) =>
      `A drawing for ${place}, with the words: a walk by night, New York on Foot`,
  },
};
