/** Texts of the page that replaces one that the server can't render. */
export const words = {
  title: 'Back in a moment',
  text: 'We can’t show you this page right now. Try again in a minute, or call us.',
  action: 'Try again',
};
