/** What is said where the server says nothing: in English, unless an app says otherwise. */
export const SENTENCES = {
  /** As the specification has it. */
  noSentence: 'Internal server error. Please check your server',
  offline: 'We can’t reach the server. Check your connection and try again.',
};
