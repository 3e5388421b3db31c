import clsx from 'clsx';
import { ApiError, sentenceOf } from '../../api/client';
import { Alert } from '../../ui/Alert';
import { useResource } from './use-resource';
import { endOtherSessions, endSession, listSessions } from './account-api';
import button from '../../ui/button.module.css';
import card from '../../ui/card.module.css';
import styles from './account.module.css';

const momentFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/**
 * Where the visitor is signed in, each to be ended.
 *
 * @param props.changes another number: something else may have ended some
 */
export function Sessions({ changes }: { changes: number }) {
  const resource = useResource(listSessions, changes);
  const { value: sessions, error, news, busy, titleRef, retry, change } = resource;
  const end = (act: () => Promise<unknown>, sentence: string) =>
    change(async () => {
      await act();
      return listSessions();
    }, sentence);
  const others = sessions?.filter(({ current }) => !current) ?? [];
  return (
    <section
      className={clsx(card.card, styles.sessionsCard)}
      aria-labelledby="sessions-title"
      aria-busy={busy}
    >
      <h2 id="sessions-title" ref={titleRef} tabIndex={-1}>
        Where you’re signed in
      </h2>
      {error !== null && <Alert>{sentenceOf(error)}</Alert>}
      {sessions === null && error !== null && (
        <button className={button.quiet} type="button" onClick={retry}>
          Try again
        </button>
      )}
      {sessions && (
        <ul className={styles.sessions}>
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
                    className={clsx(button.danger, button.small)}
                    type="button"
                    aria-disabled={busy}
                    aria-label={`End ${browser}, since ${since}`}
                    onClick={() => void end(() => ended(endSession(id)), 'That session has ended.')}
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
          className={button.danger}
          type="button"
          aria-disabled={busy}
          onClick={() => void end(endOtherSessions, 'All other sessions have ended.')}
        >
          End all other sessions
        </button>
      )}
      <p className={styles.done} role="status">
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
