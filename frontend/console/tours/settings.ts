import { departureTime } from 'shared/departure-id';
import type { PlaceRecord } from '../../api/schema';

/** What a tour's departures have in common, and one can have alone. */
export type Settings = Pick<
  PlaceRecord,
  'lengthMinutes' | 'meetingPoint' | 'capacity' | 'cutoffMinutes' | 'changeCutoffMinutes'
>;

/** As they are typed. */
export type TypedSettings = Record<keyof Settings, string>;

export function typed(settings: Settings): TypedSettings {
  const { lengthMinutes, meetingPoint, capacity, cutoffMinutes, changeCutoffMinutes } = settings;
  return {
    lengthMinutes: String(lengthMinutes),
    meetingPoint,
    capacity: typedNumber(capacity),
    cutoffMinutes: String(cutoffMinutes),
    changeCutoffMinutes: String(changeCutoffMinutes),
  };
}

export function untyped(values: TypedSettings): Settings {
  const { lengthMinutes, meetingPoint, capacity, cutoffMinutes, changeCutoffMinutes } = values;
  return {
    lengthMinutes: Number(lengthMinutes),
    meetingPoint: meetingPoint.trim(),
    capacity: untypedNumber(capacity),
    cutoffMinutes: Number(cutoffMinutes),
    changeCutoffMinutes: Number(changeCutoffMinutes),
  };
}

/** What a field shows of a number that need not be there. */
export function typedNumber(number: number | null): string {
  return number === null ? '' : String(number);
}

/** The number that was typed; null if none was. */
export function untypedNumber(value: string): number | null {
  return value.trim() === '' ? null : Number(value);
}

/** When a departure starts unless the guide says otherwise for it alone. */
export function usualStart({ startTimes }: PlaceRecord, departure: string): string {
  const scheduled = departureTime(departure);
  const [first = scheduled, ...others] = startTimes;
  return startTimes.includes(scheduled) || others.length > 0 ? scheduled : first;
}
