import type { texts as english } from '../../../../site/departures/list-texts.en';

export const texts: typeof english = {
  day: 'Parques, puentes y las calles donde empezó la ciudad.',
  night: 'Torres iluminadas, grandes escenarios y vistas que solo salen de noche.',
};
