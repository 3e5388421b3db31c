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

  notFound: {
    title: 'This corner isn’t on the map',
    text: 'There’s no page at this address.',
  },
};
