/** Texts for the page that the server sends if it can't render the requested page. */
export const texts = {
  title: 'Back in a moment',
  text: 'We can’t show you this page right now. Try again in a minute, or call us.',
  action: 'Try again',
};
