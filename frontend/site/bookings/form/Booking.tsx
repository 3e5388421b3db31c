import { useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { departureTime } from 'shared/departure-id';
import { sumCents } from 'shared/party-price';
import { tourPath } from 'shared/tour-page';
import { DEFAULT_PEOPLE, getStoredDraft } from '../../../api/booking-drafts';
import { ApiError, callApi, fieldErrorsOf, errorSentence } from '../../../api/client';
import { BookingInput as limits } from '../../../api/limits';
import type { TicketRecord, TourDetails } from '../../../api/schema';
import { useSession, type Session } from '../../../api/session';
import { Alert } from '../../../ui/Alert';
import { focusFirstError } from '../../../ui/focus-first-error';
import { MissingFields } from '../../../ui/MissingFields';
import { useSubmit } from '../../../ui/use-submit';
import { useNow, useToday } from '../../../ui/use-today';
import type { Departure } from '../../departures/departures';
import { loadDepartures } from '../../departures/departures-api';
import type { TourKind } from '../../departures/tour-kinds';
import { BookingConfirmation } from './BookingConfirmation';
import { callAsVisitor } from '../../../api/visitor-api';
import { toContactErrors, toContactInput } from './contact-values';
import { ContactFields } from './ContactFields';
import { deleteDraft, parseDraft, storeDraft, type Draft } from './draft';
import { useDefaultContact } from './use-default-contact';
import { countVisit } from '../../visits/count-visit';
import { texts } from './texts.en';
import { format } from '../../texts/format.en';
import { texts as departureTexts } from '../../departures/texts.en';
import { texts as monthTexts } from '../../departures/month/texts.en';
import { chosenDeparture, MonthPicker } from '../../departures/month/MonthPicker';
import { explainUnavailable } from '../../departures/month/unavailable';
import { hasWaitlistFor, isOpen } from '../../departures/departures';
import { focusStep } from '../../../ui/focus-step';
import { useRemote } from '../../../ui/use-remote';
import button from '../../../ui/button.module.css';
import callout from '../../../ui/callout.module.css';
import styles from './booking.module.css';

const MAX_PEOPLE = limits.people.maximum;

interface Props {
  kind: TourKind;
  tour: TourDetails;
}

/**
 * Books a tour in steps: a date, a time if the date has several, the number of people, and contact details. If a
 * departure has too few spots, the party can join its waitlist. Going back to a step keeps the other choices.
 */
export function Booking({ kind, tour }: Props) {
  const { place } = tour;
  const { state, reload } = useRemote(`${kind.list} ${place}`, () =>
    loadDepartures({ list: kind.list, place }),
  );
  const [result, setResult] = useState<BookingResult | null>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  // If a draft opens the form on page load, the focus shouldn't move.
  const skipsFocus = useRef(getStoredDraft(tour.id) !== null);
  const username = usernameOf(useSession());

  useEffect(() => {
    if (!skipsFocus.current) headingRef.current?.focus();
    skipsFocus.current = false;
  }, [result]);

  return (
    <section className={styles.booking} aria-labelledby="booking">
      <h2 id="booking" ref={headingRef} tabIndex={-1}>
        {result === null ? texts.title : titleOf(result.ticket)}
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
        <Alert onRetry={() => void reload()}>
          {monthTexts.notLoaded(errorSentence(state.error))}
        </Alert>
      ) : state.status === 'loading' || username === undefined ? (
        <p role="status">{monthTexts.loading}</p>
      ) : (
        <Steps
          // A different visitor in the same browser gets an empty form.
          key={username}
          tour={tour}
          user={username}
          departures={state.data}
          onBooked={setResult}
          onReload={reload}
        />
      )}
    </section>
  );
}

function titleOf({ status }: TicketRecord): string {
  if (status === 'CONFIRMED') return texts.booked;
  return status === 'ON_HOLD' ? texts.held.title : texts.wait.joined;
}

/** Returns the username; null for a guest, and undefined until the session has been checked. */
function usernameOf(session: Session): string | null | undefined {
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
  const now = useNow();
  const today = useToday() ?? '';
  const [draft, setDraft] = useState<Draft>(() => loadDraft(tour, user, departures));
  const { date, people, ages, isLastStep } = draft;
  const pagePath = tourPath(tour.id);
  const [price, setPrice] = useState(tour.price);
  const updateDraft = (changes: Partial<Draft>) => {
    if (changes.date !== undefined) countVisit(pagePath, 'DATE_CHOSEN');
    setDraft((previous) => ({ ...previous, ...changes }));
  };
  const defaultContact = useDefaultContact();
  const contact = draft.contact ?? defaultContact;
  const { label: peopleLabel } = departureTexts.peopleField;
  const missingFieldsId = useId();
  const [sentDepartureId, setSentDepartureId] = useState('');
  // Counts the attempts to continue with a departure that has too few spots.
  const [blockedCount, setBlockedCount] = useState(0);
  const acceptsOverlap = useRef(false);
  const formRef = useRef<HTMLFormElement>(null);
  const waitlistNoticeRef = useRef<HTMLDivElement>(null);
  const contactStepRef = useRef<HTMLDivElement>(null);
  const { departuresOnDate, departure } = chosenDeparture(departures, draft);
  const firstOpenDate = departures.find((option) => isOpen(option, now))?.date ?? today;

  // Scrolls to the draft's step, because the browser restores the scroll position before the form has rendered.
  useEffect(() => {
    const step = contactStepRef.current ?? formRef.current?.querySelector('[role="group"]');
    if (scrollY > 0) step?.scrollIntoView({ block: 'nearest' });
  }, []);
  useEffect(() => {
    if (draft.date !== '') storeDraft(tour.id, draft);
  }, [tour.id, draft]);

  const partySize = Number(people);
  const joinsWaitlist = departure !== undefined && hasWaitlistFor(departure, now, partySize);
  const canChoose = (option: Departure) =>
    isOpen(option, now, partySize) || (joinsWaitlist && hasWaitlistFor(option, now, partySize));
  const { sending, error, submit } = useSubmit(async () => {
    if (!departure) return;
    if (!isLastStep) {
      // A date chosen in the list of tours hasn't been counted yet.
      countVisit(pagePath, 'DATE_CHOSEN');
      // If the reload fails, the server checks the vacancies when the booking is sent.
      const latestDepartures = (await onReload()) ?? departures;
      const latestDeparture = latestDepartures.find(({ id }) => id === departure.id);
      if (latestDeparture === undefined || !canChoose(latestDeparture)) {
        setBlockedCount((n) => n + 1);
        return;
      }
      flushSync(() => {
        updateDraft({ isLastStep: true });
      });
      focusStep(contactStepRef.current);
      return;
    }
    if (!canChoose(departure)) {
      setBlockedCount((n) => n + 1);
      return;
    }
    countVisit(pagePath, 'CONTACT_GIVEN');
    setSentDepartureId(departure.id);
    const contactInput = toContactInput(contact);
    const isOverlapAccepted = acceptsOverlap.current;
    acceptsOverlap.current = false;
    try {
      const ticket = await callAsVisitor('POST /tours/{id}/bookings', {
        path: { id: tour.id },
        body: {
          date,
          people: partySize,
          ...(ages && { ages }),
          ...(price && { expectedCents: sumCents(price, { people: partySize, ages }) }),
          ...(departuresOnDate.length > 1 && { time: departureTime(departure.id) }),
          ...(contactInput && { contact: contactInput }),
          ...(isOverlapAccepted && { overlapping: true }),
          ...(joinsWaitlist && { waiting: true }),
        },
      });
      if (ticket.status === 'CONFIRMED') countVisit(pagePath, 'BOOKED');
      deleteDraft(tour.id);
      onBooked({ ticket, expectedToWait: joinsWaitlist });
    } catch (reason) {
      void onReload();
      if (reason instanceof ApiError && reason.code === 'price-changed') {
        const reloadedTour = await callApi('GET /tours/{id}', { path: { id: tour.id } }).catch(
          () => tour,
        );
        setPrice(reloadedTour.price);
      }
      throw reason;
    }
  });
  const fieldErrors = fieldErrorsOf(error);
  const departureError =
    departure?.id === sentDepartureId
      ? (fieldErrors.date ?? fieldErrors.time ?? fieldErrors.day)
      : undefined;
  const capacity = departure?.status === 'CLOSED' ? undefined : (departure?.capacity ?? undefined);
  const isPartyTooLarge = capacity !== undefined && partySize > capacity;
  let shortage: string | undefined;
  if (departuresOnDate.length === 0) shortage = monthTexts.noTours;
  else if (departure && !isPartyTooLarge && !isOpen(departure, now, partySize)) {
    // If the departure is full, the notice about the waitlist explains it.
    const isExplainedByNotice = joinsWaitlist && departure.vacancies === 0;
    shortage = isExplainedByNotice ? undefined : explainUnavailable(departure, now);
  }
  let submitLabel = departuresOnDate.length === 0 ? texts.toContact : monthTexts.chooseTime;
  if (departure && isLastStep) {
    const time = format.time(departure.localDateTimeStart);
    submitLabel = joinsWaitlist ? texts.wait.joinFor(time) : texts.book(time);
  } else if (departure) {
    submitLabel = joinsWaitlist ? texts.wait.join : texts.toContact;
  }
  const missingLabels = departure && people.trim() === '' ? [peopleLabel] : [];

  // Focusing the first error also scrolls to it, because it may be outside the window, or behind the header.
  useEffect(() => {
    if (error !== null) focusFirstError(formRef.current, waitlistNoticeRef.current);
  }, [error]);
  useEffect(() => {
    if (blockedCount > 0) focusFirstError(formRef.current, waitlistNoticeRef.current);
  }, [blockedCount]);

  return (
    <form ref={formRef} className={styles.steps} aria-busy={sending} onSubmit={submit}>
      <MonthPicker
        departures={departures}
        firstDate={today < firstOpenDate ? today : firstOpenDate}
        lastDate={departures.at(-1)?.date ?? today}
        choice={draft}
        canJoinWaitlist
        maxPeople={Math.min(tour.maxPartySize ?? MAX_PEOPLE, capacity ?? MAX_PEOPLE)}
        bookingError={isPartyTooLarge ? monthTexts.tooLarge(capacity) : undefined}
        peopleError={fieldErrors.people}
        agesError={fieldErrors.ages}
        price={price}
        error={departureError ?? shortage}
        onChange={updateDraft}
      >
        {joinsWaitlist && (
          <div ref={waitlistNoticeRef} className={callout.notice}>
            <p>{texts.wait.offer(partySize)}</p>
            <p>{texts.wait.noObligation}</p>
          </div>
        )}
      </MonthPicker>
      {isLastStep && (
        <div
          className={styles.next}
          ref={contactStepRef}
          tabIndex={-1}
          role="group"
          aria-label={texts.contactTitle}
        >
          <h3>{texts.contactTitle}</h3>
          <ContactFields
            values={contact}
            onChange={(typed) => {
              updateDraft({ contact: typed });
            }}
            errors={toContactErrors(fieldErrors)}
            required={tour.contactRequired || joinsWaitlist}
          />
        </div>
      )}
      {fieldErrors.overlapping !== undefined && departure?.id === sentDepartureId ? (
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
            {joinsWaitlist ? texts.wait.joinBoth : texts.bookBoth}
          </button>
        </div>
      ) : (
        date !== '' && (
          <button
            className={button.button}
            type="submit"
            disabled={!sending && (!departure || missingLabels.length > 0)}
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
          {joinsWaitlist ? errorSentence(error) : texts.notBooked(errorSentence(error))}
        </Alert>
      )}
    </form>
  );
}

/**
 * Loads the draft stored in this tab. If its date has no departures anymore, deletes it and returns an empty draft.
 */
function loadDraft(
  tour: TourDetails,
  user: string | null,
  departures: readonly Departure[],
): Draft {
  const text = getStoredDraft(tour.id);
  const storedDraft = text === null ? null : parseDraft(text, user);
  if (storedDraft && departures.some(({ date }) => date === storedDraft.date)) return storedDraft;
  deleteDraft(tour.id);
  const people = String(Math.min(DEFAULT_PEOPLE, tour.maxPartySize ?? DEFAULT_PEOPLE));
  return { user, date: '', startId: '', people, contact: null, isLastStep: false };
}
