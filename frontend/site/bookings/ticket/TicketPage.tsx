import clsx from 'clsx';
import { Suspense, useMemo, useState, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { ApiError, isTemporary, errorSentence } from '../../../api/client';
import { useSession } from '../../../api/session';
import { Alert } from '../../../ui/Alert';
import { ScriptNotice } from '../../../ui/ScriptNotice';
import { secretFromHash } from '../../app/link-secret';
import { findBookingId } from '../../app/routes';
import { Loading } from '../Loading';
import { ticketApi } from '../ticket-api';
import { TicketView } from './TicketView';
import { useTicket } from './use-ticket';
import { isNotBooked, isWaitlistTicket } from '../ticket-status';
import { texts as siteTexts } from '../../app/texts.en';
import { texts } from './texts.en';
import button from '../../../ui/button.module.css';
import callout from '../../../ui/callout.module.css';
import page from '../../../ui/page.module.css';
import styles from './ticket.module.css';

/** A booking's page: the ticket, and everything that the visitor can do with it. */
export default function TicketPage() {
  const { pathname, hash } = useLocation();
  const session = useSession();
  const idInUrl = findBookingId(pathname);
  const [id, setId] = useState(idInUrl);
  // Keeps showing the ticket while the visitor navigates to a different page.
  if (idInUrl !== undefined && idInUrl !== id) setId(idInUrl);

  const isSessionKnown = session.status === 'signed-in' || session.status === 'signed-out';
  const username = session.status === 'signed-in' ? session.user.username : '';
  const api = useMemo(() => (id === undefined ? null : ticketApi(id)), [id]);
  const { state, tour, retry, update } = useTicket(
    isSessionKnown ? api : null,
    secretFromHash(hash),
    username,
  );

  let { title } = siteTexts.ticket;
  if (state.status === 'ready' && isNotBooked(state.data)) {
    title = isWaitlistTicket(state.data) ? texts.waiting : texts.confirming;
  }
  return (
    <div className={page.page}>
      <h1 className={styles.title}>{title}</h1>
      <ScriptNotice />
      {state.status === 'loading' && <Loading>{texts.loading}</Loading>}
      {state.status === 'failed' && (
        <Failure
          error={state.error}
          hasLinkSecret={secretFromHash(hash) !== undefined}
          onRetry={retry}
        />
      )}
      {state.status === 'ready' && api && (
        <Suspense fallback={<Loading>{texts.loading}</Loading>}>
          <TicketView
            key={state.data.id}
            api={api}
            ticket={state.data}
            tour={tour}
            onChange={update}
          />
        </Suspense>
      )}
    </div>
  );
}

interface FailureProps {
  error: unknown;
  /** Whether the URL contains a link's secret. */
  hasLinkSecret: boolean;
  onRetry: () => void;
}

function Failure({ error, hasLinkSecret, onRetry }: FailureProps) {
  const status = error instanceof ApiError ? error.status : 0;
  if (isTemporary(error) || status >= 500) {
    return (
      <Alert onRetry={onRetry}>
        <p>{texts.failed.notLoaded(errorSentence(error))}</p>
      </Alert>
    );
  }
  const { link, private: privateText, missing } = texts.failed;
  const notFoundText = status === 401 ? privateText : missing;
  const { title, text } = hasLinkSecret ? link : notFoundText;
  return (
    <FailureNotice title={title}>
      <p>{text}</p>
    </FailureNotice>
  );
}

function FailureNotice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.failure}>
      <div className={clsx(callout.notice, styles.notice)} role="alert">
        <h2>{title}</h2>
        {children}
      </div>
      <p className={styles.actions}>
        <Link className={button.button} to="/signin">
          {texts.signIn}
        </Link>
        <Link className={button.quiet} to="/tours">
          {texts.allTours}
        </Link>
      </p>
    </div>
  );
}
