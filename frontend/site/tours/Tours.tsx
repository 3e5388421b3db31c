import clsx from 'clsx';
import { useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { formatDayAndDate } from 'shared/new-york';
import { slugOf } from 'shared/slug';
import { ApiError, sentenceOf } from '../../api/client';
import { useSession, type Session } from '../../api/session';
import { content } from '../content/site';
import { Alert } from '../../ui/Alert';
import { Dialog } from '../../ui/Dialog';
import { Picture } from '../../ui/Picture';
import { useToday } from '../../ui/use-today';
import { offered, type Place, type TourKind } from '../tour-kinds';
import { changesOf, type Change } from './changes';
import { departureOf } from './known-departures';
import { noteSeen, useUnseenChanges } from './seen-changes';
import { TourForm } from './TourForm';
import type { Tour, TourInput } from './tours-api';
import type { ToursState } from './tours-state';
import { TourTable } from './TourTable';
import { useDepartures } from './use-departures';
import { isGone, useTours } from './use-tours';
import callout from '../../ui/callout.module.css';
import page from '../../ui/page.module.css';
import screenReader from '../../ui/screen-reader.module.css';
import styles from './tours.module.css';

/** One list of bookings, with the form that adds to it and changes it. */
export function Tours({ kind }: { kind: TourKind }) {
  const { pathname, hash } = useLocation();
  const current = useSession();
  const [session, setSession] = useState(current);
  // Who is just leaving, as on logging out, does not get a list as a guest.
  if (session !== current && pathname === kind.path) setSession(current);
  // Another visitor finds nothing of what this one had begun; whoever has to sign in again, does.
  const visitor =
    session.status === 'signed-in'
      ? session.user.username
      : ((session.status === 'signed-out' ? session.ended : undefined) ?? session.status);
  return (
    <div data-page-hour={kind.hour}>
      <div className={styles.banner}>
        <Picture
          name="hero"
          alt=""
          sizes="100vw"
          hour={kind.hour === 'night' ? 'night' : 'day'}
          fetchPriority="high"
        />
        <div className={styles.words}>
          <h1>{kind.title}</h1>
          <p>{kind.words.text}</p>
        </div>
      </div>
      <VisitorsTours
        key={visitor}
        kind={kind}
        session={session}
        firstPlace={placeIn(hash, kind.places)}
      />
    </div>
  );
}

interface Props {
  kind: TourKind;
  session: Session;
  /** The place that the visitor came here for; empty if none. */
  firstPlace: Place | '';
}

interface Modal {
  title: string;
  body: string;
  undo?: () => void;
}

/** What was not done with the list, and how to try it once more, where that may help. */
interface ListError {
  sentence: string;
  retry?: () => void;
}

function VisitorsTours({ kind, session, firstPlace }: Props) {
  const today = useToday();
  const { state, reload, create, update, remove, restore } = useTours(kind, session);
  const [place, setPlace] = useState(firstPlace);
  const tours = state.status === 'ready' ? state.tours : null;
  const { known, settled, refresh } = useDepartures(kind, place, tours, today);
  const isUnseen = useUnseenChanges();
  const [editing, setEditing] = useState<Tour | null>(null);
  const [formKey, setFormKey] = useState(0);
  const [modal, setModal] = useState<Modal | null>(null);
  const [busy, setBusy] = useState(false);
  const [listError, setListError] = useState<ListError | null>(null);
  const [news, setNews] = useState('');
  const firstFieldRef = useRef<HTMLSelectElement>(null);
  const tableTitleRef = useRef<HTMLHeadingElement>(null);
  const [focusAfterModal, setFocusAfterModal] = useState<'form' | 'table'>('form');

  const startForm = (tour: Tour | null) => {
    setEditing(tour);
    setPlace(tour ? offered(kind, tour.place) : '');
    setFormKey((key) => key + 1);
    setListError(null);
  };

  /** The form for what is chosen now: on a phone it may be off the screen. */
  const goToForm = () => {
    setTimeout(() => firstFieldRef.current?.focus());
  };

  const save = async (input: TourInput) => {
    setBusy(true);
    try {
      if (editing) {
        await update(editing, input);
        setModal({ title: 'Tour Edition', body: 'The tour has been updated ✅' });
      } else {
        await create(input);
        // A list that was not there yet, or could not be had, did not take the record in.
        if (state.status !== 'ready') reload();
        setModal({ title: 'Tour Creation', body: kind.created });
      }
    } catch (error) {
      if (!editing || !isGone(error)) throw error;
      setEditing(null);
      throw new ApiError(404, 'It was deleted somewhere else, but you can create it again.');
    } finally {
      setBusy(false);
      refresh();
    }
    // What the guide had changed before is nothing new to whoever booked it so.
    const booked = input.date && departureOf(known, { ...input, date: input.date });
    if (booked) noteSeen(booked);
    setFocusAfterModal('form');
    startForm(null);
  };

  /** Does something with the list; says what was not done if the server refuses, and offers `retry`. */
  const change = async (act: () => Promise<void>, failure: string, retry?: () => void) => {
    setListError(null);
    setNews('');
    // A second click would hit the row that has moved up.
    setBusy(true);
    try {
      await act();
      return true;
    } catch (error) {
      setListError({
        sentence: `${failure} ${sentenceOf(error)}`,
        ...(retry && !isGone(error) && { retry }),
      });
      tableTitleRef.current?.focus();
      return false;
    } finally {
      setBusy(false);
      refresh();
    }
  };

  const undoDeletion = async (tour: Tour, index: number) => {
    const retry = () => {
      // The button that had it goes.
      tableTitleRef.current?.focus();
      void undoDeletion(tour, index);
    };
    if (await change(() => restore(tour, index), 'The tour wasn’t restored.', retry)) {
      setNews('The tour is back in your list.');
    }
  };

  const deleteTour = async (tour: Tour, index: number) => {
    if (!(await change(() => remove(tour, index), 'The tour wasn’t deleted.'))) return;
    if (editing?._id === tour._id) startForm(null);
    setFocusAfterModal('table');
    setModal({
      title: 'Tour Deletion',
      body: 'The tour has been deleted ✅',
      // What the guide has cancelled can't be had back.
      ...(!tour.cancelled && { undo: () => void undoDeletion(tour, index) }),
    });
  };

  /** What the guide did to a booking, and the visitor has not said yet to have seen. */
  const newsOf = (tour: Tour): Change[] =>
    today === null || tour.date < today
      ? []
      : changesOf(tour, departureOf(known, tour)).filter(isUnseen);
  /** The same of all bookings, for those who hear the page. */
  const changes = (tours ?? []).flatMap((tour) =>
    newsOf(tour).map(
      ({ sentence }) => `${tour.place}, ${formatDayAndDate(tour.date)}: ${sentence}`,
    ),
  );
  const shown: ToursState = tours === null || settled ? state : { status: 'loading' };

  return (
    <div className={clsx(page.page, styles.tours)}>
      <TourForm
        key={formKey}
        kind={kind}
        editing={editing}
        disabled={session.status === 'starting'}
        firstPlace={formKey === 0 ? firstPlace : ''}
        today={today}
        known={known}
        onPlace={setPlace}
        onSave={save}
        onCancel={() => {
          startForm(null);
          goToForm();
        }}
        firstFieldRef={firstFieldRef}
      />
      <section className={styles.list} aria-labelledby="tour-table-title">
        <h2 id="tour-table-title" tabIndex={-1} ref={tableTitleRef}>
          Details of your tour here:
        </h2>
        {/* Most are guests: its room is kept while it is not known, so that it moves nothing. */}
        {(session.status === 'starting' || session.status === 'signed-out') && (
          <p className={clsx(callout.notice, session.status === 'starting' && styles.waiting)}>
            {content.guest} <Link to="/signup">Sign up</Link> to keep them.
          </p>
        )}
        {listError && <Alert onRetry={listError.retry}>{listError.sentence}</Alert>}
        <p className={screenReader.only} aria-live="polite">
          {shown.status === 'loading' ? 'Loading your tours…' : [news, ...changes].join(' ').trim()}
        </p>
        <TourTable
          state={shown}
          kind={kind}
          known={known}
          newsOf={newsOf}
          editing={editing}
          locked={busy}
          onRetry={() => {
            reload();
            // The button that had it goes.
            tableTitleRef.current?.focus();
          }}
          onEdit={(tour) => {
            startForm(tour);
            goToForm();
          }}
          onDelete={(tour, index) => void deleteTour(tour, index)}
          onSeen={(seen) => {
            seen.forEach(noteSeen);
          }}
        />
      </section>
      {modal && (
        <Dialog
          {...modal}
          fallbackRef={focusAfterModal === 'form' ? firstFieldRef : tableTitleRef}
          onClose={() => {
            setModal(null);
          }}
        />
      )}
    </div>
  );
}

/** The place that a link to this page was about, if this list offers it. */
function placeIn(hash: string, places: readonly Place[]): Place | '' {
  return places.find((place) => hash === `#${slugOf(place)}`) ?? '';
}
