/** What is said where the browser keeps no cookie. */
export const words = {
  tours:
    'Your browser is blocking this site’s cookies, so we can’t keep your tours. Please allow cookies.',
  account:
    'Your browser is blocking this site’s cookies, so we can’t open your account. Please allow cookies.',
};
