import clsx from 'clsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type RefObject } from 'react';
import { errorSentence } from '../../api/client';
import * as limits from '../../api/limits';
import type { BusyCalendarRecord } from '../../api/schema';
import { Alert } from '../../ui/Alert';
import { useSubmit } from '../../ui/use-submit';
import { explainFailure } from '../explain-failure';
import { ConfirmDialog } from '../forms/ConfirmDialog';
import { InputField } from '../forms/InputField';
import { useForm } from '../forms/use-form';
import {
  connectBusyCalendar,
  disconnectBusyCalendar,
  isNotFound,
  readBusyCalendar,
} from '../guide-api';
import { busyCalendarQuery } from './busy-calendar-query';
import { formatBusyTimes, formatInstant } from './busy-calendar-texts';
import { ConflictList } from './ConflictList';
import { refreshPlanning } from './refresh-planning';
import button from '../../ui/button.module.css';
import card from '../../ui/card.module.css';
import forms from '../forms/forms.module.css';
import styles from './busy-calendar.module.css';

/** How to find the secret address in each calendar service. */
const ADDRESS_HELP = [
  [
    'Google Calendar',
    'On a computer, open Settings, choose your calendar, and copy “Secret address in iCal format”.',
  ],
  [
    'Apple Calendar',
    'Share the calendar, turn on “Public Calendar”, and copy its link, which begins with webcal://.',
  ],
  [
    'Outlook',
    'On the web, open Settings, “Shared calendars”, publish the calendar with “Can view when I’m busy”, and copy the ICS link.',
  ],
] as const;

/**
 * Connects the guide's own calendar, and shows when it was last read and which booked tours overlap with appointments.
 */
export function BusyCalendar() {
  const client = useQueryClient();
  const { data: calendar, error, refetch } = useQuery(busyCalendarQuery);
  const [statusText, setStatusText] = useState('');
  const [connectCount, setConnectCount] = useState(0);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const onConnected = async () => {
    await refreshPlanning(client);
    setStatusText('Connected.');
    setConnectCount((count) => count + 1);
    titleRef.current?.focus();
  };
  return (
    <section className={clsx(card.card, styles.calendar)} aria-labelledby="busy-calendar-title">
      <h2 id="busy-calendar-title" ref={titleRef} tabIndex={-1}>
        Your calendar
      </h2>
      <p>
        Visitors can’t book tours that overlap with appointments in your private calendar. Booked
        tours aren’t canceled. The site stores only the times of your appointments.
      </p>
      {error !== null && (
        <Alert onRetry={() => void refetch()}>
          {calendar ? 'This may be out of date.' : 'Your calendar’s status couldn’t be loaded.'}{' '}
          {errorSentence(error)}
        </Alert>
      )}
      {!calendar && error === null && <p role="status">Loading…</p>}
      {calendar?.host === null && <ConnectForm onConnected={onConnected} />}
      {typeof calendar?.host === 'string' && (
        <>
          <ConnectedCalendar
            calendar={calendar}
            showStatus={setStatusText}
            focusFallbackRef={titleRef}
          />
          {/* A new key closes the form after a calendar is connected. */}
          <details key={connectCount}>
            <summary>Change the address</summary>
            <ConnectForm onConnected={onConnected} />
          </details>
        </>
      )}
      <p role="status">{statusText}</p>
    </section>
  );
}

/** @param onConnected called after the calendar is connected; resolves once the page shows the calendar */
function ConnectForm({ onConnected }: { onConnected: () => Promise<void> }) {
  const [url, setUrl] = useState('');
  const { form, sending, errors, failure } = useForm(async () => {
    await connectBusyCalendar({ url });
    await onConnected();
  });
  return (
    <form {...form} aria-labelledby="busy-calendar-title">
      <InputField
        label="Secret address of your calendar"
        hint="The site reads your calendar every 15 minutes. Once it’s connected, nobody can see the address here, not even you."
        inputMode="url"
        spellCheck={false}
        autoCapitalize="off"
        maxLength={limits.BusyCalendarInput.url.maxLength}
        error={errors.url}
        value={url}
        onChange={setUrl}
      />
      <details>
        <summary>Where to find the address</summary>
        <dl className={styles.help}>
          {ADDRESS_HELP.map(([service, text]) => (
            <div key={service}>
              <dt>{service}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </details>
      {failure && <Alert>Your calendar wasn’t connected. {failure}</Alert>}
      <div className={forms.actions}>
        <button className={button.button} type="submit" aria-disabled={sending}>
          Connect
        </button>
        {sending && <span role="status">Reading your calendar…</span>}
      </div>
    </form>
  );
}

interface ConnectedProps {
  calendar: BusyCalendarRecord;
  /** Shows a sentence about the result of an action. */
  showStatus: (statusText: string) => void;
  /** Takes the focus when the calendar is disconnected. */
  focusFallbackRef: RefObject<HTMLElement | null>;
}

function ConnectedCalendar({ calendar, showStatus, focusFallbackRef }: ConnectedProps) {
  const { host, readAt, failingSince, error, busyTimes, booked } = calendar;
  const client = useQueryClient();
  const [isDisconnecting, setIsDisconnecting] = useState(false);
  const readAction = useSubmit(async () => {
    showStatus('');
    let succeeded = false;
    try {
      succeeded = (await readBusyCalendar()).failingSince === null;
    } catch (reason) {
      // The calendar may have been disconnected on another device.
      if (!isNotFound(reason)) throw reason;
    }
    await refreshPlanning(client);
    if (succeeded) showStatus('Calendar updated.');
  });
  return (
    <>
      <p>
        Connected: <strong className={styles.host}>{host}</strong>
        {readAt !== null && <>, last read on {formatInstant(readAt)}</>}.{' '}
        {formatBusyTimes(busyTimes)}
      </p>
      {failingSince !== null && (
        <Alert>
          Reading your calendar has failed since {formatInstant(failingSince)}. {error} Visitors
          still can’t book tours during the appointments that were read last.
        </Alert>
      )}
      {booked.length > 0 && (
        <ConflictList
          departures={booked}
          conflict="busy-calendar"
          intro="These tours are booked, but you have an appointment at the same time. Keep, move, or cancel them."
          focusFallbackRef={focusFallbackRef}
        />
      )}
      {readAction.error !== null && (
        <Alert>Your calendar wasn’t read. {explainFailure(readAction.error)}</Alert>
      )}
      <div className={forms.actions}>
        <button
          className={button.quiet}
          type="button"
          aria-disabled={readAction.sending}
          onClick={readAction.submit}
        >
          Read now
        </button>
        <button
          className={button.danger}
          type="button"
          onClick={() => {
            setIsDisconnecting(true);
          }}
        >
          Disconnect
        </button>
      </div>
      {isDisconnecting && (
        <ConfirmDialog
          title="Disconnect your calendar?"
          text="Tours during your appointments will be offered again. To connect the calendar later, you need its secret address."
          action="Disconnect"
          onConfirm={async () => {
            await disconnectBusyCalendar();
            await refreshPlanning(client);
            showStatus('Disconnected.');
          }}
          focusFallbackRef={focusFallbackRef}
          onClose={() => {
            setIsDisconnecting(false);
          }}
        />
      )}
    </>
  );
}
