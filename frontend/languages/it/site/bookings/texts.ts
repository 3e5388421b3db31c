import type { texts as english } from '../../../../site/bookings/texts.en';
import { format } from '../texts/format';

/** Texts on a ticket. */
export const texts: typeof english = {
  date: 'Data',
  time: 'Ora',
  /** When a tour starts and ends: "10:00–12:30". */
  hours: (start, end) => `${format.time(start)}–${format.time(end)}`,
  meeting: 'Ritrovo',
  price: 'Prezzo',
  people: 'Il tuo gruppo',

  /** A booking's status in a word or two. */
  state: {
    CONFIRMED: 'Prenotato',
    CANCELLED: 'Annullato',
    WAITING: 'Lista d’attesa',
    EXPIRED: 'Non prenotato',
  },
  canceledByGuide: 'Annullato',
  over: 'Concluso',
  held: (until) => `Riservato fino a ${until}`,
};
