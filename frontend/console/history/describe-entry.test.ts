import type { HistoryEntryRecord } from '../../api/schema';
import { describeEntry } from './describe-entry';

const BASE_ENTRY: HistoryEntryRecord = {
  id: '1',
  at: '2030-01-06T15:00:00.000Z',
  guide: { id: 'ana', name: 'Ana' },
  kind: 'departure',
  subject: 'day.central-park.2030-01-07.1000',
  place: 'Central Park',
  date: '2030-01-07',
  startTime: '11:00',
  action: 'changed',
  changes: [],
};
const PARTY_FIELDS = { kind: 'booking', subject: '2', name: 'Ada Walker' } as const;

function createPaymentChanges(
  side: 'from' | 'to',
  kind: string,
  cents: number,
  method: string,
  service = {},
) {
  return Object.entries({ kind, cents, method, ...service }).map(([name, value]) => ({
    field: `payment.${name}`,
    [side]: value,
  }));
}

test.each<[Partial<HistoryEntryRecord>, string]>([
  [
    { changes: [{ field: 'startTime', from: '10:00', to: '11:00' }] },
    'Ana moved the 10:00 AM Central Park on Jan 7 to 11:00 AM.',
  ],
  [
    {
      changes: [
        { field: 'state', from: 'open', to: 'cancelled' },
        { field: 'reason' },
        { field: 'capacity', from: 8 },
      ],
    },
    'Ana canceled the 11:00 AM Central Park on Jan 7; changed the limit of the 11:00 AM Central Park on Jan 7 from 8 to no limit.',
  ],
  [
    { changes: [{ field: 'ledBy', to: 'Bo' }] },
    'Ana assigned the 11:00 AM Central Park on Jan 7 to Bo.',
  ],
  [
    { changes: [{ field: 'notice' }] },
    'Ana changed the announcement for the 11:00 AM Central Park on Jan 7.',
  ],
  [
    {
      changes: [
        { field: 'arrival.state', to: 'here' },
        { field: 'arrival.at', to: '2030-01-07T15:00:00.000Z' },
      ],
    },
    'Ana announced that they’re there for the 11:00 AM Central Park on Jan 7.',
  ],
  [
    { changes: [{ field: 'arrival.state', from: 'here' }] },
    'Ana cleared the status for the 11:00 AM Central Park on Jan 7.',
  ],
  [
    { changes: [{ field: 'keptDespite', to: 'time-off' }] },
    'Ana kept the 11:00 AM Central Park on Jan 7 despite time off.',
  ],
  [
    { ...PARTY_FIELDS, changes: createPaymentChanges('to', 'FARE', 8000, 'CASH') },
    'Ana noted $80 in cash from Ada Walker.',
  ],
  [
    { ...PARTY_FIELDS, changes: createPaymentChanges('to', 'REFUND', 1250, 'VENMO') },
    'Ana noted a refund of $12.50 by Venmo to Ada Walker.',
  ],
  [
    { ...PARTY_FIELDS, changes: createPaymentChanges('from', 'DEPOSIT', 2000, 'CARD') },
    'Ana undid a deposit of $20 by card from Ada Walker.',
  ],
  [
    {
      ...PARTY_FIELDS,
      changes: createPaymentChanges('to', 'FARE', 900, 'OTHER', { service: 'Wise' }),
    },
    'Ana noted $9 by Wise from Ada Walker.',
  ],
  [
    { changes: createPaymentChanges('to', 'TIP', 4500, 'CASH') },
    'Ana noted a tip of $45 in cash from the 11:00 AM Central Park on Jan 7.',
  ],
  [
    {
      ...PARTY_FIELDS,
      changes: [{ field: 'status', from: 'booked', to: 'cancelled' }, { field: 'reason' }],
    },
    'Ana canceled the booking of Ada Walker.',
  ],
  [
    { ...PARTY_FIELDS, changes: [{ field: 'attendance.arrived', from: 0, to: 2 }] },
    'Ana checked in 2 people for Ada Walker.',
  ],
  [
    { kind: 'booking', changes: [{ field: 'attendance.noShow', to: true }] },
    'Ana marked a party as a no-show.',
  ],
  [
    {
      ...PARTY_FIELDS,
      action: 'added',
      changes: [
        { field: 'status', to: 'booked' },
        { field: 'people', to: 3 },
      ],
    },
    'Ana added Ada Walker (3 people) to the 11:00 AM Central Park on Jan 7 as a walk-in.',
  ],
  [
    { kind: 'booking', action: 'deleted', changes: [{ field: 'people', from: 1 }] },
    'Ana removed a party (1 person) from the 11:00 AM Central Park on Jan 7.',
  ],
  [
    {
      kind: 'tour',
      name: 'Central Park',
      changes: [{ field: 'startTimes', from: ['10:00'], to: ['10:00', '14:00'] }],
    },
    'Ana changed the start times of Central Park from 10:00 AM to 10:00 AM, 2:00 PM.',
  ],
  [
    {
      kind: 'tour',
      name: 'Central Park',
      changes: [{ field: 'translations', to: 'Deutsch: 3 texts' }],
    },
    'Ana translated Central Park (Deutsch: 3 texts).',
  ],
  [
    { kind: 'tour', name: 'Central Park', changes: [{ field: 'isHidden', to: true }] },
    'Ana hid Central Park.',
  ],
  [
    {
      kind: 'time-off',
      action: 'added',
      changes: [
        { field: 'from', to: '2030-01-07' },
        { field: 'to', to: '2030-01-09' },
      ],
    },
    'Ana took Jan 7 to Jan 9 off.',
  ],
  [
    { kind: 'special-day', subject: 'marathon', changes: [{ field: 'isOpen', to: true }] },
    'Ana offered tours on New York City Marathon.',
  ],
  [
    { kind: 'settings', subject: 'site', changes: [{ field: 'toursAtOnce', from: 1, to: 2 }] },
    'Ana changed how many tours are led at once from 1 to 2.',
  ],
  [
    { kind: 'busy-calendar', action: 'added', changes: [{ field: 'address' }] },
    'Ana connected their own calendar.',
  ],
  [
    { kind: 'settings', subject: 'site', changes: [{ field: 'formerField', from: 1, to: 2 }] },
    'Ana changed formerField from 1 to 2.',
  ],
])('%j is described as “%s”', (entry, sentence) => {
  expect(describeEntry({ ...BASE_ENTRY, ...entry })).toBe(sentence);
});
