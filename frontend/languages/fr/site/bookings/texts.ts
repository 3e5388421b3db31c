import type { texts as english } from '../../../../site/bookings/texts.en';
import { format } from '../texts/format';

/** Texts on a ticket. */
export const texts: typeof english = {
  date: 'Date',
  time: 'Heure',
  hours: (start, end) => `${format.time(start)} – ${format.time(end)}`,
  meeting: 'Rendez-vous',
  price: 'Prix',
  people: 'Votre groupe',

  state: {
    CONFIRMED: 'Réservé',
    CANCELLED: 'Annulé',
    WAITING: 'Liste d’attente',
    EXPIRED: 'Non réservé',
  },
  canceledByGuide: 'Annulé',
  over: 'Terminé',
  held: (until) => `Gardé jusqu’au ${until}`,
};
