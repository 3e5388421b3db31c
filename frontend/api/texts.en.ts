/** Sentences for errors without a sentence from the server. */
export const texts = {
  /** The text is quoted from the specification. */
  noSentence: 'Internal server error. Please check your server',
  offline: 'We can’t reach the server. Check your connection and try again.',
};
