/** A sentence about each list's walks, for the pages that present the lists. */
export const texts = {
  day: 'Parks, bridges, and the streets where the city began.',
  night: 'Lit-up towers, big stages, and views that only come out after dark.',
};
