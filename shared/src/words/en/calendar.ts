/** The texts of a booking's entry in a calendar. */
export const calendarWords = {
  title: (siteName: string, tour: string) => `${siteName}: ${tour}`,
  /** Some calendars don't mark canceled entries. */
  canceled: (title: string) => `Canceled: ${title}`,
  party: (people: number) => `A party of ${String(people)}.`,
  guide: (name: string, license?: string) =>
    `Your guide: ${license === undefined ? name : `${name}, license ${license}`}.`,
  price: (price: string) => `${price}.`,
  meetingPoint: (meetingPoint: string) => `Meeting point: ${meetingPoint}.`,
  location: (meetingPoint: string) => `${meetingPoint}, New York`,
  fromGuide: (reason: string) => `From the guide: ${reason}`,
};

export type CalendarWords = typeof calendarWords;
