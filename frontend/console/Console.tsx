import clsx from 'clsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { exampleNotice } from 'shared/settings';
import { isTemporary, errorSentence } from '../api/client';
import type { PublicUser } from '../api/schema';
import { useSession } from '../api/session';
import { deleteKeptData } from '../api/session-data';
import { signInPath } from '../api/sign-in-path';
import { Alert } from '../ui/Alert';
import { NotFound } from '../ui/NotFound';
import { useAnchorFocus } from '../ui/use-anchor-focus';
import { useScrollRestoration } from '../ui/use-scroll-restoration';
import { useToday } from '../ui/use-today';
import { DaySheet } from './day/DaySheet';
import { Refusals } from './day/Refusals';
import {
  GuideSessionProvider,
  openGuideSession,
  startGuideSession,
  openTapStore,
  useIsOwner,
  useOutbox,
  type GuideSession,
} from './offline/guide-session';
import { isUnsentTap } from './offline/outbox';
import { PERSISTENCE_SENTENCES } from './offline/persistence-sentences';
import { confirmGuide, isNotFound } from './guide-api';
import { ErrorBoundary } from './ErrorBoundary';
import { Header } from './Header';
import { BackupNotice } from './backups/BackupNotice';
import { MailNotice } from './mail/MailNotice';
import { More } from './More';
import { registerWorker } from './offline/register-worker';
import { Planning } from './planning/Planning';
import { Reports } from './reports/Reports';
import { AllTours } from './setup/AllTours';
import { Setup, SetupReminder } from './setup/Setup';
import { SetupBar } from './setup/SetupBar';
import { SignedOut } from './SignedOut';
import { Tours } from './tours/Tours';
import { UnsavedTours } from './tours/UnsavedTours';
import button from '../ui/button.module.css';
import callout from '../ui/callout.module.css';
import { SkipLink } from '../ui/SkipLink';
import screenReader from '../ui/screen-reader.module.css';
import styles from './console.module.css';

export interface View {
  /** The value of the URL's `view` parameter; null for the default view. */
  name: string | null;
  label: string;
  Content: ComponentType;
}

const DAY: View = { name: null, label: 'Day', Content: DaySheet };
const VIEWS: readonly View[] = [
  DAY,
  { name: 'planning', label: 'Planning', Content: Planning },
  { name: 'tours', label: 'Tours', Content: Tours },
  { name: 'reports', label: 'Reports', Content: Reports },
  { name: 'more', label: 'More', Content: More },
];
const COLLEAGUE_VIEWS = VIEWS.filter(({ Content }) => Content === DaySheet || Content === More);

/** Views without a link in the header. */
const OTHER_VIEWS: readonly View[] = [
  { name: 'setup', label: 'Set-up', Content: Setup },
  { name: 'all-tours', label: 'All tours', Content: AllTours },
];

/** The console. Users who aren't guides see "not found". */
export function Console() {
  const session = useSession();
  const isGuide = session.status === 'signed-in' && session.user.guide === true;
  const [wasGuide, setWasGuide] = useState(isGuide);
  if (isGuide && !wasGuide) setWasGuide(true);
  const formerGuide = session.status === 'signed-in' && !isGuide ? session.user : null;
  useEffect(() => {
    // Opening the store deletes the taps of a removed colleague if the owner discarded them.
    if (formerGuide) void openTapStore(formerGuide);
  }, [formerGuide]);
  if (session.status === 'starting' || session.status === 'loading') return <LoadingPage />;
  if (isGuide) {
    return (
      <GuideSessionLoader
        key={session.user.username}
        user={session.user}
        isUnchecked={session.unchecked === true}
      />
    );
  }
  if (session.status === 'signed-out' && wasGuide) return <SignedOut />;
  return <NotFoundPage isSignedOut={session.status === 'signed-out'} />;
}

function LoadingPage() {
  return (
    <main className={styles.page} aria-busy="true">
      <h1 className={screenReader.only}>Guide</h1>
      <p role="status">Loading…</p>
    </main>
  );
}

/** @param isSignedOut whether to offer signing in, because a guide may have followed a link while signed out */
function NotFoundPage({ isSignedOut = false }: { isSignedOut?: boolean }) {
  return (
    <main>
      <NotFound>
        <a className={button.button} href="/">
          Back to the home page
        </a>
        {isSignedOut && (
          <a className={button.quiet} href={signInPath()}>
            Sign in
          </a>
        )}
      </NotFound>
    </main>
  );
}

interface GuideSessionLoaderProps {
  user: PublicUser;
  /** True if the server couldn't be reached, and the session comes from this device. */
  isUnchecked: boolean;
}

/** Opens the guide's session in the console, and stops sending taps on unmount. */
function GuideSessionLoader({ user, isUnchecked }: GuideSessionLoaderProps) {
  const [guideSession, setGuideSession] = useState<GuideSession | null>(null);
  useEffect(() => {
    let stopSession: (() => void) | undefined;
    let isUnmounted = false;
    void openGuideSession(user).then((opened) => {
      if (isUnmounted) return;
      stopSession = startGuideSession(opened);
      setGuideSession(opened);
    });
    return () => {
      isUnmounted = true;
      stopSession?.();
    };
    // The key gives each guide their own component, so `user` never becomes a different guide.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  if (guideSession === null) return <LoadingPage />;
  return (
    <GuideSessionProvider guideSession={guideSession}>
      {/* The session stays open after a rendering error, and keeps sending waiting taps. */}
      <ErrorBoundary details={<WaitingTapsNotice />}>
        <GuideCheck isUnchecked={isUnchecked} />
      </ErrorBoundary>
    </GuideSessionProvider>
  );
}

/** Shows whether waiting taps stay on the device when the page closes. */
function WaitingTapsNotice() {
  const { taps, persistence } = useOutbox();
  return <p role="status">{taps.some(isUnsentTap) && PERSISTENCE_SENTENCES[persistence]}</p>;
}

/** Checks with the server that the user is a guide. Offline, trusts the session that this device stored. */
function GuideCheck({ isUnchecked }: { isUnchecked: boolean }) {
  const guide = useQuery({ queryKey: ['guide'], queryFn: confirmGuide, enabled: !isUnchecked });
  const isOwner = useIsOwner();
  const isNotGuide = isNotFound(guide.error);
  const [isConfirmed, setIsConfirmed] = useState(isUnchecked);
  // Stays true during later checks, because unmounting the views would discard unsaved input.
  if (!isConfirmed && (guide.isSuccess || isTemporary(guide.error ?? guide.failureReason))) {
    setIsConfirmed(true);
  }
  useEffect(() => {
    if (isNotGuide) deleteKeptData();
  }, [isNotGuide]);
  useEffect(() => {
    if (guide.isSuccess) registerWorker();
  }, [guide.isSuccess]);
  if (isNotGuide) return <NotFoundPage />;
  return (
    <Layout isConfirmed={isConfirmed}>
      {guide.error !== null && !isConfirmed && (
        <>
          <Alert>{errorSentence(guide.error)}</Alert>
          <button className={button.button} type="button" onClick={() => void guide.refetch()}>
            Try again
          </button>
        </>
      )}
      {guide.data && isOwner && <ContactNotice notice={exampleNotice(guide.data.exampleContact)} />}
    </Layout>
  );
}

/** Warns that the site's contact page still has example data, because the guide may never open that page. */
function ContactNotice({ notice }: { notice: string | undefined }) {
  return notice === undefined ? null : (
    <p className={clsx(callout.notice, styles.contactNotice)}>{notice}</p>
  );
}

interface LayoutProps {
  /** True once the server has confirmed that the user is a guide. */
  isConfirmed: boolean;
  /** Notices above the view. */
  children: ReactNode;
}

/** The header and notices around every view. */
function Layout({ isConfirmed, children }: LayoutProps) {
  const [searchParams] = useSearchParams();
  const isOwner = useIsOwner();
  const views = isOwner ? VIEWS : COLLEAGUE_VIEWS;
  const reachableViews = isOwner ? [...VIEWS, ...OTHER_VIEWS] : COLLEAGUE_VIEWS;
  const view = reachableViews.find(({ name }) => name === searchParams.get('view')) ?? DAY;
  const mainRef = useRef<HTMLElement>(null);
  const location = useLocation();
  useScrollRestoration(location, mainRef);
  useAnchorFocus(location);
  return (
    <>
      <SkipLink />
      <Header views={isConfirmed ? views : []} currentView={view} />
      <main className={styles.page} id="main" ref={mainRef} tabIndex={-1} aria-busy={!isConfirmed}>
        <h1 className={screenReader.only}>Guide</h1>
        {children}
        {isConfirmed && <OtherRefusals view={view} />}
        {isConfirmed && isOwner && view.Content !== More && <MailNotice />}
        {isConfirmed && view.Content !== More && <BackupNotice />}
        {isConfirmed && isOwner && <UnsavedTours editedId={searchParams.get('tour')} />}
        {isConfirmed && isOwner && view === DAY && <SetupReminder />}
        {isConfirmed && <view.Content />}
        {isConfirmed && isOwner && searchParams.get('from') === 'setup' && (
          <SetupBar path={`/${location.search}${location.hash}`} />
        )}
      </main>
    </>
  );
}

/** Shows the refused taps for all dates except the date on the page. */
function OtherRefusals({ view }: { view: View }) {
  const [searchParams] = useSearchParams();
  const { taps } = useOutbox();
  const today = useToday();
  const shownDate = view === DAY ? (searchParams.get('date') ?? today) : null;
  return <Refusals taps={taps.filter(({ date }) => date !== shownDate)} />;
}
