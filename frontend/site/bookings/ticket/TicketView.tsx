import { lazy, useEffect, useEffectEvent, useRef, useState } from 'react';
import { tourPath } from 'shared/tour-page';
import { errorSentence } from '../../../api/client';
import type { TourDetails } from '../../../api/schema';
import { Alert } from '../../../ui/Alert';
import { useNow } from '../../../ui/use-today';
import { Contact } from './Contact';
import { LazyFindGuide } from './find-guide/LazyFindGuide';
import { isFindGuideTime } from './find-guide/find-guide-time';
import { GuideNotice } from './GuideNotice';
import { PaymentMethods } from './PaymentMethods';
import { PartyPrice } from '../../price/PartyPrice';
import { SaveAndShare } from './SaveAndShare';
import { Meeting } from './Meeting';
import { StatusNotices, Notice } from './StatusNotices';
import type { Ticket, TicketApi } from '../ticket-api';
import { TicketFace } from '../TicketFace';
import { useLazyCode } from '../../../ui/use-lazy-code';
import { ticketAsOf, isOver, isNotBooked } from '../ticket-status';
import { countVisit } from '../../visits/count-visit';
import { texts } from './texts.en';
import button from '../../../ui/button.module.css';
import card from '../../../ui/card.module.css';
import styles from './ticket.module.css';

interface Props {
  api: TicketApi;
  ticket: Ticket;
  /** The tour's details; null if they couldn't be loaded. */
  tour: TourDetails | null;
  onChange: (ticket: Ticket) => void;
}

const loadChangeForm = () => import('./ChangeForm');
/** Lazy, because few visitors are on a waitlist, or have a booking to confirm. */
const WaitlistNotice = lazy(() =>
  import('./WaitlistNotice').catch(() => ({ default: IncompleteAlert })),
);

/** Shows a loaded booking, and lets the visitor change it. */
export function TicketView({ api, ticket, tour, onChange }: Props) {
  const now = useNow();
  const currentTicket = ticketAsOf(ticket, now);
  const [successMessage, setSuccessMessage] = useState('');
  const [failure, setFailure] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const { code, failed, openerRef, open, close } = useLazyCode(loadChangeForm);
  const messageRef = useRef<HTMLDivElement>(null);
  const [messageCount, setMessageCount] = useState(0);

  // Moves the focus to the message above the ticket, because the pressed button may have disappeared.
  useEffect(() => {
    if (messageCount > 0) messageRef.current?.focus();
  }, [messageCount]);

  const showMessage = (sentence: string) => {
    setSuccessMessage(sentence);
    setMessageCount((n) => n + 1);
  };
  /** Runs an action that changes the ticket, and shows a message about its success or failure. */
  const runAction = async (
    action: () => Promise<Ticket>,
    successText: string,
    describeFailure: (reason: string) => string,
  ) => {
    if (isBusy) return;
    setIsBusy(true);
    setFailure('');
    try {
      onChange(await action());
      showMessage(successText);
    } catch (error) {
      setSuccessMessage('');
      setFailure(describeFailure(errorSentence(error)));
    } finally {
      setIsBusy(false);
    }
  };
  const cancel = async () => {
    await api.cancel();
    countVisit(tourPath(ticket.tour), 'CANCELLED');
    // The booking is canceled even if it can't be loaded again.
    const canceled: Ticket = { ...ticket, status: 'CANCELLED', cancellation: { by: 'visitor' } };
    return api.load().catch(() => canceled);
  };
  const remove = async () => {
    await api.cancel();
    // The booking is removed even if it can't be loaded again, but then the page offers no Undo button.
    return api.load().catch(() => ({ ...ticket, utcRestorableUntil: new Date().toISOString() }));
  };

  const isUpcoming = ticket.status === 'CONFIRMED' && !isOver(ticket, now);
  const showsContact = isUpcoming || ['WAITING', 'ON_HOLD'].includes(currentTicket.status);
  const { people, ages, price, paymentMethods = [] } = ticket;
  const showsPayment = isUpcoming && paymentMethods.length > 0;
  const showsFindGuide = isFindGuideTime(ticket, now);
  const isWalkOver = ticket.status === 'CONFIRMED' && isOver(ticket, now);
  const reload = useEffectEvent(() => {
    // If the ticket can't be loaded, it still shows that the tour is over.
    void api.load().then(onChange, () => undefined);
  });
  const wasOpenBeforeEnd = useRef(!isWalkOver);
  // The guide may have checked in the party after the ticket was loaded.
  useEffect(() => {
    if (isWalkOver && wasOpenBeforeEnd.current) reload();
  }, [isWalkOver]);
  const isChangeable = isUpcoming && now < new Date(ticket.departure.utcChangeCutoffAt);
  return (
    <div className={styles.body} aria-busy={isBusy}>
      <div className={styles.message} ref={messageRef} tabIndex={-1}>
        <p className={styles.done} role="status">
          {successMessage}
        </p>
        {failure !== '' && <Alert>{failure}</Alert>}
        {isNotBooked(ticket) ? (
          <WaitlistNotice
            Notice={Notice}
            api={api}
            ticket={ticket}
            status={currentTicket.status}
            onChange={onChange}
            runAction={runAction}
          />
        ) : (
          <StatusNotices
            ticket={ticket}
            now={now}
            onUndo={() => void runAction(api.restore, texts.restored, texts.notUndone)}
            onRemove={() => void runAction(remove, '', texts.notRemoved)}
          />
        )}
        {ticket.unmailed && !ticket.wait?.unconfirmed && (
          <Notice title={texts.mailLimitReached.title}>
            <p>{texts.mailLimitReached.text}</p>
          </Notice>
        )}
        <GuideNotice notice={ticket.notice} />
      </div>
      {showsFindGuide && (
        <LazyFindGuide api={api} ticket={ticket} tour={tour} onChange={onChange} />
      )}
      <TicketFace ticket={currentTicket} />
      {isUpcoming && !showsFindGuide && <Meeting ticket={ticket} tour={tour} />}
      <div className={styles.tools}>
        {showsPayment && (
          <section className={card.card} aria-labelledby="payment">
            <h2 id="payment">{texts.payment.title}</h2>
            <PartyPrice price={price} people={people} ages={ages} />
            <PaymentMethods methods={paymentMethods} showsUses />
          </section>
        )}
        {isUpcoming && <SaveAndShare api={api} ticket={ticket} />}
        {showsContact && <Contact api={api} ticket={ticket} onChange={onChange} />}
        {isChangeable && (
          <section className={card.card} aria-labelledby="changing">
            <h2 id="changing">{texts.changing}</h2>
            {failed && <Alert>{texts.incomplete}</Alert>}
            {code ? (
              <code.ChangeForm
                api={api}
                ticket={ticket}
                tour={tour}
                onChange={(changed) => {
                  close();
                  onChange(changed);
                  setTimeout(() => {
                    showMessage(texts.saved);
                  });
                }}
                onDismiss={close}
              />
            ) : (
              <div className={styles.buttons}>
                <button ref={openerRef} className={button.button} type="button" onClick={open}>
                  {texts.change}
                </button>
                <button
                  className={button.danger}
                  type="button"
                  aria-disabled={isBusy}
                  onClick={() => void runAction(cancel, '', texts.notCanceled)}
                >
                  {texts.cancel}
                </button>
              </div>
            )}
          </section>
        )}
      </div>
    </div>
  );
}

function IncompleteAlert() {
  return <Alert>{texts.incomplete}</Alert>;
}
