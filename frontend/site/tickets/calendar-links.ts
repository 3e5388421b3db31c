/** What a visitor's calendar is to say. */
export interface CalendarEntry {
  title: string;
  starts: Date;
  ends: Date;
  /** Where it takes place. */
  place: string;
  details: string;
}

/** Where Google Calendar offers to add an entry. */
export function googleUrl({ title, starts, ends, place, details }: CalendarEntry): string {
  const dates = `${compact(starts)}/${compact(ends)}`;
  return address('https://calendar.google.com/calendar/render', {
    ...{ action: 'TEMPLATE', text: title, dates, location: place, details },
  });
}

/** Where Outlook offers to. */
export function outlookUrl({ title, starts, ends, place, details }: CalendarEntry): string {
  return address('https://outlook.live.com/calendar/0/deeplink/compose', {
    ...{ path: '/calendar/action/compose', rru: 'addevent', subject: title, location: place },
    ...{ startdt: utc(starts), enddt: utc(ends), body: details },
  });
}

function address(base: string, query: Record<string, string>): string {
  // Outlook takes a plus for a plus.
  return `${base}?${new URLSearchParams(query).toString().replaceAll('+', '%20')}`;
}

/** "2030-01-07T15:00:00Z". */
function utc(instant: Date): string {
  return instant.toISOString().replace(/\.\d+/, '');
}

/** "20300107T150000Z". */
function compact(instant: Date): string {
  return utc(instant).replace(/[-:]/g, '');
}
