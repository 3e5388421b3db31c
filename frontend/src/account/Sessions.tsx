import { useEffect, useRef, useState } from 'react';
import { ApiError, sentenceOf } from '../api/client';
import type { SessionRecord } from '../api/schema';
import { Alert } from '../ui/Alert';
import { endOtherSessions, endSession, listSessions } from './account-api';

const momentFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/**
 * Where the visitor is signed in, each to be ended.
 *
 * @param props.changes another number: something else may have ended some
 */
export function Sessions({ changes }: { changes: number }) {
  const [sessions, setSessions] = useState<SessionRecord[] | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [news, setNews] = useState('');
  const [busy, setBusy] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const titleRef = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    let current = true;
    listSessions().then(
      (found) => {
        if (current) setSessions(found);
      },
      (reason: unknown) => {
        if (current) setError(reason);
      },
    );
    return () => {
      current = false;
    };
  }, [changes, attempt]);

  const end = async (act: () => Promise<unknown>, sentence: string) => {
    if (busy) return;
    setBusy(true);
    setError(null);
    setNews('');
    try {
      await act();
      setSessions(await listSessions());
      setNews(sentence);
    } catch (reason) {
      setError(reason);
    } finally {
      setBusy(false);
      // The button that had it may be gone.
      titleRef.current?.focus();
    }
  };

  const others = sessions?.filter(({ current }) => !current) ?? [];
  return (
    <section className="card sessions-card" aria-labelledby="sessions-title" aria-busy={busy}>
      <h2 id="sessions-title" ref={titleRef} tabIndex={-1}>
        Where you are signed in
      </h2>
      {error !== null && <Alert>{sentenceOf(error)}</Alert>}
      {sessions === null && error !== null && (
        <button
          className="button quiet"
          type="button"
          onClick={() => {
            setError(null);
            titleRef.current?.focus();
            setAttempt(attempt + 1);
          }}
        >
          Try again
        </button>
      )}
      {sessions && (
        <ul className="sessions">
          {sessions.map(({ id, browser, createdAt, current }) => {
            const since = momentFormat.format(new Date(createdAt));
            return (
              <li key={id}>
                <p>
                  <strong>{browser}</strong>
                  {current && ' (this one)'}
                  <br />
                  since <time dateTime={createdAt}>{since}</time>
                </p>
                {!current && (
                  <button
                    className="button small danger"
                    type="button"
                    aria-disabled={busy}
                    aria-label={`End ${browser}, since ${since}`}
                    onClick={() => void end(() => ended(endSession(id)), 'The session has ended.')}
                  >
                    End
                  </button>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {others.length > 0 && (
        <button
          className="button danger"
          type="button"
          aria-disabled={busy}
          onClick={() => void end(endOtherSessions, 'All other sessions have ended.')}
        >
          End all others
        </button>
      )}
      <p className="done" role="status">
        {news}
      </p>
    </section>
  );
}

/** One that is not there any more has ended, too. */
async function ended(ending: Promise<unknown>): Promise<void> {
  try {
    await ending;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
  }
}
