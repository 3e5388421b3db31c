import type { texts as english } from '../../../../site/rendering/texts.en';

export const texts: typeof english = {
  locale: 'es_ES',
  incomplete: 'Una parte de esta página no se cargó. Revisa tu conexión y recárgala.',
  reload: 'Recargar',
  picture:
    'Un paraguas amarillo abre camino a un grupo por la orilla del río, con las palabras New York on Foot',
  tourPicture: {
    day: (place) =>
      `Un dibujo de ${place}, con las palabras en inglés: a walk by day, New York on Foot`,
    night: (place) =>
      `Un dibujo de ${place}, con las palabras en inglés: a walk by night, New York on Foot`,
  },
};
