import type { CalendarWords } from '../en/calendar.ts';

export const calendarWords: CalendarWords = {
  title: (siteName, tour) => `${siteName}: ${tour}`,
  canceled: (title) => `Abgesagt: ${title}`,
  party: (people) => `Für ${String(people)} ${people === 1 ? 'Person' : 'Personen'}.`,
  guide: (name, license) =>
    `Ihr Guide: ${license === undefined ? name : `${name}, Lizenz ${license}`}.`,
  price: (price) => `${price}.`,
  meetingPoint: (meetingPoint) => `Treffpunkt: ${meetingPoint}.`,
  location: (meetingPoint) => `${meetingPoint}, New York`,
  fromGuide: (reason) => `Von Ihrem Guide: ${reason}`,
};
