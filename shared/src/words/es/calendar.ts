import type { CalendarWords } from '../en/calendar.ts';

export const calendarWords: CalendarWords = {
  title: (siteName, tour) => `${siteName}: ${tour}`,
  canceled: (title) => `Cancelado: ${title}`,
  party: (people) => `Reserva para ${String(people)} ${people === 1 ? 'persona' : 'personas'}.`,
  guide: (name, license) =>
    `Tu guía: ${license === undefined ? name : `${name}, licencia ${license}`}.`,
  price: (price) => `${price}.`,
  meetingPoint: (meetingPoint) => `Punto de encuentro: ${meetingPoint}.`,
  location: (meetingPoint) => `${meetingPoint}, New York`,
  fromGuide: (reason) => `De tu guía: ${reason}`,
};
