import type { texts as english } from '../../../../site/bookings/texts.en';
import { format } from '../texts/format';

export const texts: typeof english = {
  date: 'Fecha',
  time: 'Hora',
  hours: (start, end) => `De ${format.time(start)} a ${format.time(end)}`,
  meeting: 'Nos vemos en',
  price: 'Precio',
  people: 'Tu grupo',

  state: {
    CONFIRMED: 'Reservado',
    CANCELLED: 'Cancelado',
    WAITING: 'Lista de espera',
    EXPIRED: 'Sin reserva',
  },
  canceledByGuide: 'Cancelado',
  over: 'Terminado',
  held: (until) => `Apartado hasta el ${until}`,
};
