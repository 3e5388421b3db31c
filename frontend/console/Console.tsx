import clsx from 'clsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { exampleNotice } from 'shared/placeholders';
import { isTemporary, sentenceOf } from '../api/client';
import type { PublicUser } from '../api/schema';
import { useSession } from '../api/session';
import { forgetKept } from '../api/session-data';
import { Alert } from '../ui/Alert';
import { NotFound } from '../ui/NotFound';
import { useArrival } from '../ui/use-arrival';
import { useToday } from '../ui/use-today';
import { DaySheet } from './day/DaySheet';
import { Refusals } from './day/Refusals';
import { useOutbox } from './day/use-sheet';
import { DeskProvider, openDesk, runDesk, type Desk } from './desk';
import { confirmGuide, isNothing } from './guide-api';
import { Header } from './Header';
import { MailNotice } from './mail/MailNotice';
import { More } from './More';
import { registerWorker } from './register-worker';
import { Reports } from './reports/Reports';
import { SignedOut } from './SignedOut';
import { Places } from './tours/Places';
import { UnsavedTours } from './tours/UnsavedTours';
import button from '../ui/button.module.css';
import callout from '../ui/callout.module.css';
import { SkipLink } from '../ui/SkipLink';
import screenReader from '../ui/screen-reader.module.css';
import styles from './console.module.css';

export interface View {
  /** As the address has it; the first is shown without one. */
  name: string | null;
  label: string;
  Content: ComponentType;
}

const DAY: View = { name: null, label: 'Day', Content: DaySheet };
const VIEWS: readonly View[] = [
  DAY,
  { name: 'tours', label: 'Tours', Content: Places },
  { name: 'reports', label: 'Reports', Content: Reports },
  { name: 'more', label: 'More', Content: More },
];

/** The console, for the guide; for everybody else there is nothing here. */
export function Console() {
  const session = useSession();
  const isGuide = session.status === 'signed-in' && session.user.guide === true;
  const [wasGuide, setWasGuide] = useState(isGuide);
  if (isGuide && !wasGuide) setWasGuide(true);
  if (session.status === 'starting' || session.status === 'loading') return <Waiting />;
  if (isGuide) {
    return (
      <DeskOf
        key={session.user.username}
        user={session.user}
        unchecked={session.unchecked === true}
      />
    );
  }
  if (session.status === 'signed-out' && wasGuide) return <SignedOut />;
  return <Nothing />;
}

function Waiting() {
  return (
    <main className={styles.page} aria-busy="true">
      <h1 className={screenReader.only}>Guide</h1>
      <p role="status">Loading…</p>
    </main>
  );
}

function Nothing() {
  return (
    <main>
      <NotFound>
        <a className={button.button} href="/">
          Back to the home page
        </a>
      </NotFound>
    </main>
  );
}

interface DeskOfProps {
  user: PublicUser;
  /** The server could not be asked, and this device knows the guide. */
  unchecked: boolean;
}

/** Opens what the console has for a guide; it is there as long as this is. */
function DeskOf({ user, unchecked }: DeskOfProps) {
  const [desk, setDesk] = useState<Desk | null>(null);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isOver = false;
    void openDesk(user).then((opened) => {
      if (isOver) return;
      stop = runDesk(opened);
      setDesk(opened);
    });
    return () => {
      isOver = true;
      stop?.();
    };
    // One desk for each guide: see the key.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  if (desk === null) return <Waiting />;
  return (
    <DeskProvider desk={desk}>
      <ForGuide unchecked={unchecked} />
    </DeskProvider>
  );
}

/** Asks the server whether this is the guide; without it, this device knows. */
function ForGuide({ unchecked }: { unchecked: boolean }) {
  const guide = useQuery({ queryKey: ['guide'], queryFn: confirmGuide, enabled: !unchecked });
  const isNobody = isNothing(guide.error);
  const [isKnown, setIsKnown] = useState(unchecked);
  // It stays so while the server is asked again: what is being typed would be gone.
  if (!isKnown && (guide.isSuccess || isTemporary(guide.error ?? guide.failureReason))) {
    setIsKnown(true);
  }
  useEffect(() => {
    if (isNobody) forgetKept();
  }, [isNobody]);
  useEffect(() => {
    if (guide.isSuccess) registerWorker();
  }, [guide.isSuccess]);
  if (isNobody) return <Nothing />;
  return (
    <Frame isKnown={isKnown}>
      {guide.error !== null && !isKnown && (
        <>
          <Alert>{sentenceOf(guide.error)}</Alert>
          <button className={button.button} type="button" onClick={() => void guide.refetch()}>
            Try again
          </button>
        </>
      )}
      {guide.data && <ContactNotice notice={exampleNotice(guide.data.exampleContact)} />}
    </Frame>
  );
}

/** Whoever sees only the console would not notice that the contact page has nothing of their own. */
function ContactNotice({ notice }: { notice: string | undefined }) {
  return notice === undefined ? null : (
    <p className={clsx(callout.notice, styles.contactNotice)}>{notice}</p>
  );
}

interface FrameProps {
  /** It is known that this is the guide. */
  isKnown: boolean;
  /** What is to be said first. */
  children: ReactNode;
}

/** What every view has around it. */
function Frame({ isKnown, children }: FrameProps) {
  const [address] = useSearchParams();
  const view = VIEWS.find(({ name }) => name === address.get('view')) ?? DAY;
  const mainRef = useRef<HTMLElement>(null);
  useArrival(useLocation(), mainRef);
  return (
    <>
      <SkipLink />
      <Header views={isKnown ? VIEWS : []} shown={view} />
      <main className={styles.page} id="main" ref={mainRef} tabIndex={-1} aria-busy={!isKnown}>
        <h1 className={screenReader.only}>Guide</h1>
        {children}
        {isKnown && <ElsewhereRefused view={view} />}
        {isKnown && view.Content !== More && <MailNotice />}
        {isKnown && <UnsavedTours edited={address.get('tour')} />}
        {isKnown && <view.Content />}
      </main>
    </>
  );
}

/** What was refused on dates that are not shown. */
function ElsewhereRefused({ view }: { view: View }) {
  const [address] = useSearchParams();
  const { taps } = useOutbox();
  const today = useToday();
  const shown = view === DAY ? (address.get('date') ?? today) : null;
  return <Refusals taps={taps.filter(({ date }) => date !== shown)} />;
}
