/** A sentence about the tours of each list, for the pages that present the lists. */
export const texts = {
  day: 'Parks, bridges, and the streets where the city began.',
  night: 'Lit-up towers, big stages, and views that only come out after dark.',
};
