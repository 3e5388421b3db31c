import { useEffect, useId, useRef, useState } from 'react';
import { departureTime } from 'shared/departure-id';
import { ApiError, fieldErrorsOf, errorSentence } from '../../../api/client';
import type { TourDetails } from '../../../api/schema';
import { Alert } from '../../../ui/Alert';
import { MissingFields } from '../../../ui/MissingFields';
import { useSubmit } from '../../../ui/use-submit';
import { useNow, useToday } from '../../../ui/use-today';
import { gridDayOf, isOpen, type CalendarWords } from '../../departures/days';
import { MonthGrid } from '../../departures/MonthGrid';
import { StartChoice } from '../../departures/StartChoice';
import { startSentence } from '../../departures/departure-sentences';
import { noticeOf, type Departure } from '../../departures/departures';
import { loadDepartures } from '../../departures/departures-api';
import { PeopleField } from '../../departures/PeopleField';
import { bookingWords } from '../../words/booking';
import { departuresWords } from '../../words/departures';
import { formatWords } from '../../words/format-words';
import { peopleFieldWords } from '../../words/people-field';
import { ticketWords } from '../../words/ticket';
import { useWords } from '../../../ui/language';
import type { Ticket, TicketApi } from './ticket-api';
import button from '../../../ui/button.module.css';
import field from '../../../ui/field.module.css';
import styles from './form.module.css';

interface Props {
  api: TicketApi;
  ticket: Ticket;
  /** The tour's details; null if they couldn't be loaded. */
  tour: TourDetails | null;
  onChange: (ticket: Ticket) => void;
  onDismiss: () => void;
}

type DeparturesState =
  | { status: 'loading' }
  | { status: 'failed'; sentence: string }
  | { status: 'ready'; departures: Departure[] };

/** Changes a booking's date, time, or number of people. */
export function ChangeForm(props: Props) {
  const { ticket, onDismiss } = props;
  const words = useWords(bookingWords);
  const { dismiss } = useWords(ticketWords);
  const { state, reload } = useTicketDepartures(ticket);
  const formRef = useRef<HTMLDivElement>(null);

  // The button that opened the form is gone, so the form takes the focus.
  useEffect(() => {
    formRef.current?.focus();
  }, []);

  return (
    <div
      className={styles.form}
      ref={formRef}
      tabIndex={-1}
      role="group"
      aria-labelledby="changing"
    >
      {state.status === 'failed' ? (
        <Alert onRetry={reload}>{words.notLoaded(state.sentence)}</Alert>
      ) : state.status === 'loading' ? (
        <p role="status">{words.loading}</p>
      ) : (
        <ChangeFields {...props} departures={state.departures} onRefused={reload} />
      )}
      {state.status !== 'ready' && (
        <button className={button.quiet} type="button" onClick={onDismiss}>
          {dismiss}
        </button>
      )}
    </div>
  );
}

interface ChangeFieldsProps extends Props {
  departures: readonly Departure[];
  onRefused: () => void;
}

function ChangeFields({
  api,
  ticket,
  tour,
  departures,
  onChange,
  onDismiss,
  onRefused,
}: ChangeFieldsProps) {
  const format = useWords(formatWords);
  const words = useWords(bookingWords);
  const { dismiss } = useWords(ticketWords);
  const departureTexts = useWords(departuresWords);
  const calendarWords: CalendarWords = { ...words, format, departures: departureTexts };
  const { departure: bookedDeparture } = ticket;
  const now = useNow();
  const today = useToday() ?? bookedDeparture.date;
  const [date, setDate] = useState(bookedDeparture.date);
  const [startId, setStartId] = useState(bookedDeparture.id);
  const [people, setPeople] = useState(String(ticket.people));
  const [sentStartId, setSentStartId] = useState('');
  const dateStepRef = useRef<HTMLDivElement>(null);
  const departuresOn = (day: string) => departures.filter((departure) => departure.date === day);
  const starts = departuresOn(date);
  const chosenDeparture = starts.length === 1 ? starts[0] : starts.find(({ id }) => id === startId);
  const lastDate = departures.at(-1)?.date ?? bookedDeparture.date;

  const { sending, error, submit } = useSubmit(async () => {
    if (!chosenDeparture) return;
    setSentStartId(chosenDeparture.id);
    const time = starts.length > 1 ? { time: departureTime(chosenDeparture.id) } : {};
    try {
      onChange(await api.change({ date, people: Number(people), ...time }));
    } catch (reason) {
      onRefused();
      throw reason;
    }
  });
  const fieldErrors = fieldErrorsOf(error);
  // This form has no field for the email.
  const emailError = fieldErrors['contact.email'];
  const departureError =
    chosenDeparture?.id === sentStartId ? (fieldErrors.date ?? fieldErrors.time) : undefined;
  const shortage =
    chosenDeparture && !isOpen(chosenDeparture, now, Number(people))
      ? words.shortage(noticeOf(departureTexts, chosenDeparture) ?? words.closed)
      : undefined;
  const { label: peopleLabel } = useWords(peopleFieldWords);
  const missingFieldsId = useId();
  const missingLabels = people.trim() === '' ? [peopleLabel] : [];
  const isUnchanged =
    chosenDeparture?.id === bookedDeparture.id && Number(people) === ticket.people;

  return (
    <form className={styles.form} aria-labelledby="changing" aria-busy={sending} onSubmit={submit}>
      <MonthGrid
        firstDate={today}
        lastDate={lastDate < bookedDeparture.date ? bookedDeparture.date : lastDate}
        chosenDate={date}
        dayOf={(day) => gridDayOf(calendarWords, day, departuresOn(day), now)}
        onChoose={(day) => {
          setDate(day);
          setStartId(day === bookedDeparture.date ? bookedDeparture.id : '');
          dateStepRef.current?.scrollIntoView({ block: 'nearest' });
          dateStepRef.current?.focus({ preventScroll: true });
        }}
      />
      <div
        className={styles.form}
        ref={dateStepRef}
        tabIndex={-1}
        role="group"
        aria-label={format.dayAndDate(date)}
      >
        <h3>{format.dayAndDate(date)}</h3>
        <StartChoice
          starts={starts}
          chosenId={startId}
          canChoose={(start) => isOpen(start, now)}
          onChoose={setStartId}
        />
        {chosenDeparture && (
          <p className={field.hint}>{startSentence(departureTexts, chosenDeparture)}</p>
        )}
        <PeopleField
          value={people}
          onChange={setPeople}
          // A party above a limit that the guide set later may keep its size.
          maxPeople={tour?.maxPartySize && Math.max(tour.maxPartySize, ticket.people)}
          error={fieldErrors.people}
        />
        {(departureError ?? shortage) !== undefined && (
          <p className={field.error} role="alert">
            {departureError ?? shortage}
          </p>
        )}
        {error !== null && (Object.keys(fieldErrors).length === 0 || emailError !== undefined) && (
          <Alert>{words.notSaved(emailError ?? errorSentence(error))}</Alert>
        )}
        <div className={styles.buttons}>
          <button
            className={button.button}
            type="submit"
            disabled={!sending && (!chosenDeparture || isUnchanged || missingLabels.length > 0)}
            aria-disabled={sending || undefined}
            aria-describedby={missingLabels.length > 0 ? missingFieldsId : undefined}
          >
            {words.save}
          </button>
          <button className={button.quiet} type="button" onClick={onDismiss}>
            {dismiss}
          </button>
        </div>
        <MissingFields id={missingFieldsId} labels={missingLabels} />
      </div>
    </form>
  );
}

/** Loads all upcoming departures of the ticket's tour, counting this party's own spots as free. */
function useTicketDepartures({ list, place, people, departure }: Ticket) {
  const [state, setState] = useState<DeparturesState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    loadDepartures({ list, place })
      // The API rejects the place of a hidden tour, which leaves only the booked departure.
      .catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 400) return [];
        throw error;
      })
      .then(
        (all) => {
          if (!isCurrent) return;
          const isListed = all.some(({ id }) => id === departure.id);
          const departures = (isListed ? all : [departure, ...all]).map((each) =>
            each.id === departure.id ? addOwnSpots(each, people) : each,
          );
          setState({ status: 'ready', departures });
        },
        (error: unknown) => {
          if (!isCurrent) return;
          setState((before) =>
            before.status === 'ready'
              ? before
              : { status: 'failed', sentence: errorSentence(error) },
          );
        },
      );
    return () => {
      isCurrent = false;
    };
  }, [list, place, departure, people, attempt]);
  return {
    state,
    reload: () => {
      setAttempt((n) => n + 1);
    },
  };
}

/** Counts the party's own spots as vacancies, since the party may keep them. */
function addOwnSpots(departure: Departure, people: number): Departure {
  const { vacancies, status } = departure;
  if (vacancies === null) return departure;
  const isFull = status === 'SOLD_OUT';
  return { ...departure, vacancies: vacancies + people, status: isFull ? 'LIMITED' : status };
}
