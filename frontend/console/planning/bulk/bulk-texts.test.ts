import { testBulkDeparture } from './test-bulk-departure';
import { describeBooked, describeEmails, formatDepartures } from './bulk-texts';

const unbooked = testBulkDeparture('Central Park');
const booked = testBulkDeparture('SoHo', { people: 3 });
const notified = { ...booked, isNotified: true };

test('departures are counted', () => {
  expect([formatDepartures(1), formatDepartures(16)]).toEqual(['1 departure', '16 departures']);
});

test('booked departures are counted', () => {
  expect(describeBooked([unbooked])).toBe('Nobody has booked these tours.');
  expect(describeBooked([unbooked, booked])).toBe('1 is booked:');
  expect(describeBooked([booked, booked])).toBe('2 are booked:');
  expect(describeBooked([unbooked, { ...unbooked, waiting: 2 }])).toBe(
    '1 is booked or has a waitlist:',
  );
});

test('the email to visitors is described', () => {
  expect(describeEmails([unbooked], 'cancelled')).toBe('Nobody gets an email.');
  expect(describeEmails([unbooked, booked], 'closed')).toMatch(
    /^Nobody gets an email: visitors who /,
  );
  expect(describeEmails([unbooked, notified], 'shift')).toMatch(
    /^Visitors get an email with the new st/,
  );
});
