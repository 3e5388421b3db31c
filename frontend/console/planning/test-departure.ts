import { addDays, newYorkDate } from 'shared/new-york';
import type { SheetDeparture } from '../../api/schema';
import { PARTY } from '../offline/test-party';

export const DATE = addDays(newYorkDate(new Date()), 10);

/** Returns a departure on DATE, with one party by default. */
export function testDeparture(details: Partial<SheetDeparture> = {}): SheetDeparture {
  const parties = details.parties ?? [PARTY];
  return {
    id: `day.central-park.${DATE}.1000`,
    list: 'day',
    place: 'Central Park',
    date: DATE,
    startTime: '10:00',
    lengthMinutes: 150,
    localDateTimeStart: `${DATE}T10:00:00-05:00`,
    localDateTimeEnd: `${DATE}T12:30:00-05:00`,
    utcCutoffAt: `${DATE}T15:00:00Z`,
    utcChangeCutoffAt: `${DATE}T15:00:00Z`,
    cutoffMinutes: 0,
    changeCutoffMinutes: 0,
    capacity: null,
    vacancies: null,
    meetingPoint: 'Columbus Circle',
    status: 'AVAILABLE',
    state: 'open',
    cancelled: false,
    revision: 0,
    moreParties: 0,
    taken: parties.reduce((sum, { people }) => sum + people, 0),
    parties,
    waiting: [],
    ...details,
  };
}
