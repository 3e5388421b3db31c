import type { texts as english } from '../../../../../site/tours/filters/texts.en';

export const texts: typeof english = {
  date: '¿Cuándo?',
  anyDate: 'Cuando sea',
  dates: { today: 'Hoy', tomorrow: 'Mañana', weekend: 'Este fin de semana' },
  on: 'O en otra fecha',
  party: '¿Cuántas personas?',
  find: 'Buscar recorrido',
};
