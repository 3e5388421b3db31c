import { useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { Ages } from 'shared/party-price';
import type { Price } from 'shared/price';
import { focusStep } from '../../../ui/focus-step';
import { GuideCard } from '../../../ui/GuideCard';
import { useNow } from '../../../ui/use-today';
import { AgeFields } from '../../price/AgeFields';
import { PartyPrice } from '../../price/PartyPrice';
import { format } from '../../texts/format.en';
import { specialDaySentence, startSentence } from '../departure-sentences';
import { hasWaitlistFor, isOpen, type Departure } from '../departures';
import { PeopleField } from '../PeopleField';
import { gridDayOf } from './days';
import { MonthGrid } from './MonthGrid';
import { DepartureChoice } from './DepartureChoice';
import callout from '../../../ui/callout.module.css';
import field from '../../../ui/field.module.css';
import styles from './month-picker.module.css';

/** A date, a departure, and the number of people, as the visitor chose them. */
export interface MonthChoice {
  /** Empty until a date is chosen. */
  date: string;
  /** The id of the chosen departure; may be empty even if the date's only departure is chosen. */
  startId: string;
  /** The number as typed; may be empty. */
  people: string;
  /** The number of people in each age group other than adults; undefined until the visitor has chosen. */
  ages?: Ages;
}

interface Props {
  /** All departures that can be chosen, earliest first. */
  departures: readonly Departure[];
  /** The first and the last date that the calendar shows. */
  firstDate: string;
  lastDate: string;
  choice: MonthChoice;
  /** Whether a full departure can be chosen, to join its waitlist. */
  canJoinWaitlist?: boolean;
  /** The limit for one booking. */
  maxPeople?: number | undefined;
  /** The price that the party will pay, if there is one. */
  price: Price | undefined;
  /** Why the number of people can't be booked, although it is valid. */
  bookingError?: string | undefined;
  peopleError: string | undefined;
  agesError: string | undefined;
  /** Why the departure can't be booked. */
  error: string | undefined;
  onChange: (changes: Partial<MonthChoice>) => void;
  /** Shown below the fields. */
  children?: ReactNode;
}

/** Lets the visitor choose a date in a month, a departure if the date has several, and the number of people. */
export function MonthPicker(props: Props) {
  const { departures, firstDate, lastDate, choice, canJoinWaitlist = false } = props;
  const { maxPeople, bookingError, peopleError, agesError, error, onChange, children } = props;
  const { price } = props;
  const now = useNow();
  const stepRef = useRef<HTMLDivElement>(null);
  const departuresOn = (day: string) => departures.filter(({ date }) => date === day);
  const { departuresOnDate, departure } = chosenDeparture(departures, choice);
  const specialDayText = departure && specialDaySentence(departure);
  return (
    <>
      <MonthGrid
        firstDate={firstDate}
        lastDate={lastDate}
        chosenDate={choice.date}
        describeDay={(day) => gridDayOf(day, departuresOn(day), now, canJoinWaitlist)}
        onChoose={(date) => {
          flushSync(() => {
            onChange({ date, startId: '' });
          });
          focusStep(stepRef.current);
        }}
      />
      {/* The calendar's days are buttons, so this field keeps the date when the language changes. */}
      <input
        type="date"
        name="date"
        hidden
        value={choice.date}
        onChange={({ target }) => {
          onChange({ date: target.value, startId: '' });
        }}
      />
      {choice.date !== '' && (
        <div
          className={styles.step}
          ref={stepRef}
          tabIndex={-1}
          role="group"
          aria-label={format.dayAndDate(choice.date)}
        >
          <h3>{format.dayAndDate(choice.date)}</h3>
          <DepartureChoice
            departures={departuresOnDate}
            chosenId={choice.startId}
            canChoose={(option) =>
              isOpen(option, now) || (canJoinWaitlist && hasWaitlistFor(option, now))
            }
            onChoose={(startId) => {
              onChange({ startId });
            }}
          />
          {departure && <p className={field.hint}>{startSentence(departure)}</p>}
          {specialDayText !== undefined && <p className={callout.notice}>{specialDayText}</p>}
          {departure?.guide && <GuideCard guide={departure.guide} />}
          <PeopleField
            value={choice.people}
            onChange={(people) => {
              onChange({ people });
            }}
            maxPeople={maxPeople}
            bookingError={bookingError}
            error={peopleError}
          />
          <AgeFields
            price={price}
            people={Number(choice.people)}
            ages={choice.ages ?? {}}
            onChange={(ages) => {
              onChange({ ages });
            }}
            error={agesError}
          />
          <PartyPrice price={price} people={Number(choice.people)} ages={choice.ages} />
          {error !== undefined && (
            <p className={field.error} role="alert">
              {error}
            </p>
          )}
          {children}
        </div>
      )}
    </>
  );
}

/** Returns the departures on the chosen date, and the chosen departure. A date's only departure is always chosen. */
export function chosenDeparture(
  departures: readonly Departure[],
  { date, startId }: Pick<MonthChoice, 'date' | 'startId'>,
) {
  const departuresOnDate = departures.filter((departure) => departure.date === date);
  const departure =
    departuresOnDate.length === 1
      ? departuresOnDate[0]
      : departuresOnDate.find(({ id }) => id === startId);
  return { departuresOnDate, departure };
}
