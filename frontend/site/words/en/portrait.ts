/** Alt texts for the guide's picture. */
export const words = {
  drawn:
    'The guide, with a yellow umbrella over one shoulder, in front of brownstones and a water tower in the morning light.',
  /** Describes any photograph that replaces the drawing. */
  photographed: 'The guide',
};
