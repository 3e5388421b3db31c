import clsx from 'clsx';
import { useId } from 'react';
import { departureTime } from 'shared/departure-id';
import { servicesWords } from '../words/services';
import { useWords } from '../../ui/language';
import { ChoiceField } from './ChoiceField';
import {
  dateText,
  roomOf,
  roomOn,
  startText,
  type Choice,
  type ChoiceWords,
  type DateOption,
  type Start,
} from './date-choice';
import { startSentence } from './departure-sentences';
import field from '../../ui/field.module.css';
import styles from './tour-form.module.css';

interface Props {
  words: ChoiceWords;
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
export function WhenFields({ words, dates, date, start, errors, onDate, onTime }: Props) {
  const { form } = useWords(servicesWords);
  const { format, departures } = words;
  const id = useId();
  const starts = date.chosen?.starts ?? [];
  const hasTimes = starts.length > 1;
  const { departure, own = 0 } = start.chosen ?? {};
  return (
    <>
      <ChoiceField
        label={form.date}
        describedBy={id}
        options={dates.map((option) => ({
          value: option.date,
          text: dateText(words, option),
          disabled: roomOn(option) === 0,
        }))}
        value={date.chosen?.date ?? ''}
        nothing={form.noDates}
        lack={date.error}
        instead={
          date.instead && { value: date.instead.date, name: format.dayAndDate(date.instead.date) }
        }
        error={errors.date ?? (hasTimes ? undefined : errors.time)}
        onChange={onDate}
      />
      {hasTimes && (
        <ChoiceField
          label={form.time}
          describedBy={id}
          options={starts.map((option) => ({
            value: timeOf(option),
            text: startText(words, option),
            disabled: roomOf(option) === 0,
          }))}
          value={start.chosen ? timeOf(start.chosen) : ''}
          nothing={form.noTimes}
          lack={start.error}
          instead={
            start.instead?.departure && {
              value: timeOf(start.instead),
              name: format.time(start.instead.departure.localDateTimeStart),
            }
          }
          error={errors.time}
          onChange={onTime}
        />
      )}
      {/* Its room is kept while nothing is known. */}
      <div className={clsx(field.hint, styles.departureHint)} id={id} aria-live="polite">
        <p>{departure ? startSentence(departures, departure, own) : form.anyWeek}</p>
        {date.hint && <p>{date.hint}</p>}
      </div>
    </>
  );
}

function timeOf({ departure }: Start): string {
  return departure ? departureTime(departure.id) : '';
}
