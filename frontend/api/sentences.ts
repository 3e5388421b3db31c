/** English sentences for errors without a sentence from the server. An app can replace them with another language. */
export const SENTENCES = {
  /** The text is quoted from the specification. */
  noSentence: 'Internal server error. Please check your server',
  offline: 'We can’t reach the server. Check your connection and try again.',
  cookiesBlocked: {
    bookings:
      'Your browser is blocking this site’s cookies, so we can’t keep your tours. Please allow cookies.',
    account:
      'Your browser is blocking this site’s cookies, so we can’t open your account. Please allow cookies.',
  },
};
