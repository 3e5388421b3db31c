/** The link from the not-found page to the home page. */
export const words = {
  home: 'Back to the home page',
};
