import type { CalendarWords } from '../en/calendar.ts';

export const calendarWords: CalendarWords = {
  title: (siteName, tour) => `${siteName}: ${tour}`,
  canceled: (title) => `Annullato: ${title}`,
  party: (people) => `Prenotazione per ${String(people)} ${people === 1 ? 'persona' : 'persone'}.`,
  guide: (name, license) =>
    `La tua guida: ${license === undefined ? name : `${name}, licenza ${license}`}.`,
  price: (price) => `${price}.`,
  meetingPoint: (meetingPoint) => `Ritrovo: ${meetingPoint}.`,
  location: (meetingPoint) => `${meetingPoint}, New York`,
  fromGuide: (reason) => `Dalla tua guida: ${reason}`,
};
