/** Where the server can't render a page: apart, since nobody comes here from another page. */
export const words = {
  title: 'Back in a moment',
  text: 'We can’t show you this page just now. Try again in a minute, or call us.',
  action: 'Try again',
};
