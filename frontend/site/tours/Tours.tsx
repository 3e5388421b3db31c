import clsx from 'clsx';
import { useRef, useState, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { slugOf } from 'shared/slug';
import { ApiError, sentenceOf } from '../../api/client';
import { useSession, type Session } from '../../api/session';
import { Alert } from '../../ui/Alert';
import { Dialog } from '../../ui/Dialog';
import { Picture } from '../../ui/Picture';
import { useToday } from '../../ui/use-today';
import type { TourKind } from '../tour-kinds';
import { guestTime } from '../filled-in';
import { departuresWords } from '../words/departures';
import { servicesWords } from '../words/services';
import { walksWords } from '../words/walks';
import { siteWords } from '../words/site';
import { useWords } from '../../ui/language';
import { Sentence } from '../words/Sentence';
import { changesOf, type Change } from './changes';
import { deadlineText } from './departure-sentences';
import { departureOf } from './known-departures';
import { markSeen, useUnseenChanges } from './seen-changes';
import { TourForm } from './TourForm';
import type { Tour, TourInput } from './tours-api';
import type { ToursState } from './tours-state';
import { TourTable } from './TourTable';
import { useDepartures } from './use-departures';
import { useOfferedTours, type OfferedTours } from './use-offered-tours';
import { isNotFound, useTours } from './use-tours';
import button from '../../ui/button.module.css';
import callout from '../../ui/callout.module.css';
import page from '../../ui/page.module.css';
import screenReader from '../../ui/screen-reader.module.css';
import styles from './tours.module.css';

/** One list of bookings, with the form that adds to it and changes it. */
export function Tours({ kind }: { kind: TourKind }) {
  const site = useWords(siteWords);
  const walks = useWords(walksWords);
  const { pathname, hash } = useLocation();
  const current = useSession();
  const offered = useOfferedTours(kind);
  const [session, setSession] = useState(current);
  // Who is just leaving, as on logging out, does not get a list as a guest.
  if (session !== current && pathname === kind.path) setSession(current);
  // Another visitor finds nothing of what this one had begun; whoever has to sign in again, does.
  const visitor =
    session.status === 'signed-in'
      ? session.user.username
      : ((session.status === 'signed-out' ? session.ended : undefined) ?? session.status);
  // The page as it was built knows no place.
  const firstPlace = session.status === 'starting' ? '' : placeIn(hash, offered.places);
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
          <h1>{site.pages[kind.list]}</h1>
          <p>{walks[kind.list]}</p>
        </div>
      </div>
      <VisitorsTours
        // A place of the guide's own is known once the server has answered.
        key={`${visitor} ${firstPlace}`}
        kind={kind}
        session={session}
        offered={offered}
        firstPlace={firstPlace}
      />
    </div>
  );
}

interface Props {
  kind: TourKind;
  session: Session;
  offered: OfferedTours;
  /** The one that the visitor came here for; empty if none. */
  firstPlace: string;
}

interface Modal {
  title: string;
  body: string;
  undo?: () => void;
  way?: ReactNode;
}

/** What was not done with the list, and how to try it once more, where that may help. */
interface ListError {
  sentence: string;
  retry?: () => void;
}

function VisitorsTours({ kind, session, offered, firstPlace }: Props) {
  const words = useWords(servicesWords);
  const { table } = words;
  const ofDepartures = useWords(departuresWords);
  const today = useToday();
  const { state, reload, create, update, remove, restore } = useTours(kind, session);
  const [place, setPlace] = useState(firstPlace);
  const tours = state.status === 'ready' ? state.tours : null;
  const { known, settled, refresh } = useDepartures(kind, offered.places, place, tours, today);
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
    setPlace(tour?.place ?? '');
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
        setModal(words.updated);
      } else {
        const { _id, heldUntil } = await create(input);
        // A list that was not there yet, or could not be had, did not take the record in.
        if (state.status !== 'ready') reload();
        setModal({
          ...(heldUntil === undefined
            ? { title: words.created.title, body: words.created[kind.list] }
            : {
                title: words.toConfirm.title,
                body: words.toConfirm.body(deadlineText(ofDepartures, heldUntil)),
              }),
          way: (
            <Link className={button.quiet} to={`/booking/${_id}`}>
              {heldUntil === undefined ? words.created.ticket : words.toConfirm.see}
            </Link>
          ),
        });
      }
    } catch (error) {
      if (!editing || !isNotFound(error)) throw error;
      setEditing(null);
      throw new ApiError(404, words.form.deletedElsewhere);
    } finally {
      setBusy(false);
      refresh();
    }
    setFocusAfterModal('form');
    startForm(null);
  };

  /** Does something with the list; says what was not done if the server refuses, and offers `retry`. */
  const change = async (
    act: () => Promise<void>,
    failure: (why: string) => string,
    retry?: () => void,
  ) => {
    setListError(null);
    setNews('');
    // A second click would hit the row that has moved up.
    setBusy(true);
    try {
      await act();
      return true;
    } catch (error) {
      setListError({
        sentence: failure(sentenceOf(error)),
        ...(retry && !isNotFound(error) && { retry }),
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
    if (await change(() => restore(tour, index), table.notRestored, retry)) {
      setNews(table.restored);
    }
  };

  const deleteTour = async (tour: Tour, index: number) => {
    if (!(await change(() => remove(tour, index), table.notDeleted))) return;
    if (editing?._id === tour._id) startForm(null);
    setFocusAfterModal('table');
    setModal({
      ...words.deleted,
      // What the guide has cancelled, or was never confirmed, can't be had back.
      ...(!tour.cancelled &&
        tour.heldUntil === undefined && { undo: () => void undoDeletion(tour, index) }),
    });
  };

  /** What the guide did to a booking, and the visitor has not said yet to have seen. */
  const newsOf = (tour: Tour): Change[] =>
    today === null || tour.date < today
      ? []
      : changesOf(ofDepartures, tour, departureOf(known, tour)).filter(isUnseen);
  /** The same of all bookings, for those who hear the page. */
  const changes = (tours ?? []).flatMap((tour) =>
    newsOf(tour).map(({ sentence }) => table.change(tour.place, tour.date, sentence)),
  );
  const shown: ToursState = tours === null || settled ? state : { status: 'loading' };

  return (
    <div className={clsx(page.page, styles.tours)}>
      <TourForm
        key={formKey}
        list={kind.list}
        offered={offered}
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
          {table.title}
        </h2>
        {/* Most are guests: its room is kept while it is not known, so that it moves nothing. */}
        {(session.status === 'starting' || session.status === 'signed-out') && (
          <p className={clsx(callout.notice, session.status === 'starting' && styles.waiting)}>
            <Sentence
              parts={words.guest<ReactNode>(guestTime, (text) => (
                <Link to="/signup">{text}</Link>
              ))}
            />
          </p>
        )}
        {listError && <Alert onRetry={listError.retry}>{listError.sentence}</Alert>}
        <p className={screenReader.only} aria-live="polite">
          {shown.status === 'loading' ? table.loading : [news, ...changes].join(' ').trim()}
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
            seen.forEach(markSeen);
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
function placeIn(hash: string, places: readonly string[]): string {
  return places.find((place) => hash === `#${slugOf(place)}`) ?? '';
}
