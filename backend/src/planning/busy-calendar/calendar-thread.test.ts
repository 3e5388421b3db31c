import { readInThread } from './calendar-thread';

const PERIOD = { from: new Date('2030-01-01T05:00:00Z'), to: new Date('2031-01-01T05:00:00Z') };
const NEVER_ABORTED = new AbortController().signal;

function calendar(...lines: string[]): string {
  const event = ['BEGIN:VEVENT', 'UID:one', 'DTSTART:20300107T150000Z', 'DURATION:PT1H'];
  return ['BEGIN:VCALENDAR', ...event, ...lines, 'END:VEVENT', 'END:VCALENDAR'].join('\r\n');
}

it('reads the busy times of a calendar', async () => {
  expect(await readInThread(calendar(), PERIOD, NEVER_ABORTED)).toEqual([
    { from: new Date('2030-01-07T15:00:00Z'), to: new Date('2030-01-07T16:00:00Z') },
  ]);
});

it('rejects a file that isn’t a calendar', async () => {
  await expect(readInThread('<html>', PERIOD, NEVER_ABORTED)).rejects.toThrow('not-a-calendar');
});

it.each([
  'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
  'RRULE:FREQ=DAILY;INTERVAL=7;BYDAY=TU',
  'RRULE:FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30',
])('gives up on a rule that never matches a date: %s', async (rule) => {
  await expect(readInThread(calendar(rule), PERIOD, AbortSignal.timeout(1000))).rejects.toThrow(
    'too-full',
  );
});
