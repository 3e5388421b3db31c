import type { CalendarWords } from '../en/calendar.ts';

export const calendarWords: CalendarWords = {
  title: (siteName, tour) => `${siteName}: ${tour}`,
  canceled: (title) => `Cancelado: ${title}`,
  party: (people) => `Reserva para ${String(people)} ${people === 1 ? 'pessoa' : 'pessoas'}.`,
  guide: (name, license) =>
    `Guia: ${license === undefined ? name : `${name}, licença ${license}`}.`,
  price: (price) => `${price}.`,
  meetingPoint: (meetingPoint) => `Ponto de encontro: ${meetingPoint}.`,
  location: (meetingPoint) => `${meetingPoint}, New York`,
  fromGuide: (reason) => `Recado de quem guia: ${reason}`,
};
