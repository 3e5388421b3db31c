import { googleUrl, outlookUrl } from './calendar-links';

const ENTRY = {
  title: 'New York on Foot: Central Park',
  start: new Date('2030-01-07T10:00:00-05:00'),
  end: new Date('2030-01-07T12:30:00-05:00'),
  location: 'Columbus Circle & 59th, New York',
  details: '2 people + a stroller.\nMeeting point: Columbus Circle.',
};

test('the Google Calendar link has times in UTC', () => {
  const { origin, searchParams } = new URL(googleUrl(ENTRY));
  expect(origin).toBe('https://calendar.google.com');
  expect(Object.fromEntries(searchParams)).toEqual({
    action: 'TEMPLATE',
    text: ENTRY.title,
    dates: '20300107T150000Z/20300107T173000Z',
    location: ENTRY.location,
    details: ENTRY.details,
  });
});

test('the Outlook link has times in UTC, and spaces as %20 instead of plus signs', () => {
  const url = outlookUrl(ENTRY);
  const { origin, searchParams } = new URL(url);
  expect(origin).toBe('https://outlook.live.com');
  expect(Object.fromEntries(searchParams)).toEqual({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: ENTRY.title,
    startdt: '2030-01-07T15:00:00Z',
    enddt: '2030-01-07T17:30:00Z',
    location: ENTRY.location,
    body: ENTRY.details,
  });
  expect(url).not.toContain('+');
});
