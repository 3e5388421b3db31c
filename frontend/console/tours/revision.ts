import { ApiError } from '../../api/client';

/** What a form edits while others may save the same thing. */
export interface Edit<Values extends object> {
  /** The revision that it is based on, and the values that this one had. */
  revision: number;
  saved: Values;
  /** The values as they are typed. */
  values: Values;
}

/** The start of an edit of what the server has. */
export function startEdit<Values extends object>(revision: number, saved: Values): Edit<Values> {
  return { revision, saved, values: saved };
}

/** The fields that were typed to something else. */
export function touchedFields<Values extends object>({ saved, values }: Edit<Values>) {
  return differing(saved, values);
}

/** The fields that somebody else has changed to something else than what is typed. */
export function overtakenFields<Values extends object>(
  { saved, values }: Edit<Values>,
  latest: Values,
) {
  const typed = differing(values, latest);
  return differing(saved, latest).filter((name) => typed.includes(name));
}

/** The same edit based on what somebody else has saved since: only touched fields stay as they are typed. */
export function rebase<Values extends object>(
  edited: Edit<Values>,
  revision: number,
  latest: Values,
): Edit<Values> {
  const touched = touchedFields(edited).map((name) => [name, edited.values[name]] as const);
  return { revision, saved: latest, values: { ...latest, ...Object.fromEntries(touched) } };
}

/** Whether the server refused a change because somebody else has saved in the meantime. */
export function isRevisionConflict(error: unknown): boolean {
  return (
    error instanceof ApiError && error.status === 409 && Object.keys(error.fields).length === 0
  );
}

function differing<Values extends object>(one: Values, other: Values): (keyof Values)[] {
  const names = Object.keys(one) as (keyof Values)[];
  return names.filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]));
}
