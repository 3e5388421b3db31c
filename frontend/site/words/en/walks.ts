/** A sentence about each list's walks. */
export const words = {
  day: 'Parks, bridges, and the streets where the city began.',
  night: 'Lit-up towers, big stages, and views that only come out after dark.',
};
