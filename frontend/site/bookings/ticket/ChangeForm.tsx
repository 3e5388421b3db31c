import { useEffect, useId, useRef, useState } from 'react';
import { departureTime } from 'shared/departure-id';
import { sumCents } from 'shared/party-price';
import { ApiError, fieldErrorsOf, errorSentence } from '../../../api/client';
import type { TourDetails } from '../../../api/schema';
import { Alert } from '../../../ui/Alert';
import { MissingFields } from '../../../ui/MissingFields';
import { useSubmit } from '../../../ui/use-submit';
import { useNow, useToday } from '../../../ui/use-today';
import type { Departure } from '../../departures/departures';
import { loadDepartures } from '../../departures/departures-api';
import type { Ticket, TicketApi } from '../ticket-api';
import { texts } from './texts.en';
import { texts as departureTexts } from '../../departures/texts.en';
import { texts as monthTexts } from '../../departures/month/texts.en';
import { chosenDeparture, MonthPicker, type MonthChoice } from '../../departures/month/MonthPicker';
import { explainUnavailable } from '../../departures/month/unavailable';
import { isOpen } from '../../departures/departures';
import { useRemote } from '../../../ui/use-remote';
import button from '../../../ui/button.module.css';
import styles from './form.module.css';

interface Props {
  api: TicketApi;
  ticket: Ticket;
  /** The tour's details; null if they couldn't be loaded. */
  tour: TourDetails | null;
  onChange: (ticket: Ticket) => void;
  onDismiss: () => void;
}

/** Changes a booking's date, time, or number of people. */
export function ChangeForm(props: Props) {
  const { ticket, onDismiss } = props;
  const { dismiss } = texts;
  const { state, reload, retry } = useRemote(
    `${ticket.departure.id} ${String(ticket.people)}`,
    () => loadDeparturesFor(ticket),
  );
  const formRef = useRef<HTMLDivElement>(null);

  // The button that opened the form has disappeared, so the form takes the focus.
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
        <Alert onRetry={retry}>{monthTexts.notLoaded(errorSentence(state.error))}</Alert>
      ) : state.status === 'loading' ? (
        <p role="status">{monthTexts.loading}</p>
      ) : (
        <ChangeFields {...props} departures={state.data} onRefused={() => void reload()} />
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
  const { dismiss } = texts;
  const { departure: bookedDeparture } = ticket;
  const now = useNow();
  const today = useToday() ?? bookedDeparture.date;
  const [choice, setChoice] = useState<MonthChoice>({
    date: bookedDeparture.date,
    startId: bookedDeparture.id,
    people: String(ticket.people),
    ...(ticket.ages && { ages: ticket.ages }),
  });
  const [price, setPrice] = useState(ticket.price);
  const [sentDepartureId, setSentDepartureId] = useState('');
  const { departuresOnDate, departure } = chosenDeparture(departures, choice);
  const people = Number(choice.people);
  const { ages } = choice;
  const lastDate = departures.at(-1)?.date ?? bookedDeparture.date;

  const { sending, error, submit } = useSubmit(async () => {
    if (!departure) return;
    setSentDepartureId(departure.id);
    try {
      onChange(
        await api.change({
          date: choice.date,
          people,
          ...(ages && { ages }),
          ...(price && { expectedCents: sumCents(price, { people, ages }) }),
          ...(departuresOnDate.length > 1 && { time: departureTime(departure.id) }),
        }),
      );
    } catch (reason) {
      onRefused();
      if (reason instanceof ApiError && reason.code === 'price-changed') {
        setPrice((await api.load().catch(() => ticket)).price);
      }
      throw reason;
    }
  });
  const fieldErrors = fieldErrorsOf(error);
  // This form has no email field, so the error appears as an alert.
  const emailError = fieldErrors['contact.email'];
  const departureError =
    departure?.id === sentDepartureId ? (fieldErrors.date ?? fieldErrors.time) : undefined;
  const shortage =
    departure && !isOpen(departure, now, people) ? explainUnavailable(departure, now) : undefined;
  const { label: peopleLabel } = departureTexts.peopleField;
  const missingFieldsId = useId();
  const missingLabels = choice.people.trim() === '' ? [peopleLabel] : [];
  const isUnchanged =
    departure?.id === bookedDeparture.id && people === ticket.people && ages === ticket.ages;

  return (
    <form className={styles.form} aria-labelledby="changing" aria-busy={sending} onSubmit={submit}>
      <MonthPicker
        departures={departures}
        firstDate={today}
        lastDate={lastDate < bookedDeparture.date ? bookedDeparture.date : lastDate}
        choice={choice}
        // A party may keep its size even if the guide has lowered the limit since it booked.
        maxPeople={tour?.maxPartySize && Math.max(tour.maxPartySize, ticket.people)}
        peopleError={fieldErrors.people}
        agesError={fieldErrors.ages}
        price={price}
        error={departureError ?? shortage}
        onChange={(changes) => {
          // Choosing the booked date again also chooses the booked departure.
          const startId =
            changes.date === bookedDeparture.date ? bookedDeparture.id : changes.startId;
          setChoice((previous) => ({
            ...previous,
            ...changes,
            ...(startId !== undefined && { startId }),
          }));
        }}
      >
        {error !== null && (Object.keys(fieldErrors).length === 0 || emailError !== undefined) && (
          <Alert>{texts.changeForm.notSaved(emailError ?? errorSentence(error))}</Alert>
        )}
        <div className={styles.buttons}>
          <button
            className={button.button}
            type="submit"
            disabled={!sending && (!departure || isUnchanged || missingLabels.length > 0)}
            aria-disabled={sending || undefined}
            aria-describedby={missingLabels.length > 0 ? missingFieldsId : undefined}
          >
            {texts.changeForm.save}
          </button>
          <button className={button.quiet} type="button" onClick={onDismiss}>
            {dismiss}
          </button>
        </div>
        <MissingFields id={missingFieldsId} labels={missingLabels} />
      </MonthPicker>
    </form>
  );
}

/** Loads all upcoming departures of the ticket's tour, counting this party's own spots as free. */
async function loadDeparturesFor({ list, place, people, departure }: Ticket): Promise<Departure[]> {
  // The API rejects the place of a hidden tour. In that case, only the booked departure remains.
  const upcoming = await loadDepartures({ list, place }).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 400) return [];
    throw error;
  });
  const isListed = upcoming.some(({ id }) => id === departure.id);
  return (isListed ? upcoming : [departure, ...upcoming]).map((option) =>
    option.id === departure.id ? addOwnSpots(option, people) : option,
  );
}

/** Counts the party's own spots as vacancies, since the party may keep them. */
function addOwnSpots(departure: Departure, people: number): Departure {
  const { vacancies, status } = departure;
  if (vacancies === null) return departure;
  const isFull = status === 'SOLD_OUT';
  return { ...departure, vacancies: vacancies + people, status: isFull ? 'LIMITED' : status };
}
