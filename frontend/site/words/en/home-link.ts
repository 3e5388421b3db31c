/** Texts of the not-found page. */
export const words = {
  home: 'Back to the home page',
};
