import {
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type Ref,
} from 'react';
import { flushSync } from 'react-dom';
import { departureTime } from 'shared/departure-id';
import { getStoredDraft } from '../../../api/booking-drafts';
import { fieldErrorsOf, errorSentence } from '../../../api/client';
import { BookingInput as limits } from '../../../api/limits';
import type { TicketRecord, TourDetails } from '../../../api/schema';
import { useSession, type Session } from '../../../api/session';
import { Alert } from '../../../ui/Alert';
import { focusFirstError } from '../../../ui/focus-first-error';
import { MissingFields } from '../../../ui/MissingFields';
import { useSubmit } from '../../../ui/use-submit';
import { useNow, useToday } from '../../../ui/use-today';
import { startSentence } from '../../departures/departure-sentences';
import { noticeOf, type Departure } from '../../departures/departures';
import { loadDepartures } from '../../departures/departures-api';
import { PeopleField } from '../../departures/PeopleField';
import type { TourKind } from '../../departures/tour-kinds';
import type { Messages } from '../../words/messages';
import { bookingWords } from '../../words/booking';
import { departuresWords } from '../../words/departures';
import { formatWords } from '../../words/format-words';
import { peopleFieldWords } from '../../words/people-field';
import { useWords } from '../../../ui/language';
import { BookingConfirmation } from './BookingConfirmation';
import { tourBookings } from './bookings-api';
import { contactErrors, toContactInput } from './contact-values';
import { ContactFields } from './ContactFields';
import { hasWaitlistFor, gridDayOf, isOpen, type CalendarWords } from '../../departures/days';
import { deleteDraft, parseDraft, storeDraft, type Draft } from './draft';
import { MonthGrid } from '../../departures/MonthGrid';
import { StartChoice } from '../../departures/StartChoice';
import { useKnownContact } from './use-known-contact';
import button from '../../../ui/button.module.css';
import callout from '../../../ui/callout.module.css';
import field from '../../../ui/field.module.css';
import styles from './booking.module.css';

const MAX_PEOPLE = limits.people.maximum;

interface Props {
  kind: TourKind;
  tour: TourDetails;
}

/**
 * Books a tour in steps: a date, a time if the date has several, the number of people, and a contact. If a
 * departure has too few spots, the party can join its waitlist. Going back to a step keeps the other choices.
 */
export function Booking({ kind, tour }: Props) {
  const words = useWords(bookingWords);
  const { place } = tour;
  const { state, reload } = useTourDepartures(kind, place);
  const [result, setResult] = useState<BookingResult | null>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  // A draft opens the form on page load, which shouldn't move the focus.
  const keepsFocus = useRef(getStoredDraft(tour.id) !== null);
  const visitor = visitorOf(useSession());

  useEffect(() => {
    if (!keepsFocus.current) headingRef.current?.focus();
    keepsFocus.current = false;
  }, [result]);

  return (
    <section className={styles.booking} aria-labelledby="booking">
      <h2 id="booking" ref={headingRef} tabIndex={-1}>
        {result === null ? words.title : titleOf(words, result.ticket)}
      </h2>
      {result ? (
        <BookingConfirmation
          {...result}
          onBookAnother={() => {
            setResult(null);
            void reload();
          }}
        />
      ) : state.status === 'failed' ? (
        <Alert onRetry={() => void reload()}>{words.notLoaded(state.sentence)}</Alert>
      ) : state.status === 'loading' || visitor === undefined ? (
        <p role="status">{words.loading}</p>
      ) : (
        <Steps
          // A different visitor in the same browser gets an empty form.
          key={visitor}
          tour={tour}
          user={visitor}
          departures={state.departures}
          onBooked={setResult}
          onReload={reload}
        />
      )}
    </section>
  );
}

function titleOf(words: Messages['booking'], { status }: TicketRecord): string {
  if (status === 'CONFIRMED') return words.booked;
  return status === 'ON_HOLD' ? words.held.title : words.wait.joined;
}

/** Returns the username; null for a guest, and undefined until the session has been checked. */
function visitorOf(session: Session): string | null | undefined {
  if (session.status === 'signed-in') return session.user.username;
  // A user whose session has ended keeps the draft, and can sign in again.
  return session.status === 'signed-out' ? (session.endedUsername ?? null) : undefined;
}

interface BookingResult {
  ticket: TicketRecord;
  expectedToWait: boolean;
}

interface StepsProps {
  tour: TourDetails;
  /** The visitor's username; null for a guest. */
  user: string | null;
  departures: readonly Departure[];
  onBooked: (result: BookingResult) => void;
  /** Reloads the departures; resolves with null if they can't be loaded. */
  onReload: () => Promise<readonly Departure[] | null>;
}

function Steps({ tour, user, departures, onBooked, onReload }: StepsProps) {
  const format = useWords(formatWords);
  const words = useWords(bookingWords);
  const departureTexts = useWords(departuresWords);
  const calendarWords: CalendarWords = { ...words, format, departures: departureTexts };
  const now = useNow();
  const today = useToday() ?? '';
  const [draft, setDraft] = useState<Draft>(() => initialDraft(tour, user, departures));
  const { date, startId, people, isLastStep } = draft;
  const change = (part: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...part }));
  };
  const knownContact = useKnownContact();
  const contact = draft.contact ?? knownContact;
  const { label: peopleLabel } = useWords(peopleFieldWords);
  const missingFieldsId = useId();
  const [sentStartId, setSentStartId] = useState('');
  // Counts the attempts to continue with a choice that has too little room.
  const [blockedCount, setBlockedCount] = useState(0);
  const acceptsOverlap = useRef(false);
  const formRef = useRef<HTMLFormElement>(null);
  const waitlistNoticeRef = useRef<HTMLDivElement>(null);
  const dateStepRef = useRef<HTMLDivElement>(null);
  const contactStepRef = useRef<HTMLDivElement>(null);
  const bookings = useMemo(() => tourBookings(), []);
  const departuresOn = (day: string) => departures.filter((departure) => departure.date === day);
  const starts = departuresOn(date);
  const [onlyStart] = starts;
  const chosenDeparture = starts.length === 1 ? onlyStart : starts.find(({ id }) => id === startId);
  const lastDate = departures.at(-1)?.date ?? today;
  const firstOpenDate = departures.find((departure) => isOpen(departure, now))?.date ?? today;

  // Scrolls to the draft's step, because the browser restores the scroll position before the form has rendered.
  useEffect(() => {
    const step = contactStepRef.current ?? dateStepRef.current;
    if (scrollY > 0) step?.scrollIntoView({ block: 'nearest' });
  }, []);
  useEffect(() => {
    if (draft.date !== '') storeDraft(tour.id, draft);
  }, [tour.id, draft]);

  const partySize = Number(people);
  const joinsWaitlist =
    chosenDeparture !== undefined && hasWaitlistFor(chosenDeparture, now, partySize);
  const canTake = (start: Departure) =>
    isOpen(start, now, partySize) || (joinsWaitlist && hasWaitlistFor(start, now, partySize));
  const { sending, error, submit } = useSubmit(async () => {
    if (!chosenDeparture) return;
    if (!isLastStep) {
      // If the reload fails, the server checks for room when the booking is sent.
      const reloaded = (await onReload()) ?? departures;
      const start = reloaded.find(({ id }) => id === chosenDeparture.id);
      if (start === undefined || !canTake(start)) {
        setBlockedCount((n) => n + 1);
        return;
      }
      flushSync(() => {
        change({ isLastStep: true });
      });
      focusStep(contactStepRef.current);
      return;
    }
    if (!canTake(chosenDeparture)) {
      setBlockedCount((n) => n + 1);
      return;
    }
    setSentStartId(chosenDeparture.id);
    const contactInput = toContactInput(contact);
    const overlapConfirmed = acceptsOverlap.current;
    acceptsOverlap.current = false;
    try {
      const ticket = await bookings.create(tour.id, {
        date,
        people: partySize,
        ...(starts.length > 1 && { time: departureTime(chosenDeparture.id) }),
        ...(contactInput && { contact: contactInput }),
        ...(overlapConfirmed && { overlapping: true }),
        ...(joinsWaitlist && { waiting: true }),
      });
      deleteDraft(tour.id);
      onBooked({ ticket, expectedToWait: joinsWaitlist });
    } catch (reason) {
      void onReload();
      throw reason;
    }
  });
  const fieldErrors = fieldErrorsOf(error);
  const departureError =
    chosenDeparture?.id === sentStartId
      ? (fieldErrors.date ?? fieldErrors.time ?? fieldErrors.day)
      : undefined;
  const capacity =
    chosenDeparture?.status === 'CLOSED' ? undefined : (chosenDeparture?.capacity ?? undefined);
  const isTooLarge = capacity !== undefined && partySize > capacity;
  let shortage: string | undefined;
  if (starts.length === 0) shortage = words.shortage(words.closed);
  else if (chosenDeparture && !isTooLarge && !isOpen(chosenDeparture, now, partySize))
    shortage = describeShortage(words, departureTexts, chosenDeparture, joinsWaitlist);
  let submitLabel = words.chooseTime;
  if (chosenDeparture && isLastStep) {
    const time = format.time(chosenDeparture.localDateTimeStart);
    submitLabel = joinsWaitlist ? words.wait.joinFor(time) : words.book(time);
  } else if (chosenDeparture) {
    submitLabel = joinsWaitlist ? words.wait.join : words.toContact;
  }
  const missingLabels = chosenDeparture && people.trim() === '' ? [peopleLabel] : [];

  // The invalid field may be outside the window, or behind the header.
  useEffect(() => {
    if (error !== null) focusFirstError(formRef.current, waitlistNoticeRef.current);
  }, [error]);
  useEffect(() => {
    if (blockedCount > 0) focusFirstError(formRef.current, waitlistNoticeRef.current);
  }, [blockedCount]);

  return (
    <form ref={formRef} className={styles.steps} aria-busy={sending} onSubmit={submit}>
      <MonthGrid
        firstDate={today < firstOpenDate ? today : firstOpenDate}
        lastDate={lastDate}
        chosenDate={date}
        dayOf={(day) => gridDayOf(calendarWords, day, departuresOn(day), now, true)}
        onChoose={(day) => {
          flushSync(() => {
            change({ date: day, startId: '' });
          });
          focusStep(dateStepRef.current);
        }}
      />
      {date !== '' && (
        <Step stepRef={dateStepRef} title={format.dayAndDate(date)}>
          <StartChoice
            starts={starts}
            chosenId={startId}
            canChoose={(start) => isOpen(start, now) || hasWaitlistFor(start, now)}
            onChoose={(id) => {
              change({ startId: id });
            }}
          />
          {chosenDeparture && (
            <p className={field.hint}>{startSentence(departureTexts, chosenDeparture)}</p>
          )}
          <PeopleField
            value={people}
            onChange={(typed) => {
              change({ people: typed });
            }}
            maxPeople={Math.min(tour.maxPartySize ?? MAX_PEOPLE, capacity ?? MAX_PEOPLE)}
            bookingError={isTooLarge ? words.tooLarge(capacity) : undefined}
            error={fieldErrors.people}
          />
          {(departureError ?? shortage) !== undefined && (
            <p className={field.error} role="alert">
              {departureError ?? shortage}
            </p>
          )}
          {joinsWaitlist && (
            <div ref={waitlistNoticeRef} className={callout.notice}>
              <p>{words.wait.offer(partySize)}</p>
              <p>{words.wait.noObligation}</p>
            </div>
          )}
        </Step>
      )}
      {isLastStep && (
        <Step stepRef={contactStepRef} title={words.contactTitle}>
          <ContactFields
            values={contact}
            onChange={(typed) => {
              change({ contact: typed });
            }}
            errors={contactErrors(fieldErrors)}
            required={tour.contactRequired || joinsWaitlist}
          />
        </Step>
      )}
      {fieldErrors.overlapping !== undefined && chosenDeparture?.id === sentStartId ? (
        <div className={styles.next} role="alert">
          <p>{fieldErrors.overlapping}</p>
          <button
            className={button.button}
            type="submit"
            aria-disabled={sending}
            onClick={() => {
              acceptsOverlap.current = true;
            }}
          >
            {joinsWaitlist ? words.wait.joinBoth : words.bookBoth}
          </button>
        </div>
      ) : (
        date !== '' && (
          <button
            className={button.button}
            type="submit"
            disabled={!sending && (!chosenDeparture || missingLabels.length > 0)}
            aria-disabled={sending || undefined}
            aria-describedby={missingLabels.length > 0 ? missingFieldsId : undefined}
          >
            {submitLabel}
          </button>
        )
      )}
      <MissingFields id={missingFieldsId} labels={missingLabels} />
      {error !== null && Object.keys(fieldErrors).length === 0 && (
        <Alert>
          {joinsWaitlist ? errorSentence(error) : words.notBooked(errorSentence(error))}
        </Alert>
      )}
    </form>
  );
}

/** Returns the draft stored in this tab if its date can still be booked; otherwise an empty draft. */
function initialDraft(
  tour: TourDetails,
  user: string | null,
  departures: readonly Departure[],
): Draft {
  const text = getStoredDraft(tour.id);
  const storedDraft = text === null ? null : parseDraft(text, user);
  if (storedDraft && departures.some(({ date }) => date === storedDraft.date)) return storedDraft;
  deleteDraft(tour.id);
  const people = String(Math.min(2, tour.maxPartySize ?? 2));
  return { user, date: '', startId: '', people, contact: null, isLastStep: false };
}

/** Explains why a departure has no room for a party; undefined if it is full and the party can join the waitlist. */
function describeShortage(
  words: Messages['booking'],
  departureTexts: Messages['departures'],
  departure: Departure,
  joinsWaitlist: boolean,
): string | undefined {
  const { vacancies } = departure;
  if (joinsWaitlist && vacancies === 0) return undefined;
  const spotsText =
    joinsWaitlist && vacancies !== null ? departureTexts.notice.left(vacancies) : words.closed;
  return words.shortage(noticeOf(departureTexts, departure) ?? spotsText);
}

interface StepProps {
  stepRef: Ref<HTMLDivElement>;
  title: string;
  children: ReactNode;
}

/** A step of the form; it takes the focus when it appears. */
function Step({ stepRef, title, children }: StepProps) {
  return (
    <div className={styles.next} ref={stepRef} tabIndex={-1} role="group" aria-label={title}>
      <h3>{title}</h3>
      {children}
    </div>
  );
}

function focusStep(step: HTMLElement | null): void {
  step?.scrollIntoView({ block: 'nearest' });
  step?.focus({ preventScroll: true });
}

type DeparturesState =
  | { status: 'loading' }
  | { status: 'failed'; sentence: string }
  | { status: 'ready'; departures: Departure[] };

/** Loads all upcoming departures of a tour. A reload keeps the departures that are shown until it succeeds. */
function useTourDepartures(kind: TourKind, place: string) {
  const [state, setState] = useState<DeparturesState>({ status: 'loading' });
  const { list } = kind;
  const reload = useCallback(async () => {
    try {
      const departures = await loadDepartures({ list, place });
      setState({ status: 'ready', departures });
      return departures;
    } catch (error) {
      setState((before) =>
        before.status === 'ready' ? before : { status: 'failed', sentence: errorSentence(error) },
      );
      return null;
    }
  }, [list, place]);
  useEffect(() => {
    void reload();
  }, [reload]);
  return { state, reload };
}
