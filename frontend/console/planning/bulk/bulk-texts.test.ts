import { testBulkDeparture } from './test-bulk-departure';
import { describeBooked, describeEmails, formatDepartures } from './bulk-texts';

const unbookedDeparture = testBulkDeparture('Central Park');
const bookedDeparture = testBulkDeparture('SoHo', { people: 3 });
const notifiedDeparture = { ...bookedDeparture, isNotified: true };

test('departures are counted', () => {
  expect([formatDepartures(1), formatDepartures(16)]).toEqual(['1 departure', '16 departures']);
});

test('booked departures are counted', () => {
  expect(describeBooked([unbookedDeparture])).toBe('Nobody has booked these tours.');
  expect(describeBooked([unbookedDeparture, bookedDeparture])).toBe('1 is booked:');
  expect(describeBooked([bookedDeparture, bookedDeparture])).toBe('2 are booked:');
  expect(describeBooked([unbookedDeparture, { ...unbookedDeparture, waiting: 2 }])).toBe(
    '1 is booked or has a waitlist:',
  );
});

test('the email to visitors is described', () => {
  expect(describeEmails([unbookedDeparture], 'cancelled')).toBe('Nobody gets an email.');
  expect(describeEmails([unbookedDeparture, bookedDeparture], 'closed')).toMatch(
    /^Nobody gets an email: visitors who /,
  );
  expect(describeEmails([unbookedDeparture, notifiedDeparture], 'shift')).toMatch(
    /^Visitors get an email with the new start time/,
  );
});
