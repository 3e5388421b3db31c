import { assignLanes, findGaps, findCoveringHours } from './lanes';
import { testCalendarDeparture } from './test-calendar';

const departureAt = (startTime: string, lengthMinutes: number, people = 4) =>
  testCalendarDeparture({ startTime, lengthMinutes, people });

describe('lanes', () => {
  it('differ for overlapping departures, and are reused afterward', () => {
    const blocks = assignLanes([
      departureAt('09:00', 120),
      departureAt('10:00', 60),
      departureAt('10:30', 60),
      departureAt('11:00', 60),
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
    const blocks = assignLanes([
      departureAt('09:00', 60),
      departureAt('10:00', 60),
      departureAt('19:30', 150),
    ]);
    expect(blocks.map(({ lane }) => lane)).toEqual([0, 0, 0]);
  });
});

describe('gaps', () => {
  it('separate consecutive booked departures', () => {
    const [firstDeparture, thirdDeparture] = [departureAt('09:00', 60), departureAt('11:45', 60)];
    const secondDeparture = { ...departureAt('10:45', 60), tripMinutes: 18 };
    const unbookedDeparture = departureAt('10:00', 15, 0);
    const departures = [firstDeparture, unbookedDeparture, secondDeparture, thirdDeparture];
    expect(findGaps(departures)).toEqual([
      { start: 600, end: 645, nextId: secondDeparture.id, tripMinutes: 18 },
      { start: 705, end: 705, nextId: thirdDeparture.id },
    ]);
  });

  it('start when the last of several overlapping departures ends', () => {
    const lastDeparture = departureAt('13:00', 60);
    const gaps = findGaps([departureAt('09:00', 180), departureAt('10:00', 60), lastDeparture]);
    expect(gaps).toEqual([{ start: 720, end: 780, nextId: lastDeparture.id }]);
  });

  it('ignore canceled departures', () => {
    const canceled = testCalendarDeparture({ startTime: '13:00', state: 'cancelled' });
    expect(findGaps([departureAt('09:00', 60), canceled])).toEqual([]);
  });
});

describe('the hours of a week', () => {
  it('include 9 AM to 6 PM', () => {
    expect(findCoveringHours([])).toEqual({ start: 540, end: 1080 });
  });

  it('include early departures, and departures that end after midnight', () => {
    expect(findCoveringHours([departureAt('06:30', 60), departureAt('23:00', 90)])).toEqual({
      start: 360,
      end: 1500,
    });
  });
});
