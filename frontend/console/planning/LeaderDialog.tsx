import { useId, type RefObject } from 'react';
import { formatDayAndDate, formatTime } from 'shared/new-york-texts';
import type { LedDepartureRecord } from '../../api/schema';
import { Modal } from '../../ui/Modal';
import { LeaderForm } from './LeaderForm';

interface Props {
  departure: LedDepartureRecord;
  onSaved: (name: string | undefined) => void;
  onClose: () => void;
  /** Takes the focus when the dialog closes, if the element that opened the dialog no longer exists. */
  focusFallbackRef: RefObject<HTMLElement | null>;
}

/** A dialog that assigns a departure to a different guide. */
export function LeaderDialog({ departure, onSaved, onClose, focusFallbackRef }: Props) {
  const bodyId = useId();
  const { place, date, startTime } = departure;
  return (
    <Modal title={place} bodyId={bodyId} onClose={onClose} focusFallbackRef={focusFallbackRef}>
      <p id={bodyId}>
        {formatDayAndDate(date)}, {formatTime(startTime)}
      </p>
      <LeaderForm departure={departure} onSaved={onSaved} />
    </Modal>
  );
}
