import { findTrips } from './trips';

const MET = { latitude: 40.7794, longitude: -73.9632 };
const TRINITY_CHURCH = { latitude: 40.7081, longitude: -74.0121 };

/** Returns a departure on a date, from one stop to another. */
function departure(
  id: string,
  start: string,
  end: string,
  stops = [MET, MET],
  date = '2030-01-07',
) {
  const at = (time: string) => new Date(`${date}T${time}:00Z`);
  return { id, date, startsAt: at(start), endsAt: at(end), stops };
}

it('a trip leads from the end of a tour to the start of the next one', () => {
  const trips = findTrips([
    departure('museum', '10:00', '12:00'),
    departure('downtown', '13:00', '15:00', [TRINITY_CHURCH]),
    departure('again', '16:00', '18:00', [TRINITY_CHURCH, MET]),
  ]);
  expect([...trips]).toEqual([
    ['downtown', 39],
    ['again', 0],
  ]);
});

it('there is no trip to a tour that starts during an earlier one, or to the first tour of a day', () => {
  const trips = findTrips([
    departure('long', '10:00', '14:00', [MET, TRINITY_CHURCH]),
    departure('short', '10:00', '11:00'),
    departure('overlapping', '12:00', '13:00'),
    departure('next', '14:00', '15:00', [TRINITY_CHURCH]),
    departure('tomorrow', '09:00', '10:00', [MET], '2030-01-08'),
  ]);
  expect([...trips]).toEqual([['next', 0]]);
});

it('the trip between stops without coordinates is an estimate', () => {
  const trips = findTrips([
    departure('one', '10:00', '12:00', []),
    departure('other', '13:00', '15:00', []),
  ]);
  expect([...trips]).toEqual([['other', 30]]);
});
