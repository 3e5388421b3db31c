import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { joinSentences } from 'shared/format';
import { tourPath } from 'shared/tour-page';
import { deadlineText } from '../../departures/departure-sentences';
import { useTicketPolling } from './use-ticket-polling';
import type { NoticeProps } from './StatusNotices';
import type { Ticket, TicketApi } from '../ticket-api';
import { isWaitlistTicket } from '../ticket-status';
import { countVisit } from '../../visits/count-visit';
import { texts } from './texts.en';
import button from '../../../ui/button.module.css';
import field from '../../../ui/field.module.css';

/** How often to load the ticket, because spots can be offered, and offers can expire, while the page is open. */
const POLL_MS = 60_000;

interface SharedProps {
  /** Passed as a prop so that this chunk doesn't import a component that the page has loaded already. */
  Notice: ComponentType<NoticeProps>;
  ticket: Ticket;
}

interface Props extends SharedProps {
  api: TicketApi;
  /** The ticket's current status, which may differ from its status when it was loaded. */
  status: Ticket['status'];
  onChange: (ticket: Ticket) => void;
  /** Runs an action that changes the ticket, and shows a message about its success or failure. */
  runAction: (
    action: () => Promise<Ticket>,
    successMessage: string,
    describeFailure: (reason: string) => string,
  ) => Promise<void>;
}

/** A waiting party's notice: its position, spots that are held for it, or how the wait ended. */
export default function WaitlistNotice(props: Props) {
  const { Notice, api, ticket, status, onChange, runAction } = props;
  const [hasLeft, setHasLeft] = useState(false);
  useTicketPolling(api, ticket, POLL_MS, onChange);
  const reload = useEffectEvent(() => {
    void api.load().then(onChange, () => undefined);
  });
  // The offer has expired by this device's clock, but it may have been accepted elsewhere at the last moment.
  const hasJustExpired = status === 'EXPIRED' && ticket.status !== 'EXPIRED';
  useEffect(() => {
    if (hasJustExpired) reload();
  }, [hasJustExpired]);

  const isUnconfirmed = ticket.wait?.unconfirmed === true;
  const accept = () =>
    (isUnconfirmed ? api.confirm() : api.accept()).then(
      (booked) => {
        if (booked.status === 'CONFIRMED') countVisit(tourPath(ticket.tour), 'BOOKED');
        return booked;
      },
      async (error: unknown) => {
        await api.load().then(onChange, () => undefined);
        throw error;
      },
    );
  const leave = async (): Promise<Ticket> => {
    await api.cancel();
    setHasLeft(true);
    return { ...ticket, status: 'EXPIRED' };
  };
  const onLeave = () => void runAction(leave, '', texts.waitlist.notDone);
  const heldUntil = ticket.wait?.utcHeldUntil;
  const canBook = !isUnconfirmed || ticket.wait?.confirmable === true;
  const offerActions = (
    <>
      {canBook && (
        <button
          className={button.button}
          type="button"
          onClick={() => void runAction(accept, texts.waitlist.booked, texts.waitlist.notDone)}
        >
          {isUnconfirmed ? texts.waitlist.confirm.book : texts.waitlist.take(ticket.people)}
        </button>
      )}
      <button className={button.quiet} type="button" onClick={onLeave}>
        {isUnconfirmed ? texts.waitlist.confirm.release : texts.waitlist.decline}
      </button>
    </>
  );
  return (
    <div aria-live="polite">
      {status === 'ON_HOLD' && heldUntil !== undefined ? (
        <Notice
          title={texts.waitlist.held(ticket.people, deadlineText(heldUntil))}
          actions={offerActions}
        >
          {isUnconfirmed ? <ConfirmationHelp ticket={ticket} /> : <p>{texts.waitlist.choice}</p>}
        </Notice>
      ) : status === 'WAITING' ? (
        <WaitingNotice
          Notice={Notice}
          ticket={ticket}
          onLeave={onLeave}
          onConfirm={() =>
            void runAction(
              api.confirm,
              texts.waitlist.confirm.waitingParty.done,
              texts.waitlist.notDone,
            )
          }
        />
      ) : (
        <EndedNotice Notice={Notice} ticket={ticket} hasLeft={hasLeft} />
      )}
    </div>
  );
}

/** Explains how to confirm a held booking. */
function ConfirmationHelp({ ticket: { wait, contact, unmailed } }: Pick<SharedProps, 'ticket'>) {
  const email = contact?.email ?? '';
  if (wait?.confirmable) return <p>{texts.waitlist.confirm.ask(email)}</p>;
  if (unmailed) return <p>{texts.waitlist.confirm.mailLimitReached(email)}</p>;
  return (
    <>
      <p>{texts.waitlist.confirm.mailed(email)}</p>
      <p>{texts.waitlist.confirm.notReceived}</p>
    </>
  );
}

interface WaitingNoticeProps extends SharedProps {
  onLeave: () => void;
  onConfirm: () => void;
}

function WaitingNotice({ Notice, ticket, onLeave, onConfirm }: WaitingNoticeProps) {
  const { anotherDate } = texts;
  const { waitingParty } = texts.waitlist.confirm;
  const { wait, contact, unmailed } = ticket;
  const email = contact?.email ?? '';
  const confirmationText = unmailed
    ? texts.waitlist.confirm.mailLimitReached(email)
    : waitingParty.mailed(email);
  const actions = (
    <>
      {wait?.confirmable && (
        <button className={button.button} type="button" onClick={onConfirm}>
          {waitingParty.confirm}
        </button>
      )}
      <Link className={button.quiet} to={tourPath(ticket.tour)}>
        {anotherDate}
      </Link>
      <button className={button.danger} type="button" aria-describedby="leaving" onClick={onLeave}>
        {texts.waitlist.leave}
      </button>
    </>
  );
  return (
    <Notice title={texts.waitlist.waiting} actions={actions}>
      <p>
        {joinSentences([
          texts.waitlist.ahead(wait?.ahead ?? 0),
          texts.waitlist.next(wait?.mailed && contact?.email),
        ])}
      </p>
      {wait?.unconfirmed && (
        <p>
          <strong>{wait.confirmable ? waitingParty.ask : confirmationText}</strong>
        </p>
      )}
      <p className={field.hint} id="leaving">
        {texts.waitlist.leaving}
      </p>
    </Notice>
  );
}

function EndedNotice({ Notice, ticket, hasLeft }: SharedProps & { hasLeft: boolean }) {
  const { contactUs, anotherDate, allTours } = texts;
  const isRemoved = ticket.wait?.removed === true;
  // A party that was still waiting at the cutoff was never offered spots.
  const isCutoffPassed = ticket.status === 'WAITING';
  const wasOnHold = !isWaitlistTicket(ticket);
  let explanation = texts.waitlist.offerExpired;
  if (hasLeft) explanation = texts.waitlist.left;
  else if (isRemoved) explanation = texts.waitlist.removed;
  else if (wasOnHold) explanation = texts.waitlist.confirm.expired;
  else if (isCutoffPassed) explanation = texts.waitlist.cutoffPassed;
  let dateLinkText = texts.waitlist.again;
  if (wasOnHold) dateLinkText = texts.waitlist.confirm.again;
  else if (isRemoved || isCutoffPassed) dateLinkText = anotherDate;
  const actions = (
    <>
      <Link className={button.quiet} to={tourPath(ticket.tour)}>
        {dateLinkText}
      </Link>
      <Link className={button.quiet} to={isRemoved ? '/contact' : '/tours'}>
        {isRemoved ? contactUs : allTours}
      </Link>
    </>
  );
  return (
    <Notice title={explanation.title} actions={actions}>
      <p>{explanation.text}</p>
    </Notice>
  );
}
