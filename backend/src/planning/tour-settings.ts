import type { Tour, TourSettings } from 'shared/tour-settings';
import { fieldError, FieldsException } from '../http/problem';
import { without, withoutUndefined } from '../without';
import type { SettingsInput, TourSettingsRecord } from './tour-settings.dto';

/** Settings that are stored only if the guide has set them. Otherwise, the API returns null. */
const NO_LIMITS = {
  capacity: null,
  maxPartySize: null,
  minPeople: null,
  firstBookingCutoffMinutes: null,
};

export function toSettingsRecord(tour: Tour): TourSettingsRecord {
  return { ...NO_LIMITS, ...without(tour, 'stops') };
}

/**
 * Returns a tour's settings with changes applied.
 *
 * @throws FieldsException if the cutoff for the first booking would be later than the cutoff for others
 */
export function applyChanges(tour: Tour, changes: Partial<SettingsInput>): TourSettings {
  const before = without(tour, 'stops');
  const record = { ...NO_LIMITS, ...before, ...withoutUndefined(changes) };
  const { cutoffMinutes, firstBookingCutoffMinutes } = record;
  if (firstBookingCutoffMinutes !== null && firstBookingCutoffMinutes < cutoffMinutes) {
    throw new FieldsException([fieldError('firstBookingCutoffMinutes', 'first-cutoff-shorter')]);
  }
  const settings = without(record, 'id', 'list', 'place', 'isHidden', 'revision');
  const definedSettings = Object.entries(settings).filter(([, value]) => value !== null);
  return {
    ...(Object.fromEntries(definedSettings) as unknown as TourSettings),
    startTimes: [...settings.startTimes].sort(),
  };
}
