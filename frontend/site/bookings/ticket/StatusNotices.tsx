import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { tourPath } from 'shared/tour-page';
import { changeSentence, cutoffSentence } from '../../departures/departure-sentences';
import { withFullStop } from '../../words/format';
import { departuresWords } from '../../words/departures';
import { ticketWords } from '../../words/ticket';
import { useWords } from '../../../ui/language';
import type { Ticket } from './ticket-api';
import { isCanceled, isRemoved, isOver, isRemovable, restorableMinutes } from './ticket-status';
import button from '../../../ui/button.module.css';
import callout from '../../../ui/callout.module.css';
import styles from './ticket.module.css';

interface Props {
  ticket: Ticket;
  now: Date;
  onUndo: () => void;
  onRemove: () => void;
}

/** Notices about a booking's status, with the possible next steps. */
export function StatusNotices({ ticket, now, onUndo, onRemove }: Props) {
  const words = useWords(ticketWords);
  const departureTexts = useWords(departuresWords);
  const { cancellation, moved, departure } = ticket;
  const minutes = restorableMinutes(ticket, now);
  const undoButton = minutes > 0 && (
    <button className={button.button} type="button" onClick={onUndo}>
      {words.undo}
    </button>
  );
  const undoHint = minutes > 0 && <p>{words.undoable(minutes)}</p>;
  const removedNote = isRemoved(ticket) && <p>{words.removed}</p>;
  const removeButton = isRemovable(ticket, now) && (
    <button className={button.quiet} type="button" onClick={onRemove}>
      {words.remove}
    </button>
  );
  if (isCanceled(ticket)) {
    const byGuide = cancellation?.by === 'guide';
    const actions = (
      <>
        {undoButton}
        <TourLink ticket={ticket}>{words.anotherDate}</TourLink>
        <AllToursLink />
        {removeButton}
      </>
    );
    return (
      <Notice
        title={byGuide ? words.canceledByGuide : words.canceledByVisitor}
        actions={actions}
        isAlert={byGuide}
      >
        {cancellation?.reason !== undefined && <p>{withFullStop(cancellation.reason)}</p>}
        {byGuide && removedNote}
        {undoHint}
      </Notice>
    );
  }
  if (isOver(ticket, now)) {
    const actions = (
      <>
        {undoButton}
        <TourLink ticket={ticket}>{words.bookAgain}</TourLink>
        <AllToursLink />
        {removeButton}
      </>
    );
    return (
      <Notice title={words.over} actions={actions}>
        <p>{words.thanks}</p>
        {removedNote}
        {undoHint}
      </Notice>
    );
  }
  const cutoffText = cutoffSentence(departureTexts, departure, now);
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
          {cutoffText === undefined && <p>{words.movedHelp}</p>}
        </Notice>
      ) : (
        ticket.changed && (
          <Notice title={words.changed} isAlert>
            <p>{changeSentence(departureTexts, departure)}</p>
          </Notice>
        )
      )}
      {cutoffText !== undefined && (
        <p className={callout.notice}>
          {cutoffText} {words.needHelp} <Link to="/contact">{words.contactUs}</Link>
        </p>
      )}
    </>
  );
}

export interface NoticeProps {
  title: string;
  /** Buttons and links for the next steps. */
  actions?: ReactNode;
  isAlert?: boolean;
  children: ReactNode;
}

/** A notice with a title, a text, and next steps. */
export function Notice({ title, actions, isAlert = false, children }: NoticeProps) {
  return (
    <div className={clsx(isAlert ? callout.alert : callout.notice, styles.notice)}>
      <h2>{title}</h2>
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
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

function AllToursLink() {
  const words = useWords(ticketWords);
  return (
    <Link className={button.quiet} to="/tours">
      {words.allTours}
    </Link>
  );
}
