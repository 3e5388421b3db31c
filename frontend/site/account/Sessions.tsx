import clsx from 'clsx';
import { useRef, useState, type ReactNode } from 'react';
import { ApiError, errorSentence } from '../../api/client';
import { Alert } from '../../ui/Alert';
import { Sentence } from '../texts/Sentence';
import { useRemote } from '../../ui/use-remote';
import { endOtherSessions, endSession, listSessions } from './account-api';
import { texts as uiTexts } from '../../ui/texts.en';
import { texts } from './texts.en';
import button from '../../ui/button.module.css';
import card from '../../ui/card.module.css';
import styles from './account.module.css';

/**
 * Lists the browsers in which the visitor is signed in, with buttons that end each session.
 *
 * @param props.reloadKey a number whose changes reload the list
 */
export function Sessions({ reloadKey }: { reloadKey: number }) {
  const { state, retry, update } = useRemote(String(reloadKey), listSessions);
  const [result, setResult] = useState<{ message?: string; error?: unknown }>({});
  const [isBusy, setIsBusy] = useState(false);
  // Takes the focus when the focused button disappears.
  const titleRef = useRef<HTMLHeadingElement>(null);
  const sessions = state.status === 'ready' ? state.data : null;
  const error = state.status === 'failed' ? state.error : result.error;
  const runAction = async (action: () => Promise<unknown>, message: string) => {
    if (isBusy) return;
    setIsBusy(true);
    setResult({});
    try {
      await action();
      const remaining = await listSessions();
      update(() => remaining);
      setResult({ message });
    } catch (reason) {
      setResult({ error: reason });
    }
    setIsBusy(false);
    titleRef.current?.focus();
  };
  const otherSessions = sessions?.filter(({ current }) => !current) ?? [];
  return (
    <section
      className={clsx(card.card, styles.sessionsCard)}
      aria-labelledby="sessions-title"
      aria-busy={isBusy}
    >
      <h2 id="sessions-title" ref={titleRef} tabIndex={-1}>
        {texts.sessions.title}
      </h2>
      {error !== undefined && <Alert>{errorSentence(error)}</Alert>}
      {state.status === 'failed' && (
        <button
          className={button.quiet}
          type="button"
          onClick={() => {
            titleRef.current?.focus();
            retry();
          }}
        >
          {uiTexts.page.retry}
        </button>
      )}
      {sessions && (
        <ul className={styles.sessions}>
          {sessions.map(({ id, browser: description, createdAt, current }) => {
            const browser = texts.sessions.browser(description);
            const since = texts.sessions.moment(createdAt);
            return (
              <li key={id}>
                <p>
                  {current ? (
                    <Sentence
                      parts={texts.sessions.current<ReactNode>(<strong>{browser}</strong>)}
                    />
                  ) : (
                    <strong>{browser}</strong>
                  )}
                  <br />
                  <Sentence
                    parts={texts.sessions.since<ReactNode>(
                      <time dateTime={createdAt}>{since}</time>,
                    )}
                  />
                </p>
                {!current && (
                  <button
                    className={clsx(button.danger, button.small)}
                    type="button"
                    aria-disabled={isBusy}
                    aria-label={texts.sessions.endLabel(browser, since)}
                    onClick={() =>
                      void runAction(() => ignoreNotFound(endSession(id)), texts.sessions.ended)
                    }
                  >
                    {texts.sessions.end}
                  </button>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {otherSessions.length > 0 && (
        <button
          className={button.danger}
          type="button"
          aria-disabled={isBusy}
          onClick={() => void runAction(endOtherSessions, texts.sessions.othersEnded)}
        >
          {texts.sessions.endOthers}
        </button>
      )}
      <p className={styles.done} role="status">
        {result.message}
      </p>
    </section>
  );
}

/** Ignores a 404, because a session that isn't found has already ended. */
async function ignoreNotFound(request: Promise<unknown>): Promise<void> {
  try {
    await request;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
  }
}
