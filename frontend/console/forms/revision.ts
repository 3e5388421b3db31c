import { isRefusedWith } from '../../api/client';

/** A saved revision of a record, as the form's values. */
export interface Saved<Values extends object> {
  revision: number;
  values: Values;
}

/** The values of a form, while other devices may save the same record. */
export interface Edit<Values extends object> extends Saved<Values> {
  /** The values of the revision that the edit is based on. */
  saved: Values;
}

/** Starts an edit based on a saved revision. */
export function startEdit<Values extends object>(revision: number, saved: Values): Edit<Values> {
  return { revision, saved, values: saved };
}

/** Returns the fields whose values differ from the saved ones. */
export function touchedFields<Values extends object>({ saved, values }: Edit<Values>) {
  return differing(saved, values);
}

/** Returns the fields that another device changed to a value different from the form's. */
export function overtakenFields<Values extends object>(
  { saved, values }: Edit<Values>,
  latest: Values,
) {
  const typed = differing(values, latest);
  return differing(saved, latest).filter((name) => typed.includes(name));
}

/** Bases an edit on the latest revision; only touched fields keep their values. */
export function rebase<Values extends object>(
  edited: Edit<Values>,
  { revision, values: latest }: Saved<Values>,
): Edit<Values> {
  const touched = touchedFields(edited).map((name) => [name, edited.values[name]] as const);
  return { revision, saved: latest, values: { ...latest, ...Object.fromEntries(touched) } };
}

/** Returns whether the server refused a change because another device or tab saved the record in the meantime. */
export function isRevisionConflict(error: unknown): boolean {
  return isRefusedWith(error, 'tour-changed', 'departure-changed');
}

function differing<Values extends object>(one: Values, other: Values): (keyof Values)[] {
  const names = Object.keys(one) as (keyof Values)[];
  return names.filter((name) => comparable(one[name]) !== comparable(other[name]));
}

/** Returns a text that is equal for equal values. The keys of list items are new after each load. */
function comparable(value: unknown): string {
  return JSON.stringify(value, (name, part: unknown) => (name === 'key' ? undefined : part));
}
