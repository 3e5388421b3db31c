import { namedRanges } from './named-ranges';

const datesOf = (today: string) => namedRanges(today).map(({ range: { from, to } }) => [from, to]);

test('unfinished months and years end today', () => {
  expect(datesOf('2028-03-15')).toEqual([
    ['2028-03-01', '2028-03-15'],
    ['2028-02-01', '2028-02-29'],
    ['2028-01-01', '2028-03-15'],
    ['2027-01-01', '2027-12-31'],
  ]);
});

test('the month before January is last year’s December', () => {
  expect(datesOf('2028-01-01')).toEqual([
    ['2028-01-01', '2028-01-01'],
    ['2027-12-01', '2027-12-31'],
    ['2028-01-01', '2028-01-01'],
    ['2027-01-01', '2027-12-31'],
  ]);
});
