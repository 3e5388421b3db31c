import type { Persistence } from './tap-store';

/** Sentences about unsent taps: whether they remain on the device when the page closes. */
export const PERSISTENCE_SENTENCES: Readonly<Record<Persistence, string>> = {
  kept: 'Your changes are saved and will be sent later.',
  'page only': 'This device can’t save your changes: keep this page open until they are sent.',
  outdated: 'A newer version is open in another tab: reload this page once your changes are sent.',
};
