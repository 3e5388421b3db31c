import { formatLanguages } from 'shared/languages';

/** Texts of the components that both apps use. */
export const texts = {
  page: {
    loading: 'Loading…',
    skip: 'Skip to content',
    retry: 'Try again',
    needsScript: 'This form needs JavaScript, which is turned off in your browser.',
  },

  dialog: {
    ok: 'Ok',
    undo: 'Undo',
    close: 'Close',
  },

  guide: {
    photo: (name: string) => `Photograph of ${name}`,
    /** @param codes BCP 47 codes */
    languages: (codes: readonly string[]) => `Speaks ${formatLanguages('en-US', codes)}`,
    license: (number: string) => `Licensed New York guide, no. ${number}`,
  },

  notFound: {
    title: 'This corner isn’t on the map',
    text: 'There’s no page at this address.',
  },
};
