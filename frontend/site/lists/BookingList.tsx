import clsx from 'clsx';
import { useRef, useState, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { joinSentences } from 'shared/format';
import { slugOf } from 'shared/slug';
import { tourPath } from 'shared/tour-page';
import { tourId } from 'shared/tour-settings';
import { placeNameOf } from '../departures/place-name';
import { ApiError, errorSentence } from '../../api/client';
import type { BookingInput, BookingRecord } from '../../api/schema';
import { useSession, type Session } from '../../api/session';
import { Alert } from '../../ui/Alert';
import { Dialog } from '../../ui/Dialog';
import { Picture } from '../../ui/Picture';
import { useToday } from '../../ui/use-today';
import type { TourKind } from '../departures/tour-kinds';
import { useGuestRetention } from '../app/use-guest-retention';
import { Sentence } from '../texts/Sentence';
import { changesOf, type Change } from '../bookings/changes';
import { deadlineText } from '../departures/departure-sentences';
import { departureOf } from '../departures/selects/loaded-departures';
import { markSeen, useIsUnseen } from '../bookings/seen-changes';
import { BookingForm } from './BookingForm';
import type { ListState } from './list-state';
import { BookingTable } from './BookingTable';
import { useDepartures } from '../departures/selects/use-departures';
import { useOfferedTours, type OfferedTours } from './use-offered-tours';
import { isNotFound, useBookings } from './use-bookings';
import { countVisit } from '../visits/count-visit';
import { texts as siteTexts } from '../app/texts.en';
import { texts as listIntro } from '../departures/list-texts.en';
import { texts } from './texts.en';
import button from '../../ui/button.module.css';
import callout from '../../ui/callout.module.css';
import page from '../../ui/page.module.css';
import screenReader from '../../ui/screen-reader.module.css';
import styles from './booking-list.module.css';

/** A list of bookings, with the form to create and change them. */
export function BookingList({ kind }: { kind: TourKind }) {
  const { pathname, hash } = useLocation();
  const currentSession = useSession();
  const [offeredTours, reloadTours] = useOfferedTours(kind);
  const [session, setSession] = useState(currentSession);
  // Logging out leads to a different URL. Until the page at that URL is shown, this page keeps the visitor's list,
  // instead of loading a guest's list.
  if (session !== currentSession && pathname === kind.path) setSession(currentSession);
  // The prerendered page has no preselected place, so hydration starts without one.
  const initialPlace =
    session.status === 'starting' ? '' : findPlaceInHash(hash, offeredTours.places);
  return (
    <div data-page-time-of-day={kind.timeOfDay}>
      <div className={styles.banner}>
        <Picture
          name="hero"
          alt=""
          sizes="100vw"
          timeOfDay={kind.timeOfDay === 'night' ? 'night' : 'day'}
          fetchPriority="high"
        />
        <div className={styles.words}>
          <h1>{siteTexts.pages[kind.list]}</h1>
          <p>{listIntro[kind.list]}</p>
        </div>
      </div>
      <VisitorBookings
        // The initial place can change when the offered tours load.
        key={`${visitorKey(session)} ${initialPlace}`}
        kind={kind}
        session={session}
        offeredTours={offeredTours}
        reloadTours={reloadTours}
        initialPlace={initialPlace}
      />
    </div>
  );
}

/**
 * Returns a key for the visitor, so that a different visitor gets an empty form. A user who signs in again keeps the
 * input.
 */
function visitorKey(session: Session): string {
  if (session.status === 'signed-in') return session.user.username;
  const endedUsername = session.status === 'signed-out' ? session.endedUsername : undefined;
  return endedUsername ?? session.status;
}

interface Props {
  kind: TourKind;
  session: Session;
  offeredTours: OfferedTours;
  reloadTours: () => Promise<unknown>;
  /** The place in the link that the visitor followed; may be empty. */
  initialPlace: string;
}

interface DialogContent {
  title: string;
  body: string;
  undo?: () => void;
  link?: ReactNode;
}

/** An error after an action on the list, with a function that retries the action if that may help. */
interface ListError {
  sentence: string;
  retry?: () => void;
}

function VisitorBookings({ kind, session, offeredTours, reloadTours, initialPlace }: Props) {
  const { table } = texts;
  const guestRetention = useGuestRetention();
  const today = useToday();
  const { state, reload, create, update, remove, restore } = useBookings(kind, session);
  const [place, setPlace] = useState(initialPlace);
  const bookings = state.status === 'ready' ? state.bookings : null;
  const { loadedDepartures, isSettled, reloadDepartures } = useDepartures(
    kind,
    offeredTours.places,
    place,
    bookings,
    today,
  );
  const isUnseen = useIsUnseen();
  const [editedBooking, setEditedBooking] = useState<BookingRecord | null>(null);
  const [formKey, setFormKey] = useState(0);
  const [dialog, setDialog] = useState<DialogContent | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [listError, setListError] = useState<ListError | null>(null);
  const [message, setMessage] = useState('');
  const firstFieldRef = useRef<HTMLSelectElement>(null);
  const tableTitleRef = useRef<HTMLHeadingElement>(null);
  const [focusAfterDialog, setFocusAfterDialog] = useState<'form' | 'table'>('form');

  const countStep = (bookedPlace: string, step: 'BOOKED' | 'CANCELLED') => {
    countVisit(tourPath(tourId({ list: kind.list, place: bookedPlace })), step);
  };

  /** Fills the form with a booking's values; empties it if the booking is null. */
  const resetForm = (booking: BookingRecord | null) => {
    setEditedBooking(booking);
    setPlace(booking?.place ?? '');
    setFormKey((key) => key + 1);
    setListError(null);
  };

  /** Moves the focus to the form, which may be off screen on a phone. */
  const focusForm = () => {
    setTimeout(() => firstFieldRef.current?.focus());
  };

  const save = async (input: BookingInput) => {
    setIsBusy(true);
    try {
      if (editedBooking) {
        await update(editedBooking, input);
        setDialog(texts.updated);
      } else {
        const { _id, heldUntil } = await create(input);
        // `create` adds the booking only to a loaded list.
        if (state.status !== 'ready') reload();
        const linkTo = (text: string) => (
          <Link className={button.quiet} to={`/booking/${_id}`}>
            {text}
          </Link>
        );
        if (heldUntil === undefined) {
          countStep(input.place, 'BOOKED');
          const { title, [kind.list]: body, ticket } = texts.created;
          setDialog({ title, body, link: linkTo(ticket) });
        } else {
          const { title, body, see } = texts.toConfirm;
          setDialog({
            title,
            body: body(deadlineText(heldUntil)),
            link: linkTo(see),
          });
        }
      }
    } catch (error) {
      if (error instanceof ApiError && error.code === 'price-changed') await reloadTours();
      if (!editedBooking || !isNotFound(error)) throw error;
      setEditedBooking(null);
      throw new ApiError(404, texts.form.deletedElsewhere);
    } finally {
      setIsBusy(false);
      reloadDepartures();
    }
    setFocusAfterDialog('form');
    resetForm(null);
  };

  /** Runs an action on the list; if it fails, shows the error with a button for `retry`. */
  const runAction = async (
    action: () => Promise<void>,
    describeFailure: (reason: string) => string,
    retry?: () => void,
  ) => {
    setListError(null);
    setMessage('');
    // Locks the list, because a second click could hit the next row, which has moved up.
    setIsBusy(true);
    try {
      await action();
      return true;
    } catch (error) {
      setListError({
        sentence: describeFailure(errorSentence(error)),
        ...(retry && !isNotFound(error) && { retry }),
      });
      tableTitleRef.current?.focus();
      return false;
    } finally {
      setIsBusy(false);
      reloadDepartures();
    }
  };

  const undoDeletion = async (booking: BookingRecord, index: number) => {
    const retry = () => {
      // The focused button disappears, so the title takes the focus.
      tableTitleRef.current?.focus();
      void undoDeletion(booking, index);
    };
    if (await runAction(() => restore(booking, index), table.notRestored, retry)) {
      setMessage(table.restored);
    }
  };

  const deleteBooking = async (booking: BookingRecord, index: number) => {
    if (!(await runAction(() => remove(booking, index), table.notDeleted))) return;
    if (editedBooking?._id === booking._id) resetForm(null);
    setFocusAfterDialog('table');
    // Bookings that the guide canceled, or that were never confirmed, can't be restored.
    const isRestorable = !booking.cancelled && booking.heldUntil === undefined;
    if (isRestorable && today !== null && booking.date >= today) {
      countStep(booking.place, 'CANCELLED');
    }
    const undo = () => void undoDeletion(booking, index);
    setDialog({ ...texts.deleted, ...(isRestorable && { undo }) });
  };

  /** Returns the guide's changes to a booking that the visitor hasn't dismissed. */
  const unseenChangesOf = (booking: BookingRecord): Change[] =>
    today === null || booking.date < today
      ? []
      : changesOf(booking, departureOf(loadedDepartures, booking)).filter(isUnseen);
  /** The unseen changes to all bookings, for screen readers. */
  const changeTexts = (bookings ?? []).flatMap((booking) =>
    unseenChangesOf(booking).map(({ sentence }) =>
      table.change(placeNameOf(booking), booking.date, sentence),
    ),
  );
  const shownState: ListState = bookings === null || isSettled ? state : { status: 'loading' };

  return (
    <div className={clsx(page.page, styles.tours)}>
      <BookingForm
        key={formKey}
        list={kind.list}
        offeredTours={offeredTours}
        editedBooking={editedBooking}
        disabled={session.status === 'starting'}
        initialPlace={formKey === 0 ? initialPlace : ''}
        today={today}
        loadedDepartures={loadedDepartures}
        onPlaceChange={setPlace}
        onSave={save}
        onCancel={() => {
          resetForm(null);
          focusForm();
        }}
        firstFieldRef={firstFieldRef}
      />
      <section className={styles.list} aria-labelledby="tour-table-title">
        <h2 id="tour-table-title" tabIndex={-1} ref={tableTitleRef}>
          {table.title}
        </h2>
        {/* Reserves the notice's space until the session is known, because most visitors are guests. */}
        {(session.status === 'starting' || session.status === 'signed-out') && (
          <p className={clsx(callout.notice, session.status === 'starting' && styles.waiting)}>
            <Sentence
              parts={texts.guest<ReactNode>(guestRetention, (text) => (
                <Link to="/signup">{text}</Link>
              ))}
            />
          </p>
        )}
        {listError && <Alert onRetry={listError.retry}>{listError.sentence}</Alert>}
        <p className={screenReader.only} aria-live="polite">
          {shownState.status === 'loading'
            ? table.loading
            : joinSentences([message, ...changeTexts]).trim()}
        </p>
        <BookingTable
          state={shownState}
          kind={kind}
          loadedDepartures={loadedDepartures}
          unseenChangesOf={unseenChangesOf}
          editedBooking={editedBooking}
          isLocked={isBusy}
          onRetry={() => {
            reload();
            // The focused button disappears, so the title takes the focus.
            tableTitleRef.current?.focus();
          }}
          onEdit={(booking) => {
            resetForm(booking);
            focusForm();
          }}
          onDelete={(booking, index) => void deleteBooking(booking, index)}
          onDismiss={(changes) => {
            changes.forEach(markSeen);
          }}
        />
      </section>
      {dialog && (
        <Dialog
          {...dialog}
          focusFallbackRef={focusAfterDialog === 'form' ? firstFieldRef : tableTitleRef}
          onClose={() => {
            setDialog(null);
          }}
        />
      )}
    </div>
  );
}

/** Returns the place that the URL's hash names; empty if the list doesn't offer it. */
function findPlaceInHash(hash: string, places: readonly string[]): string {
  return places.find((place) => hash === `#${slugOf(place)}`) ?? '';
}
