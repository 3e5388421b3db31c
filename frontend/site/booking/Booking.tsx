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
import { storedDraft } from '../../api/booking-drafts';
import { fieldsOf, sentenceOf } from '../../api/client';
import { BookingInput as limits } from '../../api/limits';
import type { TicketRecord, TourDetails } from '../../api/schema';
import { useSession, type Session } from '../../api/session';
import { Alert } from '../../ui/Alert';
import { showFlaw } from '../../ui/show-flaw';
import { StillNeeded } from '../../ui/StillNeeded';
import { useSubmit } from '../../ui/use-submit';
import { useMinute, useToday } from '../../ui/use-today';
import { startSentence } from '../tours/departure-sentences';
import { noticeOf, type Departure } from '../tours/departures';
import { loadDepartures } from '../tours/departures-api';
import { PeopleField } from '../tours/PeopleField';
import type { TourKind } from '../tour-kinds';
import type { Messages } from '../words/messages';
import { bookingWords } from '../words/booking';
import { departuresWords } from '../words/departures';
import { formatWords } from '../words/format-words';
import { peopleFieldWords } from '../words/people-field';
import { useWords } from '../../ui/language';
import { Booked } from './Booked';
import { tourBookings } from './bookings-api';
import { contactErrors, contactFrom } from './contact-values';
import { ContactFields } from './ContactFields';
import { canWait, gridDayOf, isOpen, type CalendarWords } from './days';
import { dropDraft, parseDraft, storeDraft, type Draft } from './draft';
import { MonthGrid } from './MonthGrid';
import { StartChoice } from './StartChoice';
import { useKnownContact } from './use-known-contact';
import button from '../../ui/button.module.css';
import callout from '../../ui/callout.module.css';
import field from '../../ui/field.module.css';
import styles from './booking.module.css';

const MAX_PEOPLE = limits.people.maximum;

interface Props {
  kind: TourKind;
  tour: TourDetails;
}

/**
 * Books a tour: a date, where there is a choice a time, how many come, and how to reach them. Where there is
 * too little room, the party can wait for it. What was chosen stays chosen.
 */
export function Booking({ kind, tour }: Props) {
  const words = useWords(bookingWords);
  const { place } = tour;
  const { state, reload } = useOffer(kind, place);
  const [booked, setBooked] = useState<Made | null>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  // A draft opens the form by itself, and the focus stays where it is.
  const keepsFocus = useRef(storedDraft(tour.id) !== null);
  const visitor = visitorOf(useSession());

  useEffect(() => {
    if (!keepsFocus.current) headingRef.current?.focus();
    keepsFocus.current = false;
  }, [booked]);

  return (
    <section className={styles.booking} aria-labelledby="booking">
      <h2 id="booking" ref={headingRef} tabIndex={-1}>
        {booked === null ? words.title : titleOf(words, booked.ticket)}
      </h2>
      {booked ? (
        <Booked
          {...booked}
          onAnother={() => {
            setBooked(null);
            void reload();
          }}
        />
      ) : state.status === 'failed' ? (
        <Alert onRetry={() => void reload()}>{words.notLoaded(state.sentence)}</Alert>
      ) : state.status === 'loading' || visitor === undefined ? (
        <p role="status">{words.loading}</p>
      ) : (
        <Steps
          // Another visitor of the same browser finds nothing of what this one typed.
          key={visitor}
          tour={tour}
          user={visitor}
          departures={state.departures}
          onBooked={setBooked}
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

/** The username, null for a guest, and undefined until the session has been checked. */
function visitorOf(session: Session): string | null | undefined {
  if (session.status === 'signed-in') return session.user.username;
  // A user whose session has ended signs in again and goes on.
  return session.status === 'signed-out' ? (session.ended ?? null) : undefined;
}

/** What was made of what was chosen. */
interface Made {
  ticket: TicketRecord;
  meantToWait: boolean;
}

interface StepsProps {
  tour: TourDetails;
  /** The visitor's username; null for a guest. */
  user: string | null;
  departures: readonly Departure[];
  onBooked: (made: Made) => void;
  /** Asks for the departures again; resolves with null if they can't be loaded. */
  onReload: () => Promise<readonly Departure[] | null>;
}

function Steps({ tour, user, departures, onBooked, onReload }: StepsProps) {
  const format = useWords(formatWords);
  const words = useWords(bookingWords);
  const ofDepartures = useWords(departuresWords);
  const calendarWords: CalendarWords = { ...words, format, departures: ofDepartures };
  const now = useMinute();
  const today = useToday() ?? '';
  const [draft, setDraft] = useState<Draft>(() => firstDraft(tour, user, departures));
  const { date, startId, people, isLastStep } = draft;
  const change = (part: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...part }));
  };
  const known = useKnownContact();
  const contact = draft.contact ?? known;
  const { label: peopleLabel } = useWords(peopleFieldWords);
  const neededId = useId();
  const [sent, setSent] = useState('');
  // Counts how many times the next step had to wait for another choice.
  const [stops, setStops] = useState(0);
  const overlapping = useRef(false);
  const formRef = useRef<HTMLFormElement>(null);
  const waitRef = useRef<HTMLDivElement>(null);
  const whenRef = useRef<HTMLDivElement>(null);
  const contactRef = useRef<HTMLDivElement>(null);
  const bookings = useMemo(() => tourBookings(), []);
  const onDate = (day: string) => departures.filter((departure) => departure.date === day);
  const starts = onDate(date);
  const [onlyStart] = starts;
  const chosen = starts.length === 1 ? onlyStart : starts.find(({ id }) => id === startId);
  const last = departures.at(-1)?.date ?? today;
  const firstOpen = departures.find((departure) => isOpen(departure, now))?.date ?? today;

  // The browser scrolls a reloaded page before the form of a draft is there, and so to something else.
  useEffect(() => {
    const step = contactRef.current ?? whenRef.current;
    if (scrollY > 0) step?.scrollIntoView({ block: 'nearest' });
  }, []);
  useEffect(() => {
    if (draft.date !== '') storeDraft(tour.id, draft);
  }, [tour.id, draft]);

  const party = Number(people);
  const waits = chosen !== undefined && canWait(chosen, now, party);
  const takes = (start: Departure) =>
    isOpen(start, now, party) || (waits && canWait(start, now, party));
  const { sending, error, submit } = useSubmit(async () => {
    if (!chosen) return;
    if (!isLastStep) {
      // If that fails, the server decides when the booking is sent.
      const fresh = (await onReload()) ?? departures;
      const start = fresh.find(({ id }) => id === chosen.id);
      if (start === undefined || !takes(start)) {
        setStops((n) => n + 1);
        return;
      }
      flushSync(() => {
        change({ isLastStep: true });
      });
      show(contactRef.current);
      return;
    }
    if (!takes(chosen)) {
      setStops((n) => n + 1);
      return;
    }
    setSent(chosen.id);
    const given = contactFrom(contact);
    const isAsked = overlapping.current;
    overlapping.current = false;
    try {
      const ticket = await bookings.create(tour.id, {
        ...{ date, people: party },
        ...(starts.length > 1 && { time: departureTime(chosen.id) }),
        ...(given && { contact: given }),
        ...(isAsked && { overlapping: true }),
        ...(waits && { waiting: true }),
      });
      dropDraft(tour.id);
      onBooked({ ticket, meantToWait: waits });
    } catch (reason) {
      void onReload();
      throw reason;
    }
  });
  const fields = fieldsOf(error);
  const ofWhen = chosen?.id === sent ? (fields.date ?? fields.time ?? fields.day) : undefined;
  const capacity = chosen?.status === 'CLOSED' ? undefined : (chosen?.capacity ?? undefined);
  const isTooLarge = capacity !== undefined && party > capacity;
  const lack =
    chosen && !isTooLarge && !isOpen(chosen, now, party)
      ? lackOf(words, ofDepartures, chosen, waits)
      : starts.length === 0
        ? words.lack(words.closed)
        : undefined;
  const needed = chosen && people.trim() === '' ? [peopleLabel] : [];

  // What is wrong may be above the window, or under the header.
  useEffect(() => {
    if (error !== null) showFlaw(formRef.current, waitRef.current);
  }, [error]);
  useEffect(() => {
    if (stops > 0) showFlaw(formRef.current, waitRef.current);
  }, [stops]);

  return (
    <form ref={formRef} className={styles.steps} aria-busy={sending} onSubmit={submit}>
      <MonthGrid
        first={today < firstOpen ? today : firstOpen}
        last={last}
        chosen={date}
        dayOf={(day) => gridDayOf(calendarWords, day, onDate(day), now, true)}
        onChoose={(day) => {
          flushSync(() => {
            change({ date: day, startId: '' });
          });
          show(whenRef.current);
        }}
      />
      {date !== '' && (
        <Step stepRef={whenRef} title={format.dayAndDate(date)}>
          <StartChoice
            starts={starts}
            chosenId={startId}
            canChoose={(start) => isOpen(start, now) || canWait(start, now)}
            onChoose={(id) => {
              change({ startId: id });
            }}
          />
          {chosen && <p className={field.hint}>{startSentence(ofDepartures, chosen)}</p>}
          <PeopleField
            value={people}
            onChange={(typed) => {
              change({ people: typed });
            }}
            most={Math.min(tour.maxPartySize ?? MAX_PEOPLE, capacity ?? MAX_PEOPLE)}
            flaw={isTooLarge ? words.tooLarge(capacity) : undefined}
            error={fields.people}
          />
          {(ofWhen ?? lack) !== undefined && (
            <p className={field.error} role="alert">
              {ofWhen ?? lack}
            </p>
          )}
          {waits && (
            <div ref={waitRef} className={callout.notice}>
              <p>{words.wait.offer(party)}</p>
              <p>{words.wait.free}</p>
            </div>
          )}
        </Step>
      )}
      {isLastStep && (
        <Step stepRef={contactRef} title={words.reach}>
          <ContactFields
            values={contact}
            onChange={(typed) => {
              change({ contact: typed });
            }}
            errors={contactErrors(fields)}
            required={tour.contactRequired || waits}
          />
        </Step>
      )}
      {fields.overlapping !== undefined && chosen?.id === sent ? (
        <div className={styles.next} role="alert">
          <p>{fields.overlapping}</p>
          <button
            className={button.button}
            type="submit"
            aria-disabled={sending}
            onClick={() => {
              overlapping.current = true;
            }}
          >
            {waits ? words.wait.joinBoth : words.bookBoth}
          </button>
        </div>
      ) : (
        date !== '' && (
          <button
            className={button.button}
            type="submit"
            disabled={!sending && (!chosen || needed.length > 0)}
            aria-disabled={sending || undefined}
            aria-describedby={needed.length > 0 ? neededId : undefined}
          >
            {!chosen
              ? words.chooseTime
              : isLastStep
                ? (waits ? words.wait.joinFor : words.book)(format.time(chosen.localDateTimeStart))
                : waits
                  ? words.wait.join
                  : words.goOn}
          </button>
        )
      )}
      <StillNeeded id={neededId} labels={needed} />
      {error !== null && Object.keys(fields).length === 0 && (
        <Alert>{waits ? sentenceOf(error) : words.notBooked(sentenceOf(error))}</Alert>
      )}
    </form>
  );
}

/** The draft that the visitor's tab has kept, as far as it can still be booked; otherwise an empty one. */
function firstDraft(
  tour: TourDetails,
  user: string | null,
  departures: readonly Departure[],
): Draft {
  const text = storedDraft(tour.id);
  const kept = text === null ? null : parseDraft(text, user);
  if (kept && departures.some(({ date }) => date === kept.date)) return kept;
  dropDraft(tour.id);
  const people = String(Math.min(2, tour.maxPartySize ?? 2));
  return { user, date: '', startId: '', people, contact: null, isLastStep: false };
}

/** Why a departure doesn't take a party; nothing of one that is full, which says so itself, and can be waited for. */
function lackOf(
  words: Messages['booking'],
  ofDepartures: Messages['departures'],
  departure: Departure,
  waits: boolean,
): string | undefined {
  const { vacancies } = departure;
  if (waits && vacancies === 0) return undefined;
  const left = waits && vacancies !== null ? ofDepartures.notice.left(vacancies) : words.closed;
  return words.lack(noticeOf(ofDepartures, departure) ?? left);
}

interface StepProps {
  stepRef: Ref<HTMLDivElement>;
  title: string;
  children: ReactNode;
}

/** A step of the booking, to be gone to when it comes. */
function Step({ stepRef, title, children }: StepProps) {
  return (
    <div className={styles.next} ref={stepRef} tabIndex={-1} role="group" aria-label={title}>
      <h3>{title}</h3>
      {children}
    </div>
  );
}

function show(step: HTMLElement | null): void {
  step?.scrollIntoView({ block: 'nearest' });
  step?.focus({ preventScroll: true });
}

type OfferState =
  | { status: 'loading' }
  | { status: 'failed'; sentence: string }
  | { status: 'ready'; departures: Departure[] };

/** All coming departures of a tour; what is known already is kept while they are asked for again. */
function useOffer(kind: TourKind, place: string) {
  const [state, setState] = useState<OfferState>({ status: 'loading' });
  const { list } = kind;
  const reload = useCallback(async () => {
    try {
      const departures = await loadDepartures({ list, place });
      setState({ status: 'ready', departures });
      return departures;
    } catch (error) {
      setState((before) =>
        before.status === 'ready' ? before : { status: 'failed', sentence: sentenceOf(error) },
      );
      return null;
    }
  }, [list, place]);
  useEffect(() => {
    void reload();
  }, [reload]);
  return { state, reload };
}
