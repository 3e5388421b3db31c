import type { InEachLanguage } from '../language';

const en = {
  title: 'This corner isn’t on the map',
  text: 'There’s no page at this address.',
};

/** What is said of an address that has no page. */
export const notFoundWords: InEachLanguage<typeof en> = { en };
