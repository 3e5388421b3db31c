import type { texts as english } from '../../../../site/bookings/texts.en';
import { format } from '../texts/format';

export const texts: typeof english = {
  date: 'Datum',
  time: 'Uhrzeit',
  hours: (start, end) => `${format.time(start)} bis ${format.time(end)} Uhr`,
  meeting: 'Treffpunkt',
  price: 'Preis',
  people: 'Für',

  state: {
    CONFIRMED: 'Gebucht',
    CANCELLED: 'Storniert',
    WAITING: 'Warteliste',
    EXPIRED: 'Nicht gebucht',
  },
  canceledByGuide: 'Abgesagt',
  over: 'Vorbei',
  held: (until) => `Reserviert bis ${until}`,
};
