import type { PlaceRecord } from '../../api/schema';

/** Returns a tour that runs on Mondays at 10:00. */
export function testPlace(list: PlaceRecord['list'], place: string): PlaceRecord {
  return {
    id: `${list}.${place.toLowerCase().replace(' ', '-')}`,
    list,
    place,
    isHidden: false,
    revision: 0,
    lengthMinutes: 150,
    meetingPoint: 'Gate 4',
    capacity: null,
    maxPartySize: null,
    minPeople: null,
    cutoffMinutes: 0,
    firstBookingCutoffMinutes: null,
    changeCutoffMinutes: 0,
    startTimes: ['10:00'],
    weekdays: ['Monday'],
    seasons: [],
    daysAhead: 90,
  };
}
