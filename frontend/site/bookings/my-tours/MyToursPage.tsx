import clsx from 'clsx';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { errorSentence } from '../../../api/client';
import { setHasBookings } from '../../../api/has-bookings';
import { useSession } from '../../../api/session';
import { Alert } from '../../../ui/Alert';
import { ScriptNotice } from '../../../ui/ScriptNotice';
import { Picture } from '../../../ui/Picture';
import { useNow } from '../../../ui/use-today';
import { useRemote } from '../../../ui/use-remote';
import { loadTickets } from '../bookings-api';
import { Sentence } from '../../texts/Sentence';
import { GuideChanges } from './GuideChanges';
import { Loading } from '../Loading';
import type { Ticket } from '../ticket-api';
import { TicketFace } from '../TicketFace';
import { TicketList } from './TicketList';
import {
  ticketAsOf,
  isRemoved,
  isOver,
  isNotBooked,
  isWaitlistTicket,
  restorableMinutes,
} from '../ticket-status';
import { texts as siteTexts } from '../../app/texts.en';
import { texts } from './texts.en';
import button from '../../../ui/button.module.css';
import page from '../../../ui/page.module.css';
import picture from '../../../ui/picture.module.css';
import styles from './my-tours.module.css';

// Past tours are a separate chunk, because they are last on the page, and new visitors have none.
const PastTours = lazy(() =>
  // If the chunk can't be loaded, the plain list shows past tours.
  import('./PastTours').catch(() => ({ default: TicketList })),
);

// Lazy, because few visitors cancel.
const CanceledTours = lazy(() => import('./CanceledTours').catch(() => ({ default: TicketList })));

/** All bookings of the visitor, by day and by night. */
export default function MyToursPage() {
  const { state, retry, update } = useTickets();
  const { title } = siteTexts.myTours;
  return (
    <div className={clsx(page.page, styles.tours)}>
      <header>
        <h1>{title}</h1>
        <p className={page.lead}>{texts.lead}</p>
      </header>
      <ScriptNotice />
      {state.status === 'loading' && <Loading>{texts.loading}</Loading>}
      {state.status === 'failed' && (
        <Alert onRetry={retry}>{texts.notLoaded(errorSentence(state.error))}</Alert>
      )}
      {state.status === 'ready' &&
        (state.data.length === 0 ? (
          <NoTours />
        ) : (
          <Tickets
            tickets={state.data}
            onRestored={(ticket) => {
              update((tickets) =>
                tickets.map((current) => (current.id === ticket.id ? ticket : current)),
              );
            }}
          />
        ))}
    </div>
  );
}

function useTickets() {
  const session = useSession();
  const isSessionKnown = session.status === 'signed-in' || session.status === 'signed-out';
  const username = session.status === 'signed-in' ? session.user.username : '';
  return useRemote(isSessionKnown ? username : null, async () => {
    const tickets = await loadTickets();
    setHasBookings(tickets.length > 0);
    return tickets;
  });
}

function NoTours() {
  const { status } = useSession();
  return (
    <div className={styles.empty}>
      <Picture className={picture.scene} name="no-tours" alt="" sizes="34rem" loading="lazy" />
      <p>{texts.empty}</p>
      <p>
        <Link className={button.button} to="/tours">
          {texts.allTours}
        </Link>
      </p>
      {status === 'signed-out' && (
        <p>
          <Sentence
            parts={texts.signIn<ReactNode>((text) => (
              <Link to="/signin">{text}</Link>
            ))}
          />
        </p>
      )}
    </div>
  );
}

interface TicketsProps {
  tickets: readonly Ticket[];
  onRestored: (ticket: Ticket) => void;
}

function Tickets({ tickets, onRestored }: TicketsProps) {
  const now = useNow();
  const restorableTickets = tickets.filter((ticket) => restorableMinutes(ticket, now) > 0);
  // CanceledTours stays rendered after its last booking is restored, so that its message doesn't disappear.
  const [showsCanceled] = useState(() => tickets.some(isRemoved));
  const listedTickets = tickets
    .filter((ticket) => !isRemoved(ticket))
    .map((ticket) => ticketAsOf(ticket, now));
  const upcomingTickets = listedTickets.filter((ticket) => !isOver(ticket, now));
  const pastTickets = listedTickets
    .filter((ticket) => isOver(ticket, now) && !isNotBooked(ticket))
    .toReversed();
  const nextTicket = upcomingTickets.find(({ status }) => status === 'CONFIRMED');
  const laterTickets = upcomingTickets.filter(
    (ticket) => ticket !== nextTicket && !isNotBooked(ticket),
  );
  const heldTickets = upcomingTickets.filter(({ status }) => status === 'ON_HOLD');
  const waitingTickets = upcomingTickets.filter(
    (ticket) => isNotBooked(ticket) && !heldTickets.includes(ticket),
  );
  return (
    <>
      {heldTickets.length > 0 && (
        <section aria-labelledby="held">
          <h2 id="held">{texts.held}</h2>
          {heldTickets.map((ticket) => (
            <TicketFace key={ticket.id} ticket={ticket}>
              <Link className={button.button} to={`/booking/${ticket.id}`}>
                {isWaitlistTicket(ticket) ? texts.respond : texts.confirm}
              </Link>
            </TicketFace>
          ))}
        </section>
      )}
      <GuideChanges tickets={upcomingTickets} />
      {nextTicket ? (
        <section aria-labelledby="next">
          <h2 id="next">{texts.next}</h2>
          <TicketFace ticket={nextTicket}>
            <Link className={button.button} to={`/booking/${nextTicket.id}`}>
              {texts.open}
            </Link>
          </TicketFace>
        </section>
      ) : (
        <p>
          <Link className={button.button} to="/tours">
            {texts.allTours}
          </Link>
        </p>
      )}
      {laterTickets.length > 0 && (
        <section aria-labelledby="later">
          <h2 id="later">{nextTicket ? texts.later : texts.canceled}</h2>
          <TicketList tickets={laterTickets} />
        </section>
      )}
      {showsCanceled && (
        <Suspense>
          <CanceledTours tickets={restorableTickets} List={TicketList} onRestored={onRestored} />
        </Suspense>
      )}
      {waitingTickets.length > 0 && (
        <section aria-labelledby="waiting">
          <h2 id="waiting">{texts.waiting}</h2>
          <TicketList tickets={waitingTickets} />
        </section>
      )}
      {pastTickets.length > 0 && (
        <section aria-labelledby="past">
          <h2 id="past">{texts.past}</h2>
          <Suspense>
            <PastTours tickets={pastTickets} List={TicketList} />
          </Suspense>
        </section>
      )}
    </>
  );
}
