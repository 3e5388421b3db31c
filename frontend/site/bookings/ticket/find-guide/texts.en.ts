import { formatInUnit } from '../../../texts/more-formats';
import { format } from '../../../texts/format.en';
import { LOCALE } from '../../../texts/locale.en';

const FEET_PER_METER = 3.281;
const FEET_PER_MILE = 5280;

/** Texts that help a visitor find the guide at the meeting point. */
export const texts = {
  title: 'Find your guide',
  noAnnouncement: 'Your guide hasn’t said anything yet. You’ll see it here as soon as they do.',
  here: 'I’m here!',
  /** @param arrival when the guide expects to arrive */
  late: (minutes: number, arrival: Date) =>
    `I’m running ${formatInUnit(LOCALE, 'minute', minutes)} late, and I’ll be there at ${format.time(arrival)}.`,
  announcedAt: (at: string) => `Your guide, at ${format.time(at)}`,
  map: 'Open in your map app',

  point: 'Point me there',
  stop: 'Stop pointing',
  privacyNote: 'Uses your phone’s compass and position, which never leave the phone.',
  noCoordinates: 'This spot isn’t marked on a map, so your phone can’t point to it.',
  asking: 'Finding out where you are…',
  denied:
    'Your browser doesn’t let this page know where you are. You can allow it in its settings, or use your map app.',
  unsupported: 'This browser can’t tell where you are. Please use your map app.',
  lost: 'Your phone can’t find its position right now, but keeps trying.',
  /** @param direction one of the directions below. @param distance for example, "About 400 feet" */
  distanceAndDirection: (distance: string, direction: string) => `${distance}: ${direction}`,
  about: (meters: number) => `About ${distanceText(meters)}`,
  arrived: 'You’re there',
  lookAround: 'Look around for your guide.',
  /** Relative to the phone, clockwise from straight ahead. */
  ahead: [
    'straight ahead',
    'ahead, to your right',
    'to your right',
    'behind you, to your right',
    'behind you',
    'behind you, to your left',
    'to your left',
    'ahead, to your left',
  ],
  /** As on a map, clockwise from the north. */
  onMap: [
    'to the north',
    'to the northeast',
    'to the east',
    'to the southeast',
    'to the south',
    'to the southwest',
    'to the west',
    'to the northwest',
  ],
  noCompass: 'This device doesn’t report which way it’s facing, so north is at the top.',
  inaccurate: (meters: number) =>
    `Your position is accurate only to within ${distanceText(meters)}, so this may be off.`,
  north: 'N',
};

/** Rounds a distance to feet or miles: "400 feet", "1.2 miles". */
function distanceText(meters: number): string {
  const feet = meters * FEET_PER_METER;
  if (feet < 1000) {
    const step = feet < 100 ? 10 : 50;
    return formatInUnit(LOCALE, 'foot', Math.max(step, Math.round(feet / step) * step));
  }
  return formatInUnit(LOCALE, 'mile', Math.round((feet / FEET_PER_MILE) * 10) / 10);
}
