import clsx from 'clsx';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { logOut } from '../api/session';
import { waitForDeletion } from '../api/session-data';
import { closeDialog, Modal } from '../ui/Modal';
import { useGuideSession, useIsOwner, useOutbox } from './offline/guide-session';
import { Backups } from './backups/Backups';
import { Colleagues } from './colleagues/Colleagues';
import { History } from './history/History';
import { Mail } from './mail/Mail';
import { Settings } from './settings/Settings';
import { Profile } from './profile/Profile';
import { PaymentMethods } from './payments/PaymentMethods';
import { isUnsentTap } from './offline/outbox';
import button from '../ui/button.module.css';
import card from '../ui/card.module.css';
import dialog from '../ui/dialog.module.css';
import styles from './more.module.css';

/** Links to the set-up, and to the sections of this long page. */
const OWNER_LINKS = [
  { label: 'Set-up', to: '/?view=setup' },
  { label: 'Your profile', to: '/?view=more#profile' },
  { label: 'Mail', to: '/?view=more#mail-title' },
  { label: 'How visitors pay', to: '/?view=more#payments-title' },
  { label: 'Colleagues', to: '/?view=more#colleagues-title' },
  { label: 'Settings', to: '/?view=more#settings-title' },
  { label: 'Backups', to: '/?view=more#backups-title' },
  { label: 'History', to: '/?view=more#history-title' },
];

/** The view with the guide's account and profile. Owners also see the sections about the whole site. */
export function More() {
  const { user } = useGuideSession();
  const isOwner = useIsOwner();
  const { taps, persistence } = useOutbox();
  const waitingCount = taps.filter(isUnsentTap).length;
  const [isConfirming, setIsConfirming] = useState(false);
  const logOutRef = useRef<HTMLButtonElement>(null);
  const logOutAndLeave = async () => {
    // Doesn't leave the page yet. Offline, the console shows that the guide is signed out.
    await logOut(() => undefined);
    await waitForDeletion();
    if (navigator.onLine) location.assign('/signin');
  };
  return (
    <>
      <section className={clsx(card.card, styles.more)} aria-labelledby="more-title">
        <h2 id="more-title">More</h2>
        <p>
          You’re signed in as <strong>{user.username}</strong>.
        </p>
        <ul>
          {(isOwner ? OWNER_LINKS : []).map(({ label, to }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
          <li>
            <a href="/account">Your account</a>
          </li>
          <li>
            <a href="/">The site, as visitors see it</a>
          </li>
        </ul>
        <button
          className={button.button}
          type="button"
          ref={logOutRef}
          onClick={() => {
            if (waitingCount > 0) setIsConfirming(true);
            else void logOutAndLeave();
          }}
        >
          LOG OUT
        </button>
        {isConfirming && (
          <Modal
            title="Log out now?"
            bodyId="leave-body"
            onClose={() => {
              setIsConfirming(false);
            }}
            focusFallbackRef={logOutRef}
          >
            <p id="leave-body">
              {waitingCount === 1 ? '1 change hasn’t' : `${String(waitingCount)} changes haven’t`}{' '}
              been sent yet.{' '}
              {persistence === 'kept'
                ? 'If you log out, they stay on this device and are sent when you next sign in here.'
                : 'This device can’t keep them: if you log out, they are lost.'}
            </p>
            <div className={dialog.actions}>
              <button className={button.button} type="button" onClick={closeDialog}>
                Stay signed in
              </button>
              <button className={button.quiet} type="button" onClick={() => void logOutAndLeave()}>
                {persistence === 'kept' ? 'Log out and keep them' : 'Log out and lose them'}
              </button>
            </div>
          </Modal>
        )}
      </section>
      <Profile />
      {isOwner && <OwnerSections />}
    </>
  );
}

/** The sections that only owners may see. */
function OwnerSections() {
  return (
    <>
      <Mail />
      <PaymentMethods />
      <Colleagues />
      <Settings />
      <Backups />
      <History />
    </>
  );
}
