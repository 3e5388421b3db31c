import clsx from 'clsx';
import type { ReactNode } from 'react';
import { ApiError, errorSentence } from '../../api/client';
import { Alert } from '../../ui/Alert';
import { Sentence } from '../texts/Sentence';
import { useResource } from './use-resource';
import { endOtherSessions, endSession, listSessions } from './account-api';
import { texts as uiTexts } from '../../ui/texts.en';
import { texts } from './texts.en';
import button from '../../ui/button.module.css';
import card from '../../ui/card.module.css';
import styles from './account.module.css';

/**
 * Lists the browsers in which the visitor is signed in, with buttons that end each session.
 *
 * @param props.reloadKey reloads the list when it changes
 */
export function Sessions({ reloadKey }: { reloadKey: number }) {
  const { retry: tryAgain } = uiTexts.page;
  const resource = useResource(listSessions, reloadKey);
  const { value: sessions, error, message, isBusy, titleRef, retry, change } = resource;
  const endWith = (action: () => Promise<unknown>, successMessage: string) =>
    change(async () => {
      await action();
      return listSessions();
    }, successMessage);
  const others = sessions?.filter(({ current }) => !current) ?? [];
  return (
    <section
      className={clsx(card.card, styles.sessionsCard)}
      aria-labelledby="sessions-title"
      aria-busy={isBusy}
    >
      <h2 id="sessions-title" ref={titleRef} tabIndex={-1}>
        {texts.sessions.title}
      </h2>
      {error !== null && <Alert>{errorSentence(error)}</Alert>}
      {sessions === null && error !== null && (
        <button className={button.quiet} type="button" onClick={retry}>
          {tryAgain}
        </button>
      )}
      {sessions && (
        <ul className={styles.sessions}>
          {sessions.map(({ id, browser, createdAt, current }) => {
            const since = texts.sessions.moment(createdAt);
            return (
              <li key={id}>
                <p>
                  <strong>{browser}</strong>
                  {current && ` ${texts.sessions.current}`}
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
                    aria-label={texts.sessions.endWhich(browser, since)}
                    onClick={() =>
                      void endWith(() => ignoreNotFound(endSession(id)), texts.sessions.ended)
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
      {others.length > 0 && (
        <button
          className={button.danger}
          type="button"
          aria-disabled={isBusy}
          onClick={() => void endWith(endOtherSessions, texts.sessions.othersEnded)}
        >
          {texts.sessions.endOthers}
        </button>
      )}
      <p className={styles.done} role="status">
        {message}
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
