import clsx from 'clsx';
import type { BookingRecord } from '../../api/schema';
import { Alert } from '../../ui/Alert';
import { Picture } from '../../ui/Picture';
import type { TourKind } from '../departures/tour-kinds';
import type { Change } from '../bookings/changes';
import { departureOf, type LoadedDepartures } from '../departures/selects/loaded-departures';
import { BookingRow } from './BookingRow';
import { calendarUrlOf } from './list-api';
import type { ListState } from './list-state';
import { texts } from './texts.en';
import card from '../../ui/card.module.css';
import picture from '../../ui/picture.module.css';
import styles from './booking-table.module.css';

interface Props {
  state: ListState;
  kind: TourKind;
  loadedDepartures: LoadedDepartures;
  /** Returns the guide's changes to a booking that the visitor hasn't dismissed. */
  unseenChangesOf: (booking: BookingRecord) => Change[];
  /** The booking in the form; null for a new one. */
  editedBooking: BookingRecord | null;
  /** Disables the buttons while a booking is being saved or deleted. */
  isLocked: boolean;
  onEdit: (booking: BookingRecord) => void;
  onDelete: (booking: BookingRecord, index: number) => void;
  onDismiss: (changes: Change[]) => void;
  onRetry: () => void;
}

/** The visitor's bookings, or a loading, empty, or error state. */
export function BookingTable(props: Props) {
  const { state, kind, loadedDepartures, unseenChangesOf, editedBooking, isLocked } = props;
  const { onEdit, onDelete, onDismiss, onRetry } = props;
  if (state.status === 'failed') {
    return (
      <div className={card.card}>
        <Alert onRetry={onRetry}>{texts.table.notLoaded(state.sentence)}</Alert>
      </div>
    );
  }
  return (
    <table className={clsx(card.card, styles.table)} aria-labelledby="tour-table-title">
      <thead>
        <tr>
          <th scope="col">{texts.table.place}</th>
          <th scope="col">{texts.table.day}</th>
          <th scope="col">{texts.table.people}</th>
          <th scope="col">{texts.table.options}</th>
        </tr>
      </thead>
      <tbody>
        {state.status === 'loading' && <LoadingRow />}
        {state.status === 'ready' && state.bookings.length === 0 && (
          <EmptyRow timeOfDay={kind.timeOfDay} />
        )}
        {state.status === 'ready' &&
          state.bookings.map((booking, index) => {
            const changes = unseenChangesOf(booking);
            return (
              <BookingRow
                key={booking._id}
                booking={booking}
                departure={departureOf(loadedDepartures, booking)}
                changes={changes}
                isEditing={booking._id === editedBooking?._id}
                isLocked={isLocked}
                calendarUrl={calendarUrlOf(kind, booking._id)}
                onEdit={() => {
                  onEdit(booking);
                }}
                onDelete={() => {
                  onDelete(booking, index);
                }}
                onDismiss={() => {
                  onDismiss(changes);
                }}
              />
            );
          })}
      </tbody>
    </table>
  );
}

function LoadingRow() {
  return (
    <tr className={styles.messageRow}>
      <td colSpan={4}>
        <div className={styles.skeleton} aria-hidden="true">
          <span />
          <span />
          <span />
        </div>
      </td>
    </tr>
  );
}

function EmptyRow({ timeOfDay }: { timeOfDay: TourKind['timeOfDay'] }) {
  return (
    <tr className={styles.messageRow}>
      <td colSpan={4}>
        <Picture
          className={picture.scene}
          name="no-tours"
          alt=""
          sizes="34rem"
          timeOfDay={timeOfDay}
          loading="lazy"
        />
        <p>{texts.table.empty}</p>
      </td>
    </tr>
  );
}
