import { format } from '../texts/format.en';

/** Texts on a ticket. */
export const texts = {
  date: 'Date',
  time: 'Time',
  /** When a tour starts and ends: "10:00 AM to 12:30 PM". */
  hours: (start: string, end: string) => `${format.time(start)} to ${format.time(end)}`,
  meeting: 'Meet at',
  price: 'Price',
  people: 'Your party',

  /** A booking's status in a word or two. */
  state: {
    CONFIRMED: 'Booked',
    CANCELLED: 'Canceled',
    WAITING: 'Waiting list',
    EXPIRED: 'Not booked',
  },
  canceledByGuide: 'Canceled',
  over: 'Over',
  /** @param until for example, "Monday, Nov 23, 10:00 AM" */
  held: (until: string) => `Held until ${until}`,
};
