import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { tourPath } from 'shared/tour-page';
import { deadlineText } from '../tours/departure-sentences';
import { departuresWords } from '../words/departures';
import { ticketWords } from '../words/ticket';
import { waitingWords } from '../words/waiting';
import { useWords } from '../../ui/language';
import type { NoticeProps } from './StatusNotices';
import type { Ticket, TicketApi } from './ticket-api';
import { isWaiting } from './ticket-status';
import button from '../../ui/button.module.css';
import field from '../../ui/field.module.css';

/** Spots can be offered, and offers end, without anybody doing anything here. */
const MINUTE_MS = 60_000;

interface TurnProps {
  /** What shows what there is to say. Given, since the page needs it before this. */
  Notice: ComponentType<NoticeProps>;
  ticket: Ticket;
}

interface Props extends TurnProps {
  api: TicketApi;
  /** As it stands by now. */
  status: Ticket['status'];
  onChange: (ticket: Ticket) => void;
  /** Does something that leaves another ticket, and tells of it by one of the sentences. */
  attempt: (
    act: () => Promise<Ticket>,
    done: string,
    failed: (why: string) => string,
  ) => Promise<void>;
}

/** A party's turn on the waiting list: how far it is, spots that are held for it, or how the wait has ended. */
export default function WaitlistNotice(props: Props) {
  const { Notice, api, ticket, status, onChange, attempt } = props;
  const words = useWords(waitingWords);
  const ofDepartures = useWords(departuresWords);
  const [hasLeft, setHasLeft] = useState(false);
  const takeOver = useEffectEvent(onChange);
  useEffect(() => {
    let isCurrent = true;
    const look = () => {
      api.load().then(
        (loaded) => {
          // What was done meanwhile is newer.
          if (isCurrent) takeOver(loaded);
        },
        // What is shown may still be true.
        () => undefined,
      );
    };
    if (status === 'EXPIRED') {
      // By this clock; at the last moment, it may have been confirmed elsewhere.
      if (ticket.status !== 'EXPIRED') look();
      return () => {
        isCurrent = false;
      };
    }
    const timer = setInterval(() => {
      if (!document.hidden) look();
    }, MINUTE_MS);
    return () => {
      isCurrent = false;
      clearInterval(timer);
    };
  }, [api, status, ticket.status]);

  const isUnconfirmed = ticket.wait?.unconfirmed === true;
  const accept = () =>
    (isUnconfirmed ? api.confirm() : api.accept()).catch(async (error: unknown) => {
      await api.load().then(onChange, () => undefined);
      throw error;
    });
  const leave = async (): Promise<Ticket> => {
    await api.cancel();
    setHasLeft(true);
    return { ...ticket, status: 'EXPIRED' };
  };
  const onLeave = () => void attempt(leave, '', words.notDone);
  const heldUntil = ticket.wait?.utcHeldUntil;
  const canBook = !isUnconfirmed || ticket.wait?.confirmable === true;
  const offer = (
    <>
      {canBook && (
        <button
          className={button.button}
          type="button"
          onClick={() => void attempt(accept, words.booked, words.notDone)}
        >
          {isUnconfirmed ? words.confirm.book : words.take(ticket.people)}
        </button>
      )}
      <button className={button.quiet} type="button" onClick={onLeave}>
        {isUnconfirmed ? words.confirm.release : words.decline}
      </button>
    </>
  );
  return (
    <div aria-live="polite">
      {status === 'ON_HOLD' && heldUntil !== undefined ? (
        <Notice
          title={words.held(ticket.people, deadlineText(ofDepartures, heldUntil))}
          ways={offer}
        >
          {isUnconfirmed ? <ToConfirm ticket={ticket} /> : <p>{words.choice}</p>}
        </Notice>
      ) : status === 'WAITING' ? (
        <InLine
          {...{ Notice, ticket, onLeave }}
          onConfirm={() => void attempt(api.confirm, words.confirm.waits.done, words.notDone)}
        />
      ) : (
        <Ended {...{ Notice, ticket, hasLeft }} />
      )}
    </div>
  );
}

/** How a booking that is held is confirmed. */
function ToConfirm({ ticket: { wait, contact, unmailed } }: Pick<TurnProps, 'ticket'>) {
  const words = useWords(waitingWords).confirm;
  const email = contact?.email ?? '';
  if (wait?.confirmable) return <p>{words.here(email)}</p>;
  if (unmailed) return <p>{words.unmailed(email)}</p>;
  return (
    <>
      <p>{words.mailed(email)}</p>
      <p>{words.lost}</p>
    </>
  );
}

interface InLineProps extends TurnProps {
  onLeave: () => void;
  onConfirm: () => void;
}

function InLine({ Notice, ticket, onLeave, onConfirm }: InLineProps) {
  const { another } = useWords(ticketWords);
  const words = useWords(waitingWords);
  const { waits } = words.confirm;
  const { wait, contact, unmailed } = ticket;
  const email = contact?.email ?? '';
  const toConfirm = unmailed ? words.confirm.unmailed(email) : waits.mailed(email);
  const ways = (
    <>
      {wait?.confirmable && (
        <button className={button.button} type="button" onClick={onConfirm}>
          {waits.confirm}
        </button>
      )}
      <Link className={button.quiet} to={tourPath(ticket.tour)}>
        {another}
      </Link>
      <button className={button.danger} type="button" aria-describedby="leaving" onClick={onLeave}>
        {words.leave}
      </button>
    </>
  );
  return (
    <Notice title={words.waiting} ways={ways}>
      <p>
        {words.ahead(wait?.ahead ?? 0)} {words.next(wait?.mailed && contact?.email)}
      </p>
      {wait?.unconfirmed && (
        <p>
          <strong>{wait.confirmable ? waits.here : toConfirm}</strong>
        </p>
      )}
      <p className={field.hint} id="leaving">
        {words.leaving}
      </p>
    </Notice>
  );
}

function Ended({ Notice, ticket, hasLeft }: TurnProps & { hasLeft: boolean }) {
  const { contactUs, another, allTours } = useWords(ticketWords);
  const words = useWords(waitingWords);
  const isRemoved = ticket.wait?.removed === true;
  // Whoever still waited when the time was over has missed nothing.
  const isOver = ticket.status === 'WAITING';
  const isHold = !isWaiting(ticket);
  const { title, text } = hasLeft
    ? words.left
    : isRemoved
      ? words.removed
      : isHold
        ? words.confirm.late
        : isOver
          ? words.over
          : words.lapsed;
  const ways = (
    <>
      <Link className={button.quiet} to={tourPath(ticket.tour)}>
        {isHold ? words.confirm.again : isRemoved || isOver ? another : words.again}
      </Link>
      <Link className={button.quiet} to={isRemoved ? '/contact' : '/tours'}>
        {isRemoved ? contactUs : allTours}
      </Link>
    </>
  );
  return (
    <Notice title={title} ways={ways}>
      <p>{text}</p>
    </Notice>
  );
}
