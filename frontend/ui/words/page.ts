import type { Localized } from '../language';

const en = {
  loading: 'Loading…',
  skip: 'Skip to content',
  retry: 'Try again',
};

/** The words around every page. */
export const pageWords: Localized<typeof en> = { en };
