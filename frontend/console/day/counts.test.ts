import type { SheetDeparture } from '../../api/schema';
import { describeAttendance, describeSpots } from './counts';

const party = (people: number, arrived: number, noShow = false) => ({
  people,
  marks: { arrived, noShow },
});

test.each([
  [[party(7, 7), party(5, 0)], '7 of 12 here, 5 missing'],
  [[party(4, 4), party(1, 1)], '5 of 5 here'],
  [[party(4, 2, true), party(3, 1)], '3 of 7 here, 2 missing, 2 no-shows'],
  [[party(1, 0, true)], '0 of 1 here, 1 no-show'],
  [[], '0 of 0 here'],
])('the attendance of the parties %j is described as “%s”', (parties, sentence) => {
  expect(describeAttendance(parties)).toBe(sentence);
});

test.each([
  [10, null, 0, null],
  [10, 12, 2, '12 of 12 spots taken'],
  [12, 12, 2, '14 of 12 spots taken: 2 too many'],
])(
  'with %d people, a capacity of %s, and %d unsent people, the spots are described as “%s”',
  (taken, capacity, unsentPeople, sentence) => {
    const departure = { taken, capacity } as SheetDeparture;
    expect(describeSpots(departure, unsentPeople)).toBe(sentence);
  },
);
