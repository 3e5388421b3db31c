/** Where an address without a page leads. */
export const words = {
  home: 'Back to the home page',
};
