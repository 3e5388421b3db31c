/** Sentences for browsers that block cookies. */
export const texts = {
  bookings:
    'Your browser is blocking this site’s cookies, so we can’t keep your tours. Please allow cookies.',
  account:
    'Your browser is blocking this site’s cookies, so we can’t open your account. Please allow cookies.',
};
