import { formatTime } from 'shared/new-york-texts';
import type { PlaceInput, PlaceRecord } from '../../api/schema';
import { formatDuration } from '../forms/durations';
import { getTouchedFields, type Edit } from '../forms/revision';
import { formatOptionalNumber, parseOptionalNumber } from '../forms/optional-number';
import { settingsToDraft, type SharedSettingsDraft } from './shared-settings';

/** The form fields of a tour's settings. */
export interface SettingsDraft extends SharedSettingsDraft {
  startTimes: string[];
  maxPartySize: string;
  minPeople: string;
  firstBookingCutoffMinutes: string;
  weekdays: PlaceRecord['weekdays'];
  daysAhead: string;
}

type SettingsChanges = Omit<PlaceInput, 'revision' | 'bookedDepartures' | 'findMe' | 'seasons'>;

export function placeToDraft(place: PlaceRecord): SettingsDraft {
  return {
    startTimes: place.startTimes,
    ...settingsToDraft(place),
    firstBookingCutoffMinutes: formatOptionalNumber(place.firstBookingCutoffMinutes),
    minPeople: formatOptionalNumber(place.minPeople),
    maxPartySize: formatOptionalNumber(place.maxPartySize),
    daysAhead: String(place.daysAhead),
    weekdays: place.weekdays,
  };
}

/** Converts the touched fields to the API's input. */
export function toPlaceInput(edit: Edit<SettingsDraft>): SettingsChanges {
  const { values } = edit;
  const allSettings: Required<SettingsChanges> = {
    startTimes: values.startTimes,
    lengthMinutes: Number(values.lengthMinutes),
    meetingPoint: values.meetingPoint.trim(),
    capacity: parseOptionalNumber(values.capacity),
    maxPartySize: parseOptionalNumber(values.maxPartySize),
    minPeople: parseOptionalNumber(values.minPeople),
    cutoffMinutes: Number(values.cutoffMinutes),
    firstBookingCutoffMinutes: parseOptionalNumber(values.firstBookingCutoffMinutes),
    changeCutoffMinutes: Number(values.changeCutoffMinutes),
    weekdays: values.weekdays,
    daysAhead: Number(values.daysAhead),
  };
  return Object.fromEntries(getTouchedFields(edit).map((name) => [name, allSettings[name]]));
}

/** The label of each setting. */
export const SETTING_LABELS: Readonly<Record<keyof SettingsDraft, string>> = {
  startTimes: 'Start',
  lengthMinutes: 'Length in minutes',
  meetingPoint: 'Meeting point',
  capacity: 'Capacity',
  cutoffMinutes: 'Cutoff',
  changeCutoffMinutes: 'Cutoff for changes',
  firstBookingCutoffMinutes: 'Cutoff for the first booking',
  minPeople: 'Minimum people',
  maxPartySize: 'Largest party',
  daysAhead: 'Days ahead',
  weekdays: 'Weekdays',
};

const EMPTY_VALUE_TEXTS: Readonly<Partial<Record<keyof SettingsDraft, string>>> = {
  capacity: 'no limit',
  maxPartySize: 'no limit',
  minPeople: 'no minimum',
  firstBookingCutoffMinutes: 'the same as for other bookings',
  weekdays: 'none',
};

/** Formats a setting's value for a list of changes. */
export function formatSetting(name: keyof SettingsDraft, draft: Partial<SettingsDraft>): string {
  const value = draft[name];
  if (value === undefined || value.length === 0) return EMPTY_VALUE_TEXTS[name] ?? 'empty';
  if (typeof value !== 'string') return value.map(formatTimeOrDay).join(', ');
  return /cutoff/i.test(name) ? formatDuration(Number(value)) : value;
}

function formatTimeOrDay(value: string): string {
  return value.includes(':') ? formatTime(value) : value;
}
