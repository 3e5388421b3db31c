import { useId, useRef } from 'react';
import { formatDayAndDate } from 'shared/new-york';
import { Emblem } from '../../ui/Emblem';
import { useMinute, useToday } from '../../ui/use-today';
import type { Change } from './changes';
import { lateSentence, noticeOf, startOf, type Departure } from './departures';
import type { ListedTour } from './tours-state';

interface Props {
  tour: ListedTour;
  /** Missing while it is not known, and where it is over. */
  departure: Departure | undefined;
  /** What the guide did to it, and the visitor has not said yet to have seen. */
  news: Change[];
  editing: boolean;
  locked: boolean;
  /** Where the booking can be had for a calendar. */
  calendarUrl: string;
  onEdit: () => void;
  onDelete: () => void;
  onSeen: () => void;
}

/** A booking. */
export function TourRow(props: Props) {
  const { tour, departure, news, editing, locked, calendarUrl } = props;
  const { onEdit, onDelete, onSeen } = props;
  const id = useId();
  const editRef = useRef<HTMLButtonElement>(null);
  const deleteRef = useRef<HTMLButtonElement>(null);
  const today = useToday();
  const now = useMinute();
  const isOver = tour.date !== '' && today !== null && tour.date < today;
  const late = departure && !tour.cancelled ? lateSentence(departure, now) : undefined;
  // All that is left to do is to take it off the list.
  const cancelled = tour.cancelled !== undefined || departure?.cancelled === true;
  const tooLate = isOver ? 'This tour is over.' : late;
  // The buttons of all rows have the same names; these tell them apart.
  const which = `${id}-place ${id}-day`;
  const whichAndWhy = tooLate === undefined ? which : `${which} ${id}-late`;
  const changed = news.length > 0;
  const className = [editing && 'editing', changed && 'changed'].filter(Boolean).join(' ');
  return (
    <tr role="row" className={className || undefined} aria-busy={tour.unsaved}>
      <td role="cell" data-label="Place" className="place" id={`${id}-place`}>
        <Emblem place={tour.place} />
        <span>{tour.place}</span>
      </td>
      <td role="cell" data-label="Day" className="day">
        <time id={`${id}-day`} dateTime={tour.date}>
          {tour.date === '' ? tour.day : formatDayAndDate(tour.date)}
        </time>
        {tour.cancelled ? (
          <p className="badge cancelled">Canceled by the guide: {tour.cancelled.reason}</p>
        ) : (
          departure && <DepartureLines departure={departure} />
        )}
        {tooLate !== undefined && (
          <p className="hint" id={`${id}-late`}>
            {tooLate}
          </p>
        )}
        {changed && (
          <div className="change">
            {news.map((change) => (
              <p key={change.id}>{change.sentence}</p>
            ))}
            <button
              className="button small quiet"
              type="button"
              aria-describedby={which}
              onClick={() => {
                // This button goes.
                (editRef.current ?? deleteRef.current)?.focus();
                onSeen();
              }}
            >
              Got it
            </button>
          </div>
        )}
      </td>
      <td role="cell" data-label="People">
        {tour.people}
      </td>
      <td role="cell" data-label="Options" className="options">
        {!cancelled && (
          <button
            ref={editRef}
            className="button small quiet"
            type="button"
            aria-describedby={whichAndWhy}
            aria-disabled={tooLate !== undefined || undefined}
            disabled={locked}
            onClick={tooLate === undefined ? onEdit : undefined}
          >
            Edit
          </button>
        )}
        <button
          ref={deleteRef}
          className="button small danger"
          type="button"
          aria-describedby={late === undefined ? which : whichAndWhy}
          aria-disabled={late !== undefined || undefined}
          disabled={locked}
          onClick={late === undefined ? onDelete : undefined}
        >
          Delete
        </button>
        {!cancelled && (
          <a
            className={tour.unsaved ? 'unsaved' : undefined}
            href={calendarUrl}
            download
            aria-describedby={which}
          >
            Add to calendar
          </a>
        )}
      </td>
    </tr>
  );
}

function DepartureLines({ departure }: { departure: Departure }) {
  // Who has booked need not know how much room there is for others.
  const isNews = departure.cancelled || departure.movedTo !== undefined;
  const notice = isNews ? noticeOf(departure) : undefined;
  return (
    <>
      <p className="hint">
        {startOf(departure)} · {departure.meetingPoint}
      </p>
      {notice !== undefined && (
        <p className={departure.cancelled ? 'badge cancelled' : 'badge'}>{notice}</p>
      )}
    </>
  );
}
