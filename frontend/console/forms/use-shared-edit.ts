import { useState } from 'react';
import type { OvertakenField } from './ChangedNotice';
import {
  isRevisionConflict,
  overtakenFields,
  rebase,
  touchedFields,
  type Edit,
  type Saved,
} from './revision';

interface Options<Values extends object> {
  /** Saves an edit; returns what is saved now, or undefined if the form is done. */
  send: (edit: Edit<Values>) => Promise<Saved<Values> | undefined>;
  /** Loads what another device has saved; undefined if it is gone. */
  loadLatest: () => Promise<Saved<Values> | undefined>;
  labels: Readonly<Record<keyof Values, string>>;
  /** Describes a field's value; undefined if it's too long for a notice. */
  describe: (name: keyof Values, values: Values) => string | undefined;
}

/** The edit of a record that other devices may save at the same time; they never undo each other's changes. */
export function useSharedEdit<Values extends object>(
  start: Edit<Values> | (() => Edit<Values>),
  { send, loadLatest, labels, describe }: Options<Values>,
) {
  const [edit, setEdit] = useState(start);
  const [overtaken, setOvertaken] = useState<readonly OvertakenField[]>([]);

  /** Saves; returns false if the guide has to look at another device's changes first. */
  const save = async (sendEdit = send, from = edit): Promise<boolean> => {
    setOvertaken([]);
    try {
      const saved = await sendEdit(from);
      // Keeps what the guide typed while it was saved.
      if (saved) setEdit((now) => rebase({ ...now, saved: from.values }, saved));
      return true;
    } catch (reason) {
      const latest = isRevisionConflict(reason) ? await loadLatest() : undefined;
      if (!latest || latest.revision === from.revision) throw reason;
      const names = overtakenFields(from, latest.values);
      const next = rebase(from, latest);
      setEdit(next);
      // Without a conflict, saves again without asking.
      if (names.length === 0) return save(sendEdit, next);
      const touched = touchedFields(next);
      setOvertaken(
        names.map((name) => ({
          label: labels[name],
          before: describe(name, from.saved),
          now: describe(name, latest.values),
          isTouched: touched.includes(name),
          typed: describe(name, from.values),
        })),
      );
      return false;
    }
  };

  return {
    edit,
    setEdit,
    /** Changes some values; a function gets the latest ones. */
    change: (changes: Partial<Values> | ((values: Values) => Partial<Values>)) => {
      setEdit((before) => {
        const { values } = before;
        const changed = typeof changes === 'function' ? changes(values) : changes;
        return { ...before, values: { ...values, ...changed } };
      });
    },
    /** Replaces the edit, and forgets what another device has changed. */
    restart: (next: Edit<Values>) => {
      setEdit(next);
      setOvertaken([]);
    },
    overtaken,
    save,
  };
}
