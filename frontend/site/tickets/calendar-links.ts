/** An entry for a visitor's calendar. */
export interface CalendarEntry {
  title: string;
  starts: Date;
  ends: Date;
  place: string;
  details: string;
}

/** Returns the URL with which Google Calendar offers to add an entry. */
export function googleUrl({ title, starts, ends, place, details }: CalendarEntry): string {
  const dates = `${formatCompact(starts)}/${formatCompact(ends)}`;
  return buildUrl('https://calendar.google.com/calendar/render', {
    action: 'TEMPLATE',
    text: title,
    dates,
    location: place,
    details,
  });
}

/** Returns the URL with which Outlook offers to add an entry. */
export function outlookUrl({ title, starts, ends, place, details }: CalendarEntry): string {
  return buildUrl('https://outlook.live.com/calendar/0/deeplink/compose', {
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    location: place,
    startdt: formatUtc(starts),
    enddt: formatUtc(ends),
    body: details,
  });
}

function buildUrl(base: string, query: Record<string, string>): string {
  // Outlook doesn't decode a plus sign as a space.
  return `${base}?${new URLSearchParams(query).toString().replaceAll('+', '%20')}`;
}

/** Formats an instant as "2030-01-07T15:00:00Z". */
function formatUtc(instant: Date): string {
  return instant.toISOString().replace(/\.\d+/, '');
}

/** Formats an instant as "20300107T150000Z". */
function formatCompact(instant: Date): string {
  return formatUtc(instant).replace(/[-:]/g, '');
}
