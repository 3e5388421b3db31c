import type { Localized } from '../language';

const en = {
  title: 'This corner isn’t on the map',
  text: 'There’s no page at this address.',
};

export const notFoundWords: Localized<typeof en> = { en };
