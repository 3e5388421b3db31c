import clsx from 'clsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { fieldErrorsOf, errorSentence } from '../../api/client';
import * as limits from '../../api/limits';
import { OwnPasswordField } from '../forms/OwnPasswordField';
import { Alert } from '../../ui/Alert';
import { deleteCalendarUrl, loadCalendarStatus, createCalendarUrl } from './reports-api';
import button from '../../ui/button.module.css';
import card from '../../ui/card.module.css';
import field from '../../ui/field.module.css';
import styles from './reports.module.css';

const instantFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

interface State {
  /** When the URL was created; null if there is none. */
  since: string | null;
  /** The URL, which the server returns only once, when it creates the URL. */
  url?: string;
}

const QUERY_KEY = ['calendar-address'];

/** Creates and deletes the secret URL with which the guide's calendar app subscribes to the booked tours. */
export function CalendarAddress() {
  const client = useQueryClient();
  const query = useQuery<State>({
    queryKey: QUERY_KEY,
    queryFn: loadCalendarStatus,
    // Prevents refetching, because a later response would lack the URL.
    staleTime: Infinity,
  });
  const [failure, setFailure] = useState<unknown>(null);
  const [statusText, setStatusText] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const urlInputId = useId();
  const state = query.data;
  const error = failure ?? query.error;
  const fieldErrors = fieldErrorsOf(error);

  /** Runs an action unless another one is still running, and shows the success text if the action succeeds. */
  const runAction = async (action: () => Promise<State>, successText: string) => {
    if (isBusy) return;
    setIsBusy(true);
    setFailure(null);
    setStatusText('');
    try {
      client.setQueryData(QUERY_KEY, await action());
      setStatusText(successText);
    } catch (reason) {
      setFailure(reason);
    } finally {
      setIsBusy(false);
      titleRef.current?.focus();
    }
  };

  const createUrl = async (): Promise<State> => {
    const { path, since } = await createCalendarUrl({ password });
    setPassword('');
    return { since, url: new URL(path, location.origin).href };
  };

  const copyUrl = async (url: string) => {
    try {
      await navigator.clipboard.writeText(url);
      setStatusText('Address copied.');
    } catch {
      // Some browsers refuse to copy, and without https, all of them do.
      inputRef.current?.select();
      setStatusText('The address is selected. Copy it from the field.');
    }
  };

  const since = state?.since ?? null;
  return (
    <section
      className={clsx(card.card, styles.report)}
      aria-labelledby="address-title"
      aria-busy={isBusy}
    >
      <h2 id="address-title" ref={titleRef} tabIndex={-1}>
        Your calendar
      </h2>
      <p>
        Your calendar app can subscribe to the booked tours. Anyone with the address can see when
        and where the tours are, and how many people are coming, but no names. Keep it to yourself.
        The address stops working when you create a new one, change your password or email, or sign
        out everywhere else.
      </p>
      {error !== null && fieldErrors.password === undefined && (
        <Alert>{errorSentence(error)}</Alert>
      )}
      {state === undefined && query.error !== null && (
        <button className={button.quiet} type="button" onClick={() => void query.refetch()}>
          Try again
        </button>
      )}
      {since !== null && (
        <p>
          You created it on <time dateTime={since}>{instantFormat.format(new Date(since))}</time>.
        </p>
      )}
      {state?.url !== undefined && (
        <div className={field.field}>
          <label htmlFor={urlInputId}>The address (shown only this once)</label>
          <input id={urlInputId} ref={inputRef} readOnly value={state.url} />
        </div>
      )}
      {state?.url !== undefined && (
        <button
          className={button.button}
          type="button"
          onClick={() => void copyUrl(state.url ?? '')}
        >
          Copy the address
        </button>
      )}
      <form
        className={styles.search}
        method="post"
        aria-labelledby="address-title"
        onSubmit={(event) => {
          event.preventDefault();
          void runAction(createUrl, 'Your new address is ready.');
        }}
      >
        <OwnPasswordField
          limits={limits.CalendarAddressInput.password}
          value={password}
          onChange={setPassword}
          error={fieldErrors.password}
        />
        <button className={button.quiet} type="submit" aria-disabled={isBusy}>
          {since === null ? 'Create an address' : 'Create a new address'}
        </button>
      </form>
      {since !== null && (
        <button
          className={button.danger}
          type="button"
          aria-disabled={isBusy}
          onClick={() =>
            void runAction(async () => {
              await deleteCalendarUrl();
              return { since: null };
            }, 'The address no longer works.')
          }
        >
          Turn off the address
        </button>
      )}
      <p role="status">{statusText}</p>
    </section>
  );
}
