import type { texts as english } from '../../../../../site/pages/home/texts.en';
import { format } from '../../texts/format';

export const texts: typeof english = {
  blurb:
    'Puentes con la luz de la mañana, calles de casas de ladrillo con una historia en cada portal, un horizonte de torres que se enciende al anochecer: Nueva York se le abre a quien la camina. Elige un sitio y un día, y ven.',
  title: 'Nueva York, paso a paso',
  tagline: 'Reserva tu recorrido',
  picture:
    'Una persona con un paraguas amarillo en alto señala las torres de Manhattan a un grupo pequeño, en un paseo junto al río; por la derecha entra la curva del puente de Brooklyn.',
  photographed: 'Nueva York en nuestros paseos',
  next: {
    title: 'Próximos paseos con lugares libres',
    left: (spots) =>
      format.plural(spots, {
        one: (count) => `queda ${count} lugar`,
        other: (count) => `quedan ${count} lugares`,
      }),
    room: 'hay lugares',
    longest: [
      'Paseo por el Lower East Side',
      'miércoles, 30 sept, 10:30',
      'De noche · quedan 8 lugares',
    ],
    none: 'Por ahora no queda lugar en ningún paseo. Las fechas nuevas aparecerán aquí.',
    failed:
      'Ahora mismo no podemos consultar las próximas fechas. Inténtalo en un minuto, o llámanos.',
    all: 'Todos los recorridos y su próxima fecha',
  },
  places: 'Elige un sitio para ver cómo es el paseo y cuándo sale el próximo.',
  how: {
    title: 'Cómo funciona',
    pick: {
      title: 'Elige un sitio y un día',
      text: (first, last, daysAhead) =>
        `De ${format.weekday(first)} a ${format.weekday(last)}, con hasta ${String(daysAhead)} días de anticipación. Verás la fecha exacta antes de reservar.`,
    },
    party: {
      title: 'Di cuántas personas vienen',
      text: (guestRetention) =>
        `Solo tú o todo un grupo. No necesitas cuenta: tu navegador guarda tus recorridos durante ${guestRetention}, y una cuenta los guarda por más tiempo.`,
    },
    change: {
      title: 'Ven, o cambia de idea',
      text: 'Otro día, otro sitio, una persona más: cambia o elimina un recorrido hasta poco antes de que empiece.',
    },
  },
};
