import ICAL from 'ical.js';
import { TIME_ZONE } from 'shared/new-york';
import { WINDOWS_ZONES } from './windows-zones';

/** A local date and time, in milliseconds since 1970 as if it were UTC. */
export type LocalMs = number;

/** Returns the offset from UTC at a local time, in milliseconds. */
type OffsetAt = (local: LocalMs) => number;

const DAY_MS = 24 * 60 * 60 * 1000;
const UTC_ID = 'UTC';

/** Converts local times to instants, in the time zones of a calendar. */
export class TimeZones {
  private readonly offsetsByZone = new Map<string, OffsetAt>();

  /** @param definitions the calendar's own definitions of time zones (VTIMEZONE), by id */
  constructor(private readonly definitions: ReadonlyMap<string, ICAL.Component>) {}

  /**
   * Returns an instant in milliseconds since 1970. A local time that occurs twice because the clocks go back means the
   * first occurrence. A local time that is skipped because the clocks go forward is moved later by the same amount
   * (RFC 5545, section 3.3.5).
   *
   * @param zone a time zone's id. Times in unknown zones are treated as New York time.
   */
  toInstant(local: LocalMs, zone = TIME_ZONE): number {
    let offsetAt = this.offsetsByZone.get(zone);
    if (!offsetAt) {
      offsetAt = this.findOffsets(zone);
      this.offsetsByZone.set(zone, offsetAt);
    }
    return local - offsetAt(local);
  }

  /**
   * Finds a zone's offsets. Tries IANA names with a city first, since Node has their rules for all years. Tries
   * abbreviations such as EST last, since calendars that define them often mean something else.
   */
  private findOffsets(zone: string): OffsetAt {
    const definition = this.definitions.get(zone);
    const location = definition?.getFirstPropertyValue('x-lic-location');
    return (
      findCityZone(zone) ??
      findZone(WINDOWS_ZONES[zone]) ??
      (typeof location === 'string' ? findCityZone(location) : undefined) ??
      (definition && toOffsetAt(definition)) ??
      findZone(zone) ??
      loadZone(TIME_ZONE)
    );
  }
}

/** Finds a zone by an IANA name with a city. Some programs add a prefix, as in `/example.org/America/New_York`. */
function findCityZone(id: string): OffsetAt | undefined {
  const parts = id.split('/');
  const names = [parts.slice(-3).join('/'), parts.slice(-2).join('/')];
  return parts.length < 2 ? undefined : (findZone(names[0]) ?? findZone(names[1]));
}

function findZone(name: string | undefined): OffsetAt | undefined {
  try {
    return name === undefined ? undefined : loadZone(name);
  } catch {
    // Intl doesn't support this name.
    return undefined;
  }
}

/** @throws RangeError if Intl doesn't support the name */
function loadZone(name: string): OffsetAt {
  if (name === UTC_ID) return () => 0;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: name,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const offsetAtInstant = (instant: number) => {
    const parts = format.formatToParts(new Date(instant));
    const numbersByType = new Map(parts.map(({ type, value }) => [type, Number(value)]));
    const [year, month, day, hour, minute, second] = (
      ['year', 'month', 'day', 'hour', 'minute', 'second'] as const
    ).map((type) => numbersByType.get(type) ?? 0) as [
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    return Date.UTC(year, month - 1, day, hour, minute, second) - instant;
  };
  return (local) => {
    const offsetDayBefore = offsetAtInstant(local - DAY_MS);
    const offsetDayAfter = offsetAtInstant(local + DAY_MS);
    if (offsetDayBefore === offsetDayAfter) return offsetDayBefore;
    const isCorrect = (offset: number) => offsetAtInstant(local - offset) === offset;
    return isCorrect(offsetDayBefore) || !isCorrect(offsetDayAfter)
      ? offsetDayBefore
      : offsetDayAfter;
  };
}

function toOffsetAt(component: ICAL.Component): OffsetAt {
  const zone = new ICAL.Timezone({ component });
  return (local) => zone.utcOffset(toTime(local)) * 1000;
}

/** Returns a local time for ical.js, without a time zone. */
export function toTime(local: LocalMs, isDate = false): ICAL.Time {
  const time = new Date(local);
  return ICAL.Time.fromData({
    year: time.getUTCFullYear(),
    month: time.getUTCMonth() + 1,
    day: time.getUTCDate(),
    hour: time.getUTCHours(),
    minute: time.getUTCMinutes(),
    second: time.getUTCSeconds(),
    isDate,
  });
}

export function toLocal({ year, month, day, hour, minute, second }: ICAL.Time): LocalMs {
  return Date.UTC(year, month - 1, day, hour, minute, second);
}
