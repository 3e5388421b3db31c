import clsx from 'clsx';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { parseDepartureId } from 'shared/departure-id';
import { formatDayAndDate } from 'shared/new-york-texts';
import { errorSentence } from '../../api/client';
import * as labels from '../../api/labels';
import type { MailChoiceInput, MailState, MailTest, MessageRecord } from '../../api/schema';
import { Alert } from '../../ui/Alert';
import { saveMailChoice, resendMail, sendTestMail } from '../guide-api';
import { MAIL_KEY, useMail } from './mail-query';
import button from '../../ui/button.module.css';
import callout from '../../ui/callout.module.css';
import card from '../../ui/card.module.css';
import styles from './mail.module.css';

const STATUS_TEXTS: Readonly<Partial<Record<MessageRecord['status'], string>>> =
  labels.MessageRecord.status;

const instantFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** Shows whether mail works, which messages failed, and which emails the guide gets. */
export function Mail() {
  const { data: mail, error, refetch } = useMail();
  return (
    <section className={clsx(card.card, styles.mail)} aria-labelledby="mail-title">
      <h2 id="mail-title">Mail</h2>
      {mail === undefined && error !== null && (
        <>
          <Alert>{errorSentence(error)}</Alert>
          <button className={button.quiet} type="button" onClick={() => void refetch()}>
            Try again
          </button>
        </>
      )}
      {mail === undefined && error === null && <p role="status">Loading…</p>}
      {mail && (
        <>
          <MailServer mail={mail} />
          <FailedMessages messages={mail.troubled} />
          <MailChoice choice={mail.choice} />
        </>
      )}
    </section>
  );
}

/** Shows whether the mail server works, with a button that sends a test message. */
function MailServer({ mail }: { mail: MailState }) {
  const { mode, workedAt, failing, queued, oldestQueuedAt } = mail;
  const client = useQueryClient();
  const [isSending, setIsSending] = useState(false);
  const [testResult, setTestResult] = useState<MailTest | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const sendTest = async () => {
    setIsSending(true);
    setTestResult(null);
    setFailure(null);
    try {
      setTestResult(await sendTestMail());
    } catch (reason) {
      setFailure(reason);
    }
    setIsSending(false);
    void client.invalidateQueries({ queryKey: MAIL_KEY });
  };
  return (
    <>
      {mode === 'none' && (
        <p className={callout.notice}>
          The site has no mail server, so visitors get no emails. It needs the settings SMTP_URL and
          SITE_URL; see “Mail” in docs/operating.md.
        </p>
      )}
      {mode === 'folder' && <p>Emails aren’t sent. They’re saved to a folder on the server.</p>}
      {mode === 'smtp' && failing === null && (
        <p>
          <strong>Mail works.</strong>
          {workedAt !== null && ` The server last responded on ${formatInstant(workedAt)}.`}
        </p>
      )}
      {mode === 'smtp' && failing !== null && (
        <p className={callout.notice}>
          <strong>Mail hasn’t worked since {formatInstant(failing.since)}.</strong> The server said:{' '}
          {failing.answer}
        </p>
      )}
      {queued > 0 && oldestQueuedAt !== null && (
        <p>
          {queued === 1 ? '1 email is waiting' : `${String(queued)} emails are waiting`} to be sent,
          the oldest since {formatInstant(oldestQueuedAt)}.
        </p>
      )}
      {mode === 'smtp' && (
        <button
          className={button.quiet}
          type="button"
          ref={buttonRef}
          aria-disabled={isSending}
          onClick={() => {
            if (!isSending) void sendTest();
          }}
        >
          {isSending ? 'Sending…' : 'Send me a test email'}
        </button>
      )}
      {failure !== null && <Alert>{errorSentence(failure)}</Alert>}
      {testResult && (
        <div role="status">
          <p>
            {testResult.isSent
              ? 'The server accepted it. If it doesn’t arrive, check your spam folder.'
              : `It wasn’t sent. The server said: ${testResult.answer}`}
          </p>
          <details>
            <summary>Each step</summary>
            <ol className={styles.steps}>
              {testResult.exchange.map(({ from, text }, index) => (
                <li key={index}>
                  <b>{from === 'site' ? 'Site' : 'Server'}:</b> {text}
                </li>
              ))}
            </ol>
          </details>
        </div>
      )}
    </>
  );
}

/** Lists the messages that failed, with buttons that send them again. */
function FailedMessages({ messages }: { messages: readonly MessageRecord[] }) {
  const client = useQueryClient();
  const [failure, setFailure] = useState<unknown>(null);
  const [statusText, setStatusText] = useState('');
  const titleRef = useRef<HTMLHeadingElement>(null);
  const resend = async (id: string) => {
    setFailure(null);
    setStatusText('');
    try {
      await resendMail(id);
      setStatusText('It’s on its way again.');
    } catch (reason) {
      setFailure(reason);
    }
    await client.invalidateQueries({ queryKey: MAIL_KEY });
    titleRef.current?.focus();
  };
  return (
    <>
      {(messages.length > 0 || statusText !== '' || failure !== null) && (
        <h3 ref={titleRef} tabIndex={-1}>
          Emails that need your attention
        </h3>
      )}
      <p role="status">{statusText}</p>
      {failure !== null && <Alert>{errorSentence(failure)}</Alert>}
      {messages.length > 0 && (
        <ul className={styles.failedMessages}>
          {messages.map((message) => (
            <li key={message.id}>
              <p>
                <strong>{message.label}</strong>
                <DayLink departureId={message.departure} /> {STATUS_TEXTS[message.status]}{' '}
                {message.answer}
              </p>
              {message.canBeSentAgain && (
                <button
                  className={button.quiet}
                  type="button"
                  onClick={() => void resend(message.id)}
                  aria-label={`Send again: ${message.label}`}
                >
                  Send again
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** A link to the date of the departure that a message is about. */
function DayLink({ departureId }: { departureId: string | undefined }) {
  const departure = departureId === undefined ? null : parseDepartureId(departureId);
  return departure ? (
    <>
      {' for '}
      <Link to={`/?date=${departure.date}`}>{formatDayAndDate(departure.date)}</Link>
    </>
  ) : null;
}

function MailChoice({ choice: storedChoice }: { choice: MailChoiceInput }) {
  const client = useQueryClient();
  // Shows the new choice immediately, even if an older response arrives later.
  const [pendingChoice, setPendingChoice] = useState<MailChoiceInput | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [isSaved, setIsSaved] = useState(false);
  const choice = pendingChoice ?? storedChoice;
  const choose = async (newChoice: MailChoiceInput) => {
    setPendingChoice(newChoice);
    setFailure(null);
    setIsSaved(false);
    try {
      await saveMailChoice(newChoice);
      client.setQueryData<MailState>(MAIL_KEY, (mail) => mail && { ...mail, choice: newChoice });
      setIsSaved(true);
    } catch (reason) {
      setPendingChoice(null);
      setFailure(reason);
    }
  };
  return (
    <>
      <h3>Emails to you</h3>
      <fieldset className={styles.choice}>
        <legend>Bookings</legend>
        {Object.entries(labels.MailChoiceInput.bookings).map(([value, label]) => (
          <label key={value}>
            <input
              type="radio"
              name="bookings"
              value={value}
              checked={choice.bookings === value}
              onChange={() =>
                void choose({ ...choice, bookings: value as MailChoiceInput['bookings'] })
              }
            />{' '}
            {label}
          </label>
        ))}
      </fieldset>
      <label className={styles.evening}>
        <input
          type="checkbox"
          checked={choice.evening}
          onChange={({ target }) => void choose({ ...choice, evening: target.checked })}
        />{' '}
        Tomorrow’s tours, in the evening
      </label>
      <p role="status">{isSaved && 'Saved.'}</p>
      {failure !== null && <Alert>{errorSentence(failure)}</Alert>}
    </>
  );
}

function formatInstant(instant: string): string {
  return instantFormat.format(new Date(instant));
}
