import { testBulkDeparture } from './test-bulk-departure';
import { describeBooked, describeNews, formatDepartures } from './bulk-texts';

const free = testBulkDeparture('Central Park');
const booked = testBulkDeparture('SoHo', { people: 3 });
const notified = { ...booked, isNotified: true };

test('departures are counted', () => {
  expect([formatDepartures(1), formatDepartures(16)]).toEqual(['1 departure', '16 departures']);
});

test('booked departures are counted', () => {
  expect(describeBooked([free])).toBe('Nobody has booked them.');
  expect(describeBooked([free, booked])).toBe('1 is booked:');
  expect(describeBooked([booked, booked])).toBe('2 are booked:');
  expect(describeBooked([free, { ...free, waiting: 2 }])).toBe('1 is booked or waited for:');
});

test('the email to visitors is described', () => {
  expect(describeNews([free], 'cancelled')).toBe('Nobody gets an email.');
  expect(describeNews([free, booked], 'closed')).toMatch(/^Nobody gets an email: visitors who /);
  expect(describeNews([free, notified], 'shift')).toMatch(/^Visitors get an email with the new st/);
});
