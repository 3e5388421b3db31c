import type { texts as english } from '../../../../site/departures/list-texts.en';

export const texts: typeof english = {
  day: 'Parques, pontes e as ruas onde a cidade começou.',
  night: 'Torres acesas, grandes palcos e vistas que só aparecem depois de escurecer.',
};
