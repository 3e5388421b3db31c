import clsx from 'clsx';
import { useId } from 'react';
import { departureTime } from 'shared/departure-id';
import { formatDayAndDate } from 'shared/new-york';
import { ChoiceField } from './ChoiceField';
import {
  dateText,
  roomOf,
  roomOn,
  startText,
  type Choice,
  type DateOption,
  type Start,
} from './date-choice';
import { startOf, startSentence } from './departures';
import field from '../../ui/field.module.css';
import styles from './tour-form.module.css';

interface Props {
  /** The weekday's dates. */
  dates: readonly DateOption[];
  date: Choice<DateOption>;
  start: Choice<Start>;
  /** What the server found wrong with them. */
  errors: Readonly<Record<string, string>>;
  onDate: (date: string) => void;
  /** Told of the time by which the departure is known. */
  onTime: (time: string) => void;
}

/** On which of a weekday's dates, at which of its starts, and what is known of the departure there. */
export function WhenFields({ dates, date, start, errors, onDate, onTime }: Props) {
  const id = useId();
  const starts = date.chosen?.starts ?? [];
  const hasTimes = starts.length > 1;
  const { departure, own = 0 } = start.chosen ?? {};
  return (
    <>
      <ChoiceField
        label="Date"
        describedBy={id}
        options={dates.map((option) => ({
          value: option.date,
          text: dateText(option),
          disabled: roomOn(option) === 0,
        }))}
        value={date.chosen?.date ?? ''}
        nothing="No dates with room"
        lack={date.error}
        instead={
          date.instead && { value: date.instead.date, name: formatDayAndDate(date.instead.date) }
        }
        error={errors.date ?? (hasTimes ? undefined : errors.time)}
        onChange={onDate}
      />
      {hasTimes && (
        <ChoiceField
          label="Time"
          describedBy={id}
          options={starts.map((option) => ({
            value: timeOf(option),
            text: startText(option),
            disabled: roomOf(option) === 0,
          }))}
          value={start.chosen ? timeOf(start.chosen) : ''}
          nothing="No times with room"
          lack={start.error}
          instead={
            start.instead?.departure && {
              value: timeOf(start.instead),
              name: startOf(start.instead.departure),
            }
          }
          error={errors.time}
          onChange={onTime}
        />
      )}
      {/* Its room is kept while nothing is known. */}
      <div className={clsx(field.hint, styles.departureHint)} id={id} aria-live="polite">
        <p>{departure ? startSentence(departure, own) : 'A later week works too.'}</p>
        {date.hint && <p>{date.hint}</p>}
      </div>
    </>
  );
}

function timeOf({ departure }: Start): string {
  return departure ? departureTime(departure.id) : '';
}
