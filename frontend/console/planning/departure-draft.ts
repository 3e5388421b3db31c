import { formatTime } from 'shared/new-york-texts';
import type { DepartureInput, SheetDeparture } from '../../api/schema';
import { getTouchedFields, type Edit } from '../forms/revision';
import {
  settingsToDraft,
  draftToSettings,
  type SharedSettingsDraft,
} from '../tours/shared-settings';
import { SETTING_LABELS, formatSetting } from '../tours/settings-draft';

/** The form fields of a departure's settings. */
export interface DepartureDraft extends SharedSettingsDraft {
  startTime: string;
  state: SheetDeparture['state'];
  reason: string;
}

export function departureToDraft(departure: SheetDeparture): DepartureDraft {
  const { startTime, state, reason = '' } = departure;
  return { startTime, ...settingsToDraft(departure), state, reason };
}

/**
 * Converts the touched fields to the API's input.
 *
 * @param isReset whether to send all settings, because the guide reset the departure to its tour's settings
 */
export function toDepartureInput(
  edit: Edit<DepartureDraft>,
  isReset: boolean,
): Omit<DepartureInput, 'revision'> {
  const { startTime, state, reason, ...settings } = edit.values;
  const touchedNames = getTouchedFields(edit);
  const isSent = (name: keyof DepartureDraft) => isReset || touchedNames.includes(name);
  const trimmedReason = reason.trim();
  // The API removes a reason only together with a state.
  const sendsState = isSent('state') || (isSent('reason') && trimmedReason === '');
  const allSettings = { startTime, ...draftToSettings(settings) };
  const names = (Object.keys(allSettings) as (keyof typeof allSettings)[]).filter(isSent);
  return {
    ...Object.fromEntries(names.map((name) => [name, allSettings[name]])),
    ...(sendsState && { state }),
    ...((sendsState || isSent('reason')) && trimmedReason !== '' && { reason: trimmedReason }),
  };
}

const { lengthMinutes, meetingPoint, capacity, cutoffMinutes, changeCutoffMinutes } =
  SETTING_LABELS;

/** The label of each field. */
export const FIELD_LABELS: Readonly<Record<keyof DepartureDraft, string>> = {
  startTime: 'Start',
  state: 'Status',
  reason: 'Reason',
  lengthMinutes,
  meetingPoint,
  capacity,
  cutoffMinutes,
  changeCutoffMinutes,
};

const STATE_LABELS: Readonly<Record<SheetDeparture['state'], string>> = {
  open: 'open',
  closed: 'closed',
  cancelled: 'canceled',
};

/** Formats a field's value for a list of changes. */
export function formatField(name: keyof DepartureDraft, values: DepartureDraft): string {
  if (name === 'state') return STATE_LABELS[values.state];
  if (name === 'startTime') return formatTime(values.startTime);
  if (name === 'reason') return values.reason || 'empty';
  return formatSetting(name, values);
}
