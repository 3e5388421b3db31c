import clsx from 'clsx';
import { useRef, useState } from 'react';
import { errorSentence } from '../../api/client';
import * as limits from '../../api/limits';
import type { BackupState } from '../../api/schema';
import { Alert } from '../../ui/Alert';
import { PasswordDialog } from '../forms/PasswordDialog';
import { downloadBackup } from '../guide-api';
import { useBackups } from './backups-query';
import { saveFile } from './save-file';
import button from '../../ui/button.module.css';
import callout from '../../ui/callout.module.css';
import card from '../../ui/card.module.css';
import styles from './backups.module.css';

const HOUR_MS = 60 * 60_000;
const KILOBYTE = 1000;
const MEGABYTE = 1000 * KILOBYTE;

const instantFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
const ageFormat = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });

type Problem = NonNullable<BackupState['problem']>;

/** A description of each problem, and how to solve it. */
const PROBLEM_TEXTS: Readonly<Record<Problem, { title: string; remedy: string }>> = {
  unreadable: {
    title: 'The site can’t read the folder with the backups.',
    remedy: 'Allow group 999 to read it. See “Backups” in docs/operating.md.',
  },
  missing: {
    title: 'There is no backup yet.',
    remedy: 'A new site makes its first one within minutes. If it doesn’t, check the server’s log.',
  },
  failed: {
    title: 'The last backup or its test failed.',
    remedy:
      'The site tries again every hour. If it keeps failing, run “docker compose logs backup” on the server.',
  },
  late: {
    title: 'The last backup is more than a day old.',
    remedy: 'Check on the server whether the service “backup” is running.',
  },
  unproved: {
    title: 'No backup was restored as a test in the last 8 days.',
    remedy: 'Run “docker compose exec backup self-test” on the server.',
  },
};

/** Shows when the site was last backed up, and lets the owner download the last backup. */
export function Backups() {
  const { data: backups, error, refetch } = useBackups();
  return (
    <section className={clsx(card.card, styles.backups)} aria-labelledby="backups-title">
      <h2 id="backups-title">Backups</h2>
      {backups === undefined && error !== null && (
        <>
          <Alert>{errorSentence(error)}</Alert>
          <button className={button.quiet} type="button" onClick={() => void refetch()}>
            Try again
          </button>
        </>
      )}
      {backups === undefined && error === null && <p role="status">Loading…</p>}
      {backups && (backups.automatic ? <NightlyBackups backups={backups} /> : <NoBackups />)}
    </section>
  );
}

function NoBackups() {
  return (
    <p className={callout.notice}>
      This site makes no backups by itself. To make one, stop the site, and copy its data folder,
      which is .data unless DATA names a different one. With Docker, the site makes a backup every
      night; see “Backups” in docs/operating.md.
    </p>
  );
}

function NightlyBackups({ backups }: { backups: BackupState }) {
  const { problem, last, proof, failure } = backups;
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const [statusText, setStatusText] = useState('');
  const buttonRef = useRef<HTMLButtonElement>(null);
  return (
    <>
      {problem === null ? (
        <p>
          <strong>Backups work.</strong> The site makes one every night, and restores it as a test.
        </p>
      ) : (
        <div className={callout.notice}>
          <p>
            <strong>{PROBLEM_TEXTS[problem].title}</strong>{' '}
            {failure && `On ${formatInstant(failure.at)}: ${failure.reason} `}
            {PROBLEM_TEXTS[problem].remedy}
          </p>
        </div>
      )}
      <dl className={styles.facts}>
        {last && (
          <div>
            <dt>Last backup</dt>
            <dd>
              <InstantWithAge at={last.at} />, {formatSize(last.bytes)}
            </dd>
          </div>
        )}
        {proof && (
          <div>
            <dt>Last restored as a test</dt>
            <dd>
              <InstantWithAge at={proof.at} />, {formatDocuments(proof.documents)}
            </dd>
          </div>
        )}
      </dl>
      {last && (
        <button
          className={button.quiet}
          type="button"
          ref={buttonRef}
          onClick={() => {
            setStatusText('');
            setIsDialogOpen(true);
          }}
        >
          Download the last backup
        </button>
      )}
      <p role="status">{statusText}</p>
      {isDialogOpen && (
        <PasswordDialog
          title="Download the last backup"
          text="It contains everything, including visitors’ names and addresses, and isn’t encrypted. Keep it in a safe place."
          action="Download"
          progress="Downloading…"
          limits={limits.BackupDownloadInput.password}
          onConfirm={async (password) => {
            saveFile(await downloadBackup(password));
            setStatusText('The backup was downloaded.');
          }}
          onClose={() => {
            setIsDialogOpen(false);
          }}
          focusFallbackRef={buttonRef}
        />
      )}
    </>
  );
}

/** An instant, and how long ago it was. */
function InstantWithAge({ at }: { at: string }) {
  return (
    <>
      <time dateTime={at}>{formatInstant(at)}</time> ({formatAge(at)})
    </>
  );
}

function formatInstant(instant: string): string {
  return instantFormat.format(new Date(instant));
}

function formatAge(instant: string): string {
  const hours = Math.max(0, Math.floor((Date.now() - Date.parse(instant)) / HOUR_MS));
  if (hours === 0) return 'within the last hour';
  return hours < 48
    ? ageFormat.format(-hours, 'hour')
    : ageFormat.format(-Math.floor(hours / 24), 'day');
}

function formatSize(bytes: number): string {
  const [size, unit] =
    bytes < MEGABYTE ? [bytes / KILOBYTE, 'kilobyte'] : [bytes / MEGABYTE, 'megabyte'];
  const format = new Intl.NumberFormat('en-US', { style: 'unit', unit, maximumFractionDigits: 1 });
  return format.format(size);
}

function formatDocuments(count: number): string {
  return count === 1 ? '1 document' : `${count.toLocaleString('en-US')} documents`;
}
