import { isRefusedWith } from '../../api/client';

/** The values of a form, while other devices may save the same record. */
export interface Edit<Values extends object> {
  /** The revision that the edit is based on, and that revision's values. */
  revision: number;
  saved: Values;
  /** The form's values. */
  values: Values;
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
  revision: number,
  latest: Values,
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
  return names.filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]));
}
