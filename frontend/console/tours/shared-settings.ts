import type { PlaceRecord } from '../../api/schema';
import { formatOptionalNumber, parseOptionalNumber } from '../forms/optional-number';

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

export function draftToSettings(draft: SharedSettingsDraft): SharedSettings {
  const { lengthMinutes, meetingPoint, capacity, cutoffMinutes, changeCutoffMinutes } = draft;
  return {
    lengthMinutes: Number(lengthMinutes),
    meetingPoint: meetingPoint.trim(),
    capacity: parseOptionalNumber(capacity),
    cutoffMinutes: Number(cutoffMinutes),
    changeCutoffMinutes: Number(changeCutoffMinutes),
  };
}
