import { departureTime } from 'shared/departure-id';
import type { PlaceRecord } from '../../api/schema';

/** What a tour's departures have in common, and one can have alone. */
export type SharedSettings = Pick<
  PlaceRecord,
  'lengthMinutes' | 'meetingPoint' | 'capacity' | 'cutoffMinutes' | 'changeCutoffMinutes'
>;

/** As they are typed. */
export type SharedSettingsDraft = Record<keyof SharedSettings, string>;

export function settingsToDraft(settings: SharedSettings): SharedSettingsDraft {
  const { lengthMinutes, meetingPoint, capacity, cutoffMinutes, changeCutoffMinutes } = settings;
  return {
    lengthMinutes: String(lengthMinutes),
    meetingPoint,
    capacity: formatOptionalNumber(capacity),
    cutoffMinutes: String(cutoffMinutes),
    changeCutoffMinutes: String(changeCutoffMinutes),
  };
}

export function draftToSettings(values: SharedSettingsDraft): SharedSettings {
  const { lengthMinutes, meetingPoint, capacity, cutoffMinutes, changeCutoffMinutes } = values;
  return {
    lengthMinutes: Number(lengthMinutes),
    meetingPoint: meetingPoint.trim(),
    capacity: parseOptionalNumber(capacity),
    cutoffMinutes: Number(cutoffMinutes),
    changeCutoffMinutes: Number(changeCutoffMinutes),
  };
}

/** What a field shows of a number that need not be there. */
export function formatOptionalNumber(number: number | null): string {
  return number === null ? '' : String(number);
}

/** The number that was typed; null if none was. */
export function parseOptionalNumber(value: string): number | null {
  return value.trim() === '' ? null : Number(value);
}

/** When a departure starts unless the guide says otherwise for it alone. */
export function usualStart({ startTimes }: PlaceRecord, departure: string): string {
  const scheduled = departureTime(departure);
  const [first = scheduled, ...others] = startTimes;
  return startTimes.includes(scheduled) || others.length > 0 ? scheduled : first;
}
