import { isRefusedWith } from '../../api/client';

/** A saved revision of a record, with its values in the form's format. */
export interface SavedRevision<Values extends object> {
  revision: number;
  values: Values;
}

/** A form's values, and the saved revision that they are based on. Other devices may save newer revisions. */
export interface Edit<Values extends object> extends SavedRevision<Values> {
  /** The values of the revision that the edit is based on. */
  saved: Values;
}

/** Starts an edit based on a saved revision. */
export function startEdit<Values extends object>(revision: number, saved: Values): Edit<Values> {
  return { revision, saved, values: saved };
}

/** Returns the names of the fields whose values differ from the saved values. */
export function getTouchedFields<Values extends object>({ saved, values }: Edit<Values>) {
  return getDifferingFields(saved, values);
}

/** Returns the fields that another device has changed to a value other than the form's value. */
export function getRemotelyChangedFields<Values extends object>(
  { saved, values }: Edit<Values>,
  latestValues: Values,
) {
  const differingFromForm = getDifferingFields(values, latestValues);
  return getDifferingFields(saved, latestValues).filter((name) => differingFromForm.includes(name));
}

/** Bases an edit on the latest revision. Touched fields keep their values, and all others get the latest values. */
export function rebase<Values extends object>(
  edit: Edit<Values>,
  { revision, values: latestValues }: SavedRevision<Values>,
): Edit<Values> {
  const touchedEntries = getTouchedFields(edit).map((name) => [name, edit.values[name]] as const);
  const values = { ...latestValues, ...Object.fromEntries(touchedEntries) };
  return { revision, saved: latestValues, values };
}

/** Returns whether the server refused a change because another device or tab has saved the record. */
export function isRevisionConflict(error: unknown): boolean {
  return isRefusedWith(
    error,
    'tour-changed',
    'departure-changed',
    'settings-changed',
    'translation-changed',
  );
}

function getDifferingFields<Values extends object>(a: Values, b: Values): (keyof Values)[] {
  const names = Object.keys(a) as (keyof Values)[];
  return names.filter((name) => toComparable(a[name]) !== toComparable(b[name]));
}

/** Returns a string that is the same for equal values. Ignores the keys of list items, which change with each load. */
function toComparable(value: unknown): string {
  return JSON.stringify(value, (name, part: unknown) => (name === 'key' ? undefined : part));
}
