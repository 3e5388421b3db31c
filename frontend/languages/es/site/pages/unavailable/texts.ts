import type { texts as english } from '../../../../../site/pages/unavailable/texts.en';

export const texts: typeof english = {
  title: 'Volvemos en un momento',
  text: 'Ahora mismo no podemos mostrarte esta página. Inténtalo en un minuto, o llámanos.',
  action: 'Reintentar',
};
