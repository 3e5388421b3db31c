import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { tourPath } from 'shared/tour-page';
import { changeSentence, lateSentence } from '../tours/departure-sentences';
import { withFullStop } from '../words/format';
import { departuresWords } from '../words/departures';
import { ticketWords } from '../words/ticket';
import { useWords } from '../../ui/language';
import type { Ticket } from './ticket-api';
import { isCanceled, isRemoved, isOver, isRemovable, restorableMinutes } from './ticket-status';
import button from '../../ui/button.module.css';
import callout from '../../ui/callout.module.css';
import styles from './ticket.module.css';

interface Props {
  ticket: Ticket;
  now: Date;
  onUndo: () => void;
  onRemove: () => void;
}

/** What has become of a booking, and what comes next. */
export function StatusNotices({ ticket, now, onUndo, onRemove }: Props) {
  const words = useWords(ticketWords);
  const ofDepartures = useWords(departuresWords);
  const { cancellation, moved, departure } = ticket;
  const minutes = restorableMinutes(ticket, now);
  const undo = minutes > 0 && (
    <button className={button.button} type="button" onClick={onUndo}>
      {words.undo}
    </button>
  );
  const undoable = minutes > 0 && <p>{words.undoable(minutes)}</p>;
  const removed = isRemoved(ticket) && <p>{words.removed}</p>;
  const remove = isRemovable(ticket, now) && (
    <button className={button.quiet} type="button" onClick={onRemove}>
      {words.remove}
    </button>
  );
  if (isCanceled(ticket)) {
    const byGuide = cancellation?.by === 'guide';
    const ways = (
      <>
        {undo}
        <TourLink ticket={ticket}>{words.another}</TourLink>
        <AllTours />
        {remove}
      </>
    );
    return (
      <Notice
        title={byGuide ? words.canceledByGuide : words.canceledByVisitor}
        ways={ways}
        isAlert={byGuide}
      >
        {cancellation?.reason !== undefined && <p>{withFullStop(cancellation.reason)}</p>}
        {byGuide && removed}
        {undoable}
      </Notice>
    );
  }
  if (isOver(ticket, now)) {
    const ways = (
      <>
        {undo}
        <TourLink ticket={ticket}>{words.again}</TourLink>
        <AllTours />
        {remove}
      </>
    );
    return (
      <Notice title={words.over} ways={ways}>
        <p>{words.thanks}</p>
        {removed}
        {undoable}
      </Notice>
    );
  }
  const late = lateSentence(ofDepartures, departure, now);
  return (
    <>
      {moved ? (
        <Notice title={words.moved} isAlert>
          <p>
            {moved.from === departure.date
              ? words.movedWithinDay
              : words.movedFrom(moved.from, departure.date)}{' '}
            {withFullStop(moved.reason)}
          </p>
          {late === undefined && <p>{words.movedHelp}</p>}
        </Notice>
      ) : (
        ticket.changed && (
          <Notice title={words.changed} isAlert>
            <p>{changeSentence(ofDepartures, departure)}</p>
          </Notice>
        )
      )}
      {late !== undefined && (
        <p className={callout.notice}>
          {late} {words.late} <Link to="/contact">{words.contactUs}</Link>
        </p>
      )}
    </>
  );
}

export interface NoticeProps {
  title: string;
  /** Where to go from here. */
  ways?: ReactNode;
  isAlert?: boolean;
  children: ReactNode;
}

/** What to know, and where to go from here. */
export function Notice({ title, ways, isAlert = false, children }: NoticeProps) {
  return (
    <div className={clsx(isAlert ? callout.alert : callout.notice, styles.notice)}>
      <h2>{title}</h2>
      {children}
      {ways && <div className={styles.ways}>{ways}</div>}
    </div>
  );
}

function TourLink({ ticket, children }: { ticket: Ticket; children: string }) {
  return (
    <Link className={button.quiet} to={tourPath(ticket.tour)}>
      {children}
    </Link>
  );
}

function AllTours() {
  const words = useWords(ticketWords);
  return (
    <Link className={button.quiet} to="/tours">
      {words.allTours}
    </Link>
  );
}
