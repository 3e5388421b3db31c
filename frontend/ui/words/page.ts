import type { Localized } from '../language';

const en = {
  loading: 'Loading…',
  skip: 'Skip to content',
  retry: 'Try again',
};

/** Words that every page needs, whatever its content. */
export const pageWords: Localized<typeof en> = { en };
