import type { RefObject } from 'react';
import type { BookedDeparture, GuideTour } from '../../api/schema';
import { setTourHidden } from '../guide-api';
import { BookedList } from './BookedList';
import { ConfirmDialog } from '../forms/ConfirmDialog';

interface Props {
  tour: { id: string; place: string };
  /** The tour's upcoming booked departures. */
  departures: readonly BookedDeparture[];
  onHidden: (tour: GuideTour) => void;
  onClose: () => void;
  /** Takes the focus when the dialog closes, if the element that opened the dialog no longer exists. */
  focusFallbackRef: RefObject<HTMLElement | null>;
}

/** A dialog that asks for confirmation, and hides a tour that has bookings. */
export function HideDialog({ tour, departures, onHidden, onClose, focusFallbackRef }: Props) {
  return (
    <ConfirmDialog
      title={`Hide ${tour.place}?`}
      text={`After that, no one else can book it. Visitors have booked ${departures.length === 1 ? 'this departure' : `these ${String(departures.length)} departures`}:`}
      action="Hide"
      onConfirm={async () => {
        onHidden(await setTourHidden(tour.id, { isHidden: true, bookedDepartures: 'keep' }));
      }}
      onClose={onClose}
      focusFallbackRef={focusFallbackRef}
    >
      <BookedList departures={departures} />
    </ConfirmDialog>
  );
}
