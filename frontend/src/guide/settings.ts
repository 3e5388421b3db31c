import type { PlaceInput } from '../api/schema';

/** What departures of a place have in common, or one has alone. */
export type Settings = Omit<PlaceInput, 'weekdays'>;

/** As they are typed. */
export type TypedSettings = Record<keyof Settings, string>;

export function typed(settings: Settings): TypedSettings {
  const { startTime, lengthMinutes, meetingPoint, capacity, cutoffMinutes } = settings;
  return {
    startTime,
    lengthMinutes: String(lengthMinutes),
    meetingPoint,
    capacity: capacity === null ? '' : String(capacity),
    cutoffMinutes: String(cutoffMinutes),
  };
}

export function untyped(values: TypedSettings): Settings {
  const { startTime, lengthMinutes, meetingPoint, capacity, cutoffMinutes } = values;
  return {
    startTime,
    lengthMinutes: Number(lengthMinutes),
    meetingPoint: meetingPoint.trim(),
    capacity: capacity === '' ? null : Number(capacity),
    cutoffMinutes: Number(cutoffMinutes),
  };
}

/** What of them is not as the place has it. */
export function different(own: Settings, place: Settings): Partial<Settings> {
  const names = Object.keys(own) as (keyof Settings)[];
  const given = names.filter((name) => own[name] !== place[name]);
  return Object.fromEntries(given.map((name) => [name, own[name]]));
}
