import { useId, useRef, useState } from 'react';
import { fieldsOf, sentenceOf } from '../../api/client';
import { limits } from '../../api/limits';
import { PasswordField } from '../../ui/PasswordField';
import { useSession } from '../../api/session';
import { UsernameOf } from '../../ui/UsernameOf';
import { Alert } from '../../ui/Alert';
import { useResource } from '../../ui/use-resource';
import { endCalendarAddress, loadCalendarAddress, makeCalendarAddress } from './reports-api';

const momentFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

interface State {
  since: string | null;
  /** The address itself, which is told when it is made and never again. */
  url?: string;
}

/** A secret address by which the guide's own calendar shows the tours. */
export function CalendarAddress() {
  const resource = useResource<State>(loadCalendarAddress);
  const { value: state, error, news, tell, busy, titleRef, retry, change } = resource;
  const inputRef = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const session = useSession();
  const id = useId();
  const fields = fieldsOf(error);

  const make = async (): Promise<State> => {
    const { path, since } = await makeCalendarAddress({ password });
    setPassword('');
    return { since, url: new URL(path, location.origin).href };
  };

  const copy = async (url: string) => {
    try {
      await navigator.clipboard.writeText(url);
      tell('Address copied.');
    } catch {
      // Not every browser lets pages do it, and none without https.
      inputRef.current?.select();
      tell('The address is selected. Copy it from the field.');
    }
  };

  const since = state?.since ?? null;
  return (
    <section className="card report" aria-labelledby="address-title" aria-busy={busy}>
      <h2 id="address-title" ref={titleRef} tabIndex={-1}>
        Your calendar
      </h2>
      <p>
        Your calendar app can subscribe to the booked tours. Anyone with the address can see when
        and where they are and how many people are coming, but no names. Keep it to yourself. It
        stops working when you create a new one, change your password or email, or sign out
        everywhere else.
      </p>
      {error !== null && fields.password === undefined && <Alert>{sentenceOf(error)}</Alert>}
      {state === null && error !== null && (
        <button className="button quiet" type="button" onClick={retry}>
          Try again
        </button>
      )}
      {since !== null && (
        <p>
          You created it on <time dateTime={since}>{momentFormat.format(new Date(since))}</time>.
        </p>
      )}
      {state?.url !== undefined && (
        <div className="field">
          <label htmlFor={id}>The address (shown only this once)</label>
          <input id={id} ref={inputRef} readOnly value={state.url} />
        </div>
      )}
      {state?.url !== undefined && (
        <button className="button" type="button" onClick={() => void copy(state.url ?? '')}>
          Copy the address
        </button>
      )}
      <form
        className="report-search"
        method="post"
        aria-labelledby="address-title"
        onSubmit={(event) => {
          event.preventDefault();
          void change(make, 'Your new address is ready.');
        }}
      >
        {session.status === 'signed-in' && <UsernameOf username={session.user.username} />}
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          limits={limits.CalendarAddressInput.password}
          error={fields.password}
        />
        <button className="button quiet" type="submit" aria-disabled={busy}>
          {since === null ? 'Create an address' : 'Create a new address'}
        </button>
      </form>
      {since !== null && (
        <button
          className="button danger"
          type="button"
          aria-disabled={busy}
          onClick={() =>
            void change(async () => {
              await endCalendarAddress();
              return { since: null };
            }, 'The address no longer works.')
          }
        >
          Turn off the address
        </button>
      )}
      <p role="status">{news}</p>
    </section>
  );
}
