/** An entry for a visitor's calendar. */
export interface CalendarEntry {
  title: string;
  start: Date;
  end: Date;
  location: string;
  details: string;
}

/** Returns the URL that opens Google Calendar with the entry filled in. */
export function googleUrl({ title, start, end, location, details }: CalendarEntry): string {
  const dates = `${formatCompact(start)}/${formatCompact(end)}`;
  return buildUrl('https://calendar.google.com/calendar/render', {
    action: 'TEMPLATE',
    text: title,
    dates,
    location,
    details,
  });
}

/** Returns the URL that opens Outlook with the entry filled in. */
export function outlookUrl({ title, start, end, location, details }: CalendarEntry): string {
  return buildUrl('https://outlook.live.com/calendar/0/deeplink/compose', {
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    location,
    startdt: formatUtc(start),
    enddt: formatUtc(end),
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
