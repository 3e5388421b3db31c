import { SETTINGS, SETTING_NAMES, type SettingName } from 'shared/settings';
import type { SettingsInput, SettingsRecord } from '../../api/schema';
import { getTouchedFields, type Edit } from '../forms/revision';

/** The form fields of the site's settings. */
export type SiteSettingsDraft = Record<SettingName, string | boolean>;

type SettingValue = SettingsRecord['values'][SettingName];

export function valuesToDraft(values: SettingsRecord['values']): SiteSettingsDraft {
  const fields = SETTING_NAMES.map((name) => {
    const value = values[name];
    return [name, typeof value === 'number' ? String(value) : value];
  });
  return Object.fromEntries(fields) as SiteSettingsDraft;
}

/** Converts the touched fields to the API's input. */
export function toInput(edit: Edit<SiteSettingsDraft>): Omit<SettingsInput, 'revision'> {
  return Object.fromEntries(
    getTouchedFields(edit).map((name) => [name, parseValue(name, edit.values[name])]),
  );
}

function parseValue(name: SettingName, value: string | boolean): SettingValue {
  if (typeof value === 'boolean') return value;
  return SETTINGS[name].type === 'number' ? Number(value) : value.trim();
}

/** Describes a value, for hints and for a list of changes. */
export function describeValue(value: SettingValue): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (typeof value === 'number') return value.toLocaleString('en-US');
  return value === '' ? 'none' : value;
}

/** The label of each setting. */
export const SITE_SETTING_LABELS = Object.fromEntries(
  SETTING_NAMES.map((name) => [name, SETTINGS[name].label]),
) as Record<SettingName, string>;
