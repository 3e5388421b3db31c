import { assignLanes, findGaps, coveringHours } from './lanes';
import { testCalendarDeparture } from './test-calendar';

const at = (startTime: string, lengthMinutes: number, people = 4) =>
  testCalendarDeparture({ startTime, lengthMinutes, people });

describe('lanes', () => {
  it('differ for departures that overlap, and are reused afterward', () => {
    const blocks = assignLanes([
      at('09:00', 120),
      at('10:00', 60),
      at('10:30', 60),
      at('11:00', 60),
    ]);
    expect(blocks.map(({ lane }) => lane)).toEqual([0, 1, 2, 0]);
    expect(blocks.map(({ start, end }) => [start, end])).toEqual([
      [540, 660],
      [600, 660],
      [630, 690],
      [660, 720],
    ]);
  });

  it('are the same for consecutive departures', () => {
    const blocks = assignLanes([at('09:00', 60), at('10:00', 60), at('19:30', 150)]);
    expect(blocks.map(({ lane }) => lane)).toEqual([0, 0, 0]);
  });
});

describe('gaps', () => {
  it('are between consecutive booked departures', () => {
    const [first, third] = [at('09:00', 60), at('11:45', 60)];
    const second = { ...at('10:45', 60), tripMinutes: 18 };
    expect(findGaps([first, at('10:00', 15, 0), second, third])).toEqual([
      { start: 600, end: 645, nextId: second.id, tripMinutes: 18 },
      { start: 705, end: 705, nextId: third.id },
    ]);
  });

  it('start when the last of several overlapping departures ends', () => {
    const last = at('13:00', 60);
    const gaps = findGaps([at('09:00', 180), at('10:00', 60), last]);
    expect(gaps).toEqual([{ start: 720, end: 780, nextId: last.id }]);
  });

  it('ignore canceled departures', () => {
    const canceled = testCalendarDeparture({ startTime: '13:00', state: 'cancelled' });
    expect(findGaps([at('09:00', 60), canceled])).toEqual([]);
  });
});

describe('the hours of a week', () => {
  it('include 9 AM to 6 PM', () => {
    expect(coveringHours([])).toEqual({ start: 540, end: 1080 });
  });

  it('include early departures, and departures that end after midnight', () => {
    expect(coveringHours([at('06:30', 60), at('23:00', 90)])).toEqual({ start: 360, end: 1500 });
  });
});
