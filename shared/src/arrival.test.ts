import { isArrivalTime } from './arrival.ts';

const STARTS = new Date('2027-03-10T15:00:00Z');
const at = (minutes: number) => new Date(STARTS.getTime() + minutes * 60_000);

describe('visitors look for the guide', () => {
  const isAt = (minutes: number, length = 150) => isArrivalTime(STARTS, at(length), at(minutes));

  it('from half an hour before the start until an hour after it', () => {
    expect(isAt(-30.01)).toBe(false);
    expect(isAt(-30)).toBe(true);
    expect(isAt(0)).toBe(true);
    expect(isAt(59.9)).toBe(true);
    expect(isAt(60)).toBe(false);
  });

  it('no longer than the tour takes', () => {
    expect(isAt(44.9, 45)).toBe(true);
    expect(isAt(45, 45)).toBe(false);
  });
});
