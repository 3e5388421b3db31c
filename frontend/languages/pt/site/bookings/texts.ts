import type { texts as english } from '../../../../site/bookings/texts.en';
import { format } from '../texts/format';

export const texts: typeof english = {
  date: 'Data',
  time: 'Horário',
  hours: (start: string, end: string) => `Das ${format.time(start)} às ${format.time(end)}`,
  meeting: 'Encontro',
  price: 'Preço',
  people: 'Seu grupo',

  state: {
    CONFIRMED: 'Confirmada',
    CANCELLED: 'Cancelada',
    WAITING: 'Na lista de espera',
    EXPIRED: 'Sem reserva',
  },
  canceledByGuide: 'Cancelado',
  over: 'Encerrado',
  held: (until: string) => `Guardada até ${until}`,
};
