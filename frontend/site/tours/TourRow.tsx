import clsx from 'clsx';
import { useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Emblem } from '../../ui/Emblem';
import { useMinute, useToday } from '../../ui/use-today';
import { departuresWords } from '../words/departures';
import { servicesWords } from '../words/services';
import { formatWords } from '../words/format-words';
import { useWords } from '../../ui/language';
import type { Change } from './changes';
import { deadlineText, lateSentence } from './departure-sentences';
import { noticeOf, type Departure } from './departures';
import type { ListedTour } from './tours-state';
import badge from '../../ui/badge.module.css';
import button from '../../ui/button.module.css';
import callout from '../../ui/callout.module.css';
import field from '../../ui/field.module.css';
import styles from './tour-table.module.css';

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
  const format = useWords(formatWords);
  const words = useWords(servicesWords).table;
  const ofDepartures = useWords(departuresWords);
  const id = useId();
  const editRef = useRef<HTMLButtonElement>(null);
  const deleteRef = useRef<HTMLButtonElement>(null);
  const today = useToday();
  const now = useMinute();
  const isOver = tour.date !== '' && today !== null && tour.date < today;
  const late =
    departure && !tour.cancelled ? lateSentence(ofDepartures, departure, now) : undefined;
  // All that is left to do is to take it off the list.
  const cancelled = tour.cancelled !== undefined || departure?.cancelled === true;
  const canChange = !cancelled && tour.heldUntil === undefined;
  const tooLate = isOver ? words.over : late;
  // The buttons of all rows have the same names; these tell them apart.
  const which = `${id}-place ${id}-day`;
  const whichAndWhy = tooLate === undefined ? which : `${which} ${id}-late`;
  const changed = news.length > 0;
  return (
    <tr
      className={clsx(editing && styles.editing, changed && styles.changed)}
      aria-busy={tour.unsaved}
    >
      <td data-label={words.place} className={styles.place} id={`${id}-place`}>
        <Emblem place={tour.place} />
        <span>
          {tour.unsaved ? tour.place : <Link to={`/booking/${tour._id}`}>{tour.place}</Link>}
        </span>
      </td>
      <td data-label={words.day} className={styles.day}>
        <time id={`${id}-day`} dateTime={tour.date}>
          {tour.date === '' ? format.weekday(tour.day) : format.dayAndDate(tour.date)}
        </time>
        {tour.cancelled ? (
          <p className={badge.cancelled}>{words.canceled(tour.cancelled.reason)}</p>
        ) : (
          departure && <DepartureLines departure={departure} />
        )}
        {tour.heldUntil !== undefined && (
          <p className={badge.badge}>
            {new Date(tour.heldUntil) > now
              ? words.held(deadlineText(ofDepartures, tour.heldUntil))
              : words.lapsed}
          </p>
        )}
        {tooLate !== undefined && (
          <p className={field.hint} id={`${id}-late`}>
            {tooLate}
          </p>
        )}
        {changed && (
          <div className={clsx(callout.notice, callout.small, styles.change)}>
            {news.map((change) => (
              <p key={change.id}>{change.sentence}</p>
            ))}
            <button
              className={clsx(button.quiet, button.small, styles.plain)}
              type="button"
              aria-describedby={which}
              onClick={() => {
                // This button goes.
                (editRef.current ?? deleteRef.current)?.focus();
                onSeen();
              }}
            >
              {words.seen}
            </button>
          </div>
        )}
      </td>
      <td data-label={words.people}>{tour.people}</td>
      <td data-label={words.options} className={styles.options}>
        {canChange && (
          <button
            ref={editRef}
            className={clsx(button.quiet, button.small, styles.plain)}
            type="button"
            aria-describedby={whichAndWhy}
            aria-disabled={(tooLate !== undefined && !locked) || undefined}
            disabled={locked}
            onClick={tooLate === undefined ? onEdit : undefined}
          >
            {words.edit}
          </button>
        )}
        <button
          ref={deleteRef}
          className={clsx(button.danger, button.small)}
          type="button"
          aria-describedby={late === undefined ? which : whichAndWhy}
          aria-disabled={(late !== undefined && !locked) || undefined}
          disabled={locked}
          onClick={late === undefined ? onDelete : undefined}
        >
          {words.delete}
        </button>
        {canChange && (
          <a
            className={tour.unsaved ? styles.unsaved : undefined}
            href={calendarUrl}
            download
            aria-describedby={which}
          >
            {words.calendar}
          </a>
        )}
      </td>
    </tr>
  );
}

function DepartureLines({ departure }: { departure: Departure }) {
  const format = useWords(formatWords);
  const words = useWords(departuresWords);
  // Who has booked need not know how much room there is for others.
  const isNews = departure.cancelled || departure.movedTo !== undefined;
  const notice = isNews ? noticeOf(words, departure) : undefined;
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
