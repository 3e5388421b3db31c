import type { texts as english } from '../../../../site/rendering/texts.en';

export const texts: typeof english = {
  locale: 'es_ES',
  incomplete: 'Una parte de esta página no se cargó. Revisa tu conexión y recárgala.',
  reload: 'Recargar',
  picture: 'Un paraguas amarillo abre camino a un grupo por la orilla del río',
  tourPicture: {
    day: (place) => `Un dibujo para un paseo de día: ${place}`,
    night: (place) => `Un dibujo para un paseo de noche: ${place}`,
  },
};
