import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { linkHost } from 'shared/https-link';
import { tipMethods } from 'shared/payment-methods';
import { tourPath } from 'shared/tour-page';
import { joinSentences, withPeriod, withSpace } from 'shared/format';
import { changeSentence, cutoffSentence } from '../../departures/departure-sentences';
import type { Ticket } from '../ticket-api';
import { isCanceled, isRemoved, isOver, isRemovable, restorableMinutes } from '../ticket-status';
import { PaymentMethods } from './PaymentMethods';
import { texts } from './texts.en';
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
  const { cancellation, moved, departure, attended, paymentMethods = [], reviewUrl } = ticket;
  const tippingMethods = tipMethods(paymentMethods);
  const minutesLeft = restorableMinutes(ticket, now);
  const undoButton = minutesLeft > 0 && (
    <button className={button.button} type="button" onClick={onUndo}>
      {texts.undo}
    </button>
  );
  const undoHint = minutesLeft > 0 && <p>{texts.undoable(minutesLeft)}</p>;
  const removedNote = isRemoved(ticket) && <p>{texts.removed}</p>;
  const removeButton = isRemovable(ticket, now) && (
    <button className={button.quiet} type="button" onClick={onRemove}>
      {texts.remove}
    </button>
  );
  if (isCanceled(ticket)) {
    const isByGuide = cancellation?.by === 'guide';
    const actions = (
      <>
        {undoButton}
        <TourLink ticket={ticket}>{texts.anotherDate}</TourLink>
        <AllToursLink />
        {removeButton}
      </>
    );
    return (
      <Notice
        title={isByGuide ? texts.canceledByGuide : texts.canceledByVisitor}
        actions={actions}
        isAlert={isByGuide}
      >
        {cancellation?.reason !== undefined && <p>{withPeriod(cancellation.reason)}</p>}
        {isByGuide && removedNote}
        {undoHint}
      </Notice>
    );
  }
  if (isOver(ticket, now)) {
    const actions = (
      <>
        {undoButton}
        <TourLink ticket={ticket}>{texts.bookAgain}</TourLink>
        <AllToursLink />
        {removeButton}
      </>
    );
    return (
      <Notice title={attended ? texts.attended.title : texts.over} actions={actions}>
        {!attended && <p>{texts.thanks}</p>}
        {attended && tippingMethods.length > 0 && (
          <>
            <p>{texts.attended.tips}</p>
            <PaymentMethods methods={tippingMethods} />
          </>
        )}
        {attended && reviewUrl !== undefined && (
          <p>
            {withSpace(texts.attended.review)}
            <a href={reviewUrl} rel="noreferrer">
              {linkHost(reviewUrl)}
            </a>
          </p>
        )}
        {removedNote}
        {undoHint}
      </Notice>
    );
  }
  const cutoffText = cutoffSentence(departure, now);
  return (
    <>
      {moved ? (
        <Notice title={texts.moved} isAlert>
          <p>
            {joinSentences([
              moved.from === departure.date
                ? texts.movedWithinDay
                : texts.movedFrom(moved.from, departure.date),
              withPeriod(moved.reason),
            ])}
          </p>
          {cutoffText === undefined && <p>{texts.movedHelp}</p>}
        </Notice>
      ) : (
        ticket.changed && (
          <Notice title={texts.changed} isAlert>
            <p>{changeSentence(departure)}</p>
          </Notice>
        )
      )}
      {cutoffText !== undefined && (
        <p className={callout.notice}>
          {withSpace(joinSentences([cutoffText, texts.needHelp]))}
          <Link to="/contact">{texts.contactUs}</Link>
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
  return (
    <Link className={button.quiet} to="/tours">
      {texts.allTours}
    </Link>
  );
}
