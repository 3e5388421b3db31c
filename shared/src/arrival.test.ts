import { isArrivalTime } from './arrival.ts';

const START = new Date('2027-03-10T15:00:00Z');
const minutesAfterStart = (minutes: number) => new Date(START.getTime() + minutes * 60_000);

describe('the arrival time', () => {
  const includes = (minutes: number, tourMinutes = 150) =>
    isArrivalTime(START, minutesAfterStart(tourMinutes), minutesAfterStart(minutes));

  it('lasts from half an hour before the start until an hour after it', () => {
    expect(includes(-30.01)).toBe(false);
    expect(includes(-30)).toBe(true);
    expect(includes(0)).toBe(true);
    expect(includes(59.9)).toBe(true);
    expect(includes(60)).toBe(false);
  });

  it('ends when the tour ends', () => {
    expect(includes(44.9, 45)).toBe(true);
    expect(includes(45, 45)).toBe(false);
  });
});
