import clsx from 'clsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { errorSentence } from '../../api/client';
import type { SetupRecord, SetupStepName } from '../../api/schema';
import { Alert } from '../../ui/Alert';
import { setupQuery } from './setup-query';
import { SETUP_STEPS } from './setup-steps';
import card from '../../ui/card.module.css';
import screenReader from '../../ui/screen-reader.module.css';
import styles from './setup.module.css';

/** The view with the steps for setting up the site. */
export function Setup() {
  const { data: setup, error, refetch } = useQuery(setupQuery);
  return (
    <SetupCard>
      {!setup && error !== null && (
        <Alert onRetry={() => void refetch()}>{errorSentence(error)}</Alert>
      )}
      {!setup && error === null && <p role="status">Loading…</p>}
      {setup && <StepList setup={setup} />}
    </SetupCard>
  );
}

/** Shows the steps on the day view until the site is set up. */
export function SetupReminder() {
  const { data: setup } = useQuery(setupQuery);
  return setup?.isDue ? (
    <SetupCard>
      <StepList setup={setup} />
    </SetupCard>
  ) : null;
}

function SetupCard({ children }: { children: ReactNode }) {
  return (
    <section className={clsx(card.card, styles.setup)} aria-labelledby="setup-title">
      <h2 id="setup-title">Set up your site</h2>
      {children}
    </section>
  );
}

function StepList({ setup: { steps } }: { setup: SetupRecord }) {
  const doneCount = steps.filter(({ isDone }) => isDone).length;
  return (
    <>
      <p>
        {doneCount === steps.length
          ? 'Everything is set up.'
          : `${String(doneCount)} of ${String(steps.length)} steps are done.`}
      </p>
      <ol className={styles.steps}>
        {steps.map(({ name, isDone }) => (
          <li key={name} data-done={isDone || undefined}>
            <StepLink name={name}>
              <strong>{SETUP_STEPS[name].label}</strong>
              <span className={screenReader.only}>{isDone ? ' (done)' : ' (to do)'}</span>
              {!isDone && <span>{SETUP_STEPS[name].text}</span>}
            </StepLink>
          </li>
        ))}
      </ol>
    </>
  );
}

/** A link to the form or page for a step. */
export function StepLink({ name, children }: { name: SetupStepName; children: ReactNode }) {
  const { path } = SETUP_STEPS[name];
  // The trial booking is made on the site, which is a different app.
  return name === 'trial' ? <a href={path}>{children}</a> : <Link to={path}>{children}</Link>;
}
