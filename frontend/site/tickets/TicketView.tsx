import { lazy, useEffect, useRef, useState } from 'react';
import { sentenceOf } from '../../api/client';
import type { TourDetails } from '../../api/schema';
import { Alert } from '../../ui/Alert';
import { useMinute } from '../../ui/use-today';
import { ticketWords } from '../words/ticket';
import { useWords } from '../../ui/language';
import { Contact } from './Contact';
import { LazyFindGuide } from './LazyFindGuide';
import { isFindGuideTime } from './find-guide-time';
import { GuideNotice } from './GuideNotice';
import { SaveAndShare } from './SaveAndShare';
import { Meeting } from './Meeting';
import { StatusNotices, Notice } from './StatusNotices';
import type { Ticket, TicketApi } from './ticket-api';
import { TicketFace } from './TicketFace';
import { useLazyCode } from './use-lazy-code';
import { ticketAsOf, isOver, isUnbooked } from './ticket-status';
import button from '../../ui/button.module.css';
import card from '../../ui/card.module.css';
import styles from './ticket.module.css';

interface Props {
  api: TicketApi;
  ticket: Ticket;
  /** What its page says of the tour; null where that isn't known. */
  tour: TourDetails | null;
  onChange: (ticket: Ticket) => void;
}

const loadChangeForm = () => import('./ChangeForm');
/** Few wait. */
const WaitlistNotice = lazy(() =>
  import('./WaitlistNotice').catch(() => ({ default: Incomplete })),
);

/** A booking that is there to be seen and changed. */
export function TicketView({ api, ticket, tour, onChange }: Props) {
  const words = useWords(ticketWords);
  const now = useMinute();
  const shown = ticketAsOf(ticket, now);
  const [done, setDone] = useState('');
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const { code, failed, openerRef, open, close } = useLazyCode(loadChangeForm);
  const newsRef = useRef<HTMLDivElement>(null);
  const [arrivals, setArrivals] = useState(0);

  // What was just done is told above the ticket, and what had the focus may be gone.
  useEffect(() => {
    if (arrivals > 0) newsRef.current?.focus();
  }, [arrivals]);

  const tell = (sentence: string) => {
    setDone(sentence);
    setArrivals((n) => n + 1);
  };
  const attempt = async (
    act: () => Promise<Ticket>,
    sentence: string,
    failed: (why: string) => string,
  ) => {
    if (busy) return;
    setBusy(true);
    setFailure('');
    try {
      onChange(await act());
      tell(sentence);
    } catch (error) {
      setDone('');
      setFailure(failed(sentenceOf(error)));
    } finally {
      setBusy(false);
    }
  };
  const cancel = async () => {
    await api.cancel();
    // It is canceled, whether the server can be asked for the rest or not.
    const here: Ticket = { ...ticket, status: 'CANCELLED', cancellation: { by: 'visitor' } };
    return api.load().catch(() => here);
  };
  const remove = async () => {
    await api.cancel();
    // Likewise, but for how long it can be undone.
    return api.load().catch(() => ({ ...ticket, utcRestorableUntil: new Date().toISOString() }));
  };

  const isComing = ticket.status === 'CONFIRMED' && !isOver(ticket, now);
  const isReachable = isComing || ['WAITING', 'ON_HOLD'].includes(shown.status);
  const isLooking = isFindGuideTime(ticket, now);
  const isChangeable = isComing && now < new Date(ticket.departure.utcChangeCutoffAt);
  return (
    <div className={styles.body} aria-busy={busy}>
      <div className={styles.told} ref={newsRef} tabIndex={-1}>
        <p className={styles.done} role="status">
          {done}
        </p>
        {failure !== '' && <Alert>{failure}</Alert>}
        {isUnbooked(ticket) ? (
          <WaitlistNotice
            Notice={Notice}
            api={api}
            ticket={ticket}
            status={shown.status}
            onChange={onChange}
            attempt={attempt}
          />
        ) : (
          <StatusNotices
            ticket={ticket}
            now={now}
            onUndo={() => void attempt(api.restore, words.restored, words.notUndone)}
            onRemove={() => void attempt(remove, '', words.notRemoved)}
          />
        )}
        {ticket.unmailed && !ticket.wait?.unconfirmed && (
          <Notice title={words.unmailed.title}>
            <p>{words.unmailed.text}</p>
          </Notice>
        )}
        <GuideNotice notice={ticket.notice} />
      </div>
      {isLooking && <LazyFindGuide api={api} ticket={ticket} tour={tour} onChange={onChange} />}
      <TicketFace ticket={shown} price={tour?.price?.text} />
      {isComing && !isLooking && <Meeting ticket={ticket} tour={tour} />}
      <div className={styles.tools}>
        {isComing && <SaveAndShare api={api} ticket={ticket} />}
        {isReachable && <Contact api={api} ticket={ticket} onChange={onChange} />}
        {isChangeable && (
          <section className={card.card} aria-labelledby="changing">
            <h2 id="changing">{words.changing}</h2>
            {failed && <Alert>{words.incomplete}</Alert>}
            {code ? (
              <code.ChangeForm
                api={api}
                ticket={ticket}
                tour={tour}
                onChange={(changed) => {
                  close();
                  onChange(changed);
                  setTimeout(() => {
                    tell(words.saved);
                  });
                }}
                onDismiss={close}
              />
            ) : (
              <div className={styles.buttons}>
                <button ref={openerRef} className={button.button} type="button" onClick={open}>
                  {words.change}
                </button>
                <button
                  className={button.danger}
                  type="button"
                  aria-disabled={busy}
                  onClick={() => void attempt(cancel, '', words.notCanceled)}
                >
                  {words.cancel}
                </button>
              </div>
            )}
          </section>
        )}
      </div>
    </div>
  );
}

function Incomplete() {
  return <Alert>{useWords(ticketWords).incomplete}</Alert>;
}
