import { useState } from 'react';
import type { RemoteChange } from './ChangedNotice';
import {
  isRevisionConflict,
  rebase,
  getRemotelyChangedFields,
  getTouchedFields,
  type Edit,
  type SavedRevision,
} from './revision';

interface Options<Values extends object> {
  /** Saves an edit; returns the saved revision, or undefined if the form closes afterward. */
  send: (edit: Edit<Values>) => Promise<SavedRevision<Values> | undefined>;
  /** Loads the latest revision; undefined if the record no longer exists. */
  loadLatest: () => Promise<SavedRevision<Values> | undefined>;
  labels: Readonly<Record<keyof Values, string>>;
  /** Describes a field's value; undefined if it's too long for a notice. */
  describe: (name: keyof Values, values: Values) => string | undefined;
}

/** Edits a record that other devices may save at the same time, without undoing their changes. */
export function useSharedEdit<Values extends object>(
  initialEdit: Edit<Values> | (() => Edit<Values>),
  { send, loadLatest, labels, describe }: Options<Values>,
) {
  const [edit, setEdit] = useState(initialEdit);
  const [remoteChanges, setRemoteChanges] = useState<readonly RemoteChange[]>([]);

  /** Saves the edit; returns false if the guide must check another device's changes first. */
  const save = async (sendEdit = send, sentEdit = edit): Promise<boolean> => {
    setRemoteChanges([]);
    try {
      const savedRevision = await sendEdit(sentEdit);
      // Keeps changes that the guide made during the call.
      if (savedRevision) {
        setEdit((current) => rebase({ ...current, saved: sentEdit.values }, savedRevision));
      }
      return true;
    } catch (reason) {
      const latest = isRevisionConflict(reason) ? await loadLatest() : undefined;
      if (!latest || latest.revision === sentEdit.revision) throw reason;
      const names = getRemotelyChangedFields(sentEdit, latest.values);
      const rebasedEdit = rebase(sentEdit, latest);
      setEdit(rebasedEdit);
      // If all remote changes match the form's values, the guide has nothing to check.
      if (names.length === 0) return save(sendEdit, rebasedEdit);
      const touchedNames = getTouchedFields(rebasedEdit);
      setRemoteChanges(
        names.map((name) => ({
          label: labels[name],
          oldText: describe(name, sentEdit.saved),
          newText: describe(name, latest.values),
          isTouched: touchedNames.includes(name),
          typedText: describe(name, sentEdit.values),
        })),
      );
      return false;
    }
  };

  return {
    edit,
    setEdit,
    /** Changes some values; if `changes` is a function, it gets the current values. */
    change: (changes: Partial<Values> | ((values: Values) => Partial<Values>)) => {
      setEdit((before) => {
        const { values } = before;
        const newValues = typeof changes === 'function' ? changes(values) : changes;
        return { ...before, values: { ...values, ...newValues } };
      });
    },
    /** Replaces the edit, and clears the list of other devices' changes. */
    restart: (newEdit: Edit<Values>) => {
      setEdit(newEdit);
      setRemoteChanges([]);
    },
    remoteChanges,
    save,
  };
}
