import { DAYS } from '../tours/calendar';
import type { DAY_PLACES, ListName, NIGHT_PLACES } from '../tours/tour-options';
import type { PlaceSettings } from './departure';

const DEFAULTS = {
  day: { startTime: '10:00', lengthMinutes: 150 },
  night: { startTime: '19:30', lengthMinutes: 120 },
} as const;

/** Where each tour begins as long as the guide says nothing else. */
const MEETING_POINTS: {
  day: Record<(typeof DAY_PLACES)[number], string>;
  night: Record<(typeof NIGHT_PLACES)[number], string>;
} = {
  day: {
    'Central Park': 'Columbus Circle, at the Maine Monument',
    'Empire State Building': 'Fifth Avenue at West 34th Street, at the main entrance',
    'Rockefeller Center': 'Channel Gardens, at Fifth Avenue between 49th and 50th Streets',
    'Brooklyn Bridge': 'City Hall Park, at the start of the bridge’s walkway',
    'Walk around Wall Street': 'Broadway at Wall Street, in front of Trinity Church',
    'Walk through LES': 'Essex Street at Delancey Street, in front of Essex Market',
    'SOHO AND VILLAGES': 'Washington Square Park, under the arch',
    'Statue of Liberty': 'Battery Park, in front of Castle Clinton',
  },
  night: {
    'Yankee Stadium': 'East 161st Street at River Avenue, in front of Gate 6',
    'Empire State Building': 'Fifth Avenue at West 34th Street, at the main entrance',
    'Times Square': 'Duffy Square, at the foot of the red steps',
    'Statue of Liberty': 'Whitehall Terminal, in front of the Staten Island Ferry entrance',
    'Rockefeller Center': 'Channel Gardens, at Fifth Avenue between 49th and 50th Streets',
    'Grand Station': 'Grand Central Terminal, at the clock in the main concourse',
    'One World Trade Center': 'Fulton Street at Greenwich Street, in front of the Oculus',
  },
};

/** What holds for a place's departures until the guide changes it. */
export function defaultsOf(list: ListName, place: string): PlaceSettings {
  const points: Record<string, string> = MEETING_POINTS[list];
  return {
    ...DEFAULTS[list],
    meetingPoint: points[place] ?? place,
    cutoffMinutes: 0,
    weekdays: [...DAYS],
  };
}
