import { departureTime, parseDepartureId } from 'shared/departure-id';
import { scheduleOn } from 'shared/tour-settings';
import type { PlaceRecord } from '../../api/schema';

/** The settings of a tour that a single departure can override. */
export type SharedSettings = Pick<
  PlaceRecord,
  'lengthMinutes' | 'meetingPoint' | 'capacity' | 'cutoffMinutes' | 'changeCutoffMinutes'
>;

/** The form fields of the shared settings. */
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

/** Formats an optional number for a form field. */
export function formatOptionalNumber(number: number | null): string {
  return number === null ? '' : String(number);
}

/** Parses an optional number; null if the field is empty. */
export function parseOptionalNumber(value: string): number | null {
  return value.trim() === '' ? null : Number(value);
}

/**
 * Returns a departure's usual start time: its tour's start time if the tour has just one, otherwise the time in its id.
 * In a season, it is always the time in its id.
 */
export function usualStart(place: PlaceRecord, departureId: string): string {
  const scheduled = departureTime(departureId);
  const { date } = parseDepartureId(departureId) ?? {};
  if (date === undefined || scheduleOn(place, date) !== place) return scheduled;
  const { startTimes } = place;
  const [first = scheduled, ...others] = startTimes;
  return startTimes.includes(scheduled) || others.length > 0 ? scheduled : first;
}
