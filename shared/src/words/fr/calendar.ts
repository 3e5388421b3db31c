import type { CalendarWords } from '../en/calendar.ts';

export const calendarWords: CalendarWords = {
  title: (siteName, tour) => `${siteName}\u00a0: ${tour}`,
  canceled: (title) => `Annulé\u00a0: ${title}`,
  party: (people) =>
    `Réservation pour ${String(people)} ${people === 1 ? 'personne' : 'personnes'}.`,
  guide: (name, license) =>
    `Votre guide\u00a0: ${license === undefined ? name : `${name}, licence ${license}`}.`,
  price: (price) => `${price}.`,
  meetingPoint: (meetingPoint) => `Rendez-vous\u00a0: ${meetingPoint}.`,
  location: (meetingPoint) => `${meetingPoint}, New York`,
  fromGuide: (reason) => `De votre guide\u00a0: ${reason}`,
};
