import type { InEachLanguage } from '../language';

const en = {
  loading: 'Loading…',
  skip: 'Skip to content',
  retry: 'Try again',
};

/** What the frame of every page says. */
export const pageWords: InEachLanguage<typeof en> = { en };
