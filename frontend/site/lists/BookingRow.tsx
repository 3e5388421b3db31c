import clsx from 'clsx';
import { useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { placeNameOf } from '../departures/place-name';
import { Emblem } from '../../ui/Emblem';
import { useNow, useToday } from '../../ui/use-today';
import type { Change } from '../bookings/changes';
import { deadlineText, cutoffSentence } from '../departures/departure-sentences';
import { noticeOf, type Departure } from '../departures/departures';
import type { ListedBooking } from './list-state';
import { format } from '../texts/format.en';
import { texts } from './texts.en';
import badge from '../../ui/badge.module.css';
import button from '../../ui/button.module.css';
import callout from '../../ui/callout.module.css';
import field from '../../ui/field.module.css';
import styles from './booking-table.module.css';

interface Props {
  booking: ListedBooking;
  /** Undefined until it has loaded, and for past dates. */
  departure: Departure | undefined;
  /** The guide's changes that the visitor hasn't dismissed. */
  changes: Change[];
  isEditing: boolean;
  isLocked: boolean;
  /** The URL of the booking's calendar file. */
  calendarUrl: string;
  onEdit: () => void;
  onDelete: () => void;
  onDismiss: () => void;
}

export function BookingRow(props: Props) {
  const { booking, departure, changes, isEditing, isLocked, calendarUrl } = props;
  const { onEdit, onDelete, onDismiss } = props;
  const id = useId();
  const editRef = useRef<HTMLButtonElement>(null);
  const deleteRef = useRef<HTMLButtonElement>(null);
  const today = useToday();
  const now = useNow();
  const isOver = booking.date !== '' && today !== null && booking.date < today;
  const cutoffText = departure && !booking.cancelled ? cutoffSentence(departure, now) : undefined;
  // A canceled booking can only be removed from the list.
  const isCanceled = booking.cancelled !== undefined || departure?.cancelled === true;
  const canChange = !isCanceled && booking.heldUntil === undefined;
  const notEditableReason = isOver ? texts.table.over : cutoffText;
  // The buttons have the same names in every row, so the place and the day describe them to screen readers.
  const rowIds = `${id}-place ${id}-day`;
  const rowAndReasonIds = notEditableReason === undefined ? rowIds : `${rowIds} ${id}-late`;
  const isChanged = changes.length > 0;
  return (
    <tr
      className={clsx(isEditing && styles.editing, isChanged && styles.changedRow)}
      aria-busy={booking.unsaved}
    >
      <td data-label={texts.table.place} className={styles.place} id={`${id}-place`}>
        <Emblem place={booking.place} />
        <span>
          {booking.unsaved ? (
            placeNameOf(booking)
          ) : (
            <Link to={`/booking/${booking._id}`}>{placeNameOf(booking)}</Link>
          )}
        </span>
      </td>
      <td data-label={texts.table.day} className={styles.day}>
        <time id={`${id}-day`} dateTime={booking.date}>
          {booking.date === '' ? format.weekday(booking.day) : format.dayAndDate(booking.date)}
        </time>
        {booking.cancelled ? (
          <p className={badge.cancelled}>{texts.table.canceled(booking.cancelled.reason)}</p>
        ) : (
          departure && <DepartureLines departure={departure} />
        )}
        {booking.heldUntil !== undefined && (
          <p className={badge.badge}>
            {new Date(booking.heldUntil) > now
              ? texts.table.held(deadlineText(booking.heldUntil))
              : texts.table.expired}
          </p>
        )}
        {notEditableReason !== undefined && (
          <p className={field.hint} id={`${id}-late`}>
            {notEditableReason}
          </p>
        )}
        {isChanged && (
          <div className={clsx(callout.notice, callout.small, styles.changeNotice)}>
            {changes.map((change) => (
              <p key={change.id}>{change.sentence}</p>
            ))}
            <button
              className={clsx(button.quiet, button.small, styles.textColored)}
              type="button"
              aria-describedby={rowIds}
              onClick={() => {
                // This button disappears, so the row's next button takes the focus.
                (editRef.current ?? deleteRef.current)?.focus();
                onDismiss();
              }}
            >
              {texts.table.dismiss}
            </button>
          </div>
        )}
      </td>
      <td data-label={texts.table.people}>{booking.people}</td>
      <td data-label={texts.table.options} className={styles.options}>
        {canChange && (
          <button
            ref={editRef}
            className={clsx(button.quiet, button.small, styles.textColored)}
            type="button"
            aria-describedby={rowAndReasonIds}
            aria-disabled={(notEditableReason !== undefined && !isLocked) || undefined}
            disabled={isLocked}
            onClick={notEditableReason === undefined ? onEdit : undefined}
          >
            {texts.table.edit}
          </button>
        )}
        <button
          ref={deleteRef}
          className={clsx(button.danger, button.small)}
          type="button"
          aria-describedby={cutoffText === undefined ? rowIds : rowAndReasonIds}
          aria-disabled={(cutoffText !== undefined && !isLocked) || undefined}
          disabled={isLocked}
          onClick={cutoffText === undefined ? onDelete : undefined}
        >
          {texts.table.delete}
        </button>
        {canChange && (
          <a
            className={booking.unsaved ? styles.unsaved : undefined}
            href={calendarUrl}
            download
            aria-describedby={rowIds}
          >
            {texts.table.calendar}
          </a>
        )}
      </td>
    </tr>
  );
}

function DepartureLines({ departure }: { departure: Departure }) {
  // Omits the number of spots left, which visitors who have booked don't need.
  const isChange = departure.cancelled || departure.movedTo !== undefined;
  const notice = isChange ? noticeOf(departure) : undefined;
  return (
    <>
      <p className={field.hint}>
        {format.time(departure.localDateTimeStart)} · {departure.meetingPoint}
      </p>
      {notice !== undefined && (
        <p className={departure.cancelled ? badge.cancelled : badge.badge}>{notice}</p>
      )}
    </>
  );
}
