/** Sentences for errors without one from the server, in English until an app sets a language. */
export const SENTENCES = {
  /** The specification's text. */
  noSentence: 'Internal server error. Please check your server',
  offline: 'We can’t reach the server. Check your connection and try again.',
};
