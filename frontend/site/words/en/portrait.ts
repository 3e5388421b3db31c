/** What the picture of the guide shows. */
export const words = {
  drawn:
    'The guide, with a yellow umbrella over one shoulder, in front of brownstones and a water tower in the morning light.',
  /** And what is true of any photograph in its place. */
  photographed: 'The guide',
};
