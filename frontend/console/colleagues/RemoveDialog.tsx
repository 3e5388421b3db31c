import { useState, type RefObject } from 'react';
import type { GuideRecord } from '../../api/schema';
import { ConfirmDialog } from '../forms/ConfirmDialog';
import { removeColleague } from '../guide-api';
import field from '../../ui/field.module.css';

interface Props {
  guide: GuideRecord;
  onRemoved: () => Promise<void>;
  onClose: () => void;
  /** Takes the focus when the dialog closes, if the element that opened the dialog no longer exists. */
  focusFallbackRef: RefObject<HTMLElement | null>;
}

/** Asks whether to remove a colleague, and whether to delete the unsent taps on their devices. */
export function RemoveDialog({ guide, onRemoved, onClose, focusFallbackRef }: Props) {
  const { id, name } = guide;
  const [discardTaps, setDiscardTaps] = useState(false);
  return (
    <ConfirmDialog
      title={`Remove ${name}?`}
      text={`${name} is signed out everywhere at once. The tours that they would have led have no guide until you choose one.`}
      action="Remove"
      onConfirm={async () => {
        await removeColleague(id, { discardTaps });
        await onRemoved();
      }}
      onClose={onClose}
      focusFallbackRef={focusFallbackRef}
    >
      <label className={field.check}>
        <input
          type="checkbox"
          checked={discardTaps}
          onChange={({ target }) => {
            setDiscardTaps(target.checked);
          }}
        />{' '}
        Delete what their phone hasn’t sent yet
      </label>
      <p>
        Otherwise, check-ins and walk-ins that their phone couldn’t send stay there, and are sent if
        you invite them again.
      </p>
    </ConfirmDialog>
  );
}
