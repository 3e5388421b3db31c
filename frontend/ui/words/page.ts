import type { Localized } from '../language';

const en = {
  loading: 'Loading…',
  skip: 'Skip to content',
  retry: 'Try again',
};

/** Texts that every page needs. */
export const pageWords: Localized<typeof en> = { en };
