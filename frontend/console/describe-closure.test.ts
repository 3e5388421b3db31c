import { describeClosure, describeDetours, type ClosureFields } from './describe-closure';

it.each<[ClosureFields, string]>([
  [
    { closedBecause: 'guide-busy', clashesWith: ['Brooklyn Bridge', 'SoHo'] },
    'Closed while you lead Brooklyn Bridge and SoHo',
  ],
  [{ closedBecause: 'time-off' }, 'Closed during your time off'],
  [
    { closedBecause: 'special-day', specialDay: 'macys-parade' },
    'Closed: Macy’s Thanksgiving Day Parade',
  ],
  [{ closedBecause: 'busy-calendar' }, 'Closed: your calendar says you’re busy'],
])('%j is described as "%s"', (departure, text) => {
  expect(describeClosure(departure)).toBe(text);
});

it.each<ClosureFields>([{}, { specialDay: 'marathon' }])(
  'no closure is described for %j',
  (departure) => {
    expect(describeClosure(departure)).toBeUndefined();
  },
);

it.each<[ClosureFields, string | undefined]>([
  [{ specialDay: 'marathon' }, 'New York City Marathon: expect detours'],
  [{ specialDay: 'marathon', closedBecause: 'special-day' }, undefined],
  [{}, undefined],
])('the warning about detours for %j is %j', (departure, text) => {
  expect(describeDetours(departure)).toBe(text);
});
