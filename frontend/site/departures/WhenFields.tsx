import clsx from 'clsx';
import { useId } from 'react';
import { departureTime } from 'shared/departure-id';
import { servicesWords } from '../words/services';
import { useWords } from '../../ui/language';
import { ChoiceField } from './ChoiceField';
import {
  dateText,
  spotsAt,
  maxSpotsOn,
  startText,
  type Choice,
  type ChoiceMessages,
  type DateOption,
  type DepartureOption,
} from './date-choice';
import { startSentence } from './departure-sentences';
import field from '../../ui/field.module.css';
import styles from '../lists/booking-form.module.css';

interface Props {
  words: ChoiceMessages;
  /** The weekday's dates. */
  dates: readonly DateOption[];
  date: Choice<DateOption>;
  start: Choice<DepartureOption>;
  /** The server's errors, keyed by field. */
  errors: Readonly<Record<string, string>>;
  onDate: (date: string) => void;
  /** Called with the time in the departure's id. */
  onTime: (time: string) => void;
}

/** Lets the visitor choose among a weekday's dates and a date's times, and describes the departure. */
export function WhenFields({ words, dates, date, start, errors, onDate, onTime }: Props) {
  const { form } = useWords(servicesWords);
  const { format, departures } = words;
  const id = useId();
  const starts = date.chosen?.starts ?? [];
  const hasTimes = starts.length > 1;
  const { departure, ownSpots = 0 } = start.chosen ?? {};
  return (
    <>
      <ChoiceField
        label={form.date}
        describedBy={id}
        options={dates.map((option) => ({
          value: option.date,
          text: dateText(words, option),
          disabled: maxSpotsOn(option) === 0,
        }))}
        value={date.chosen?.date ?? ''}
        emptyText={form.noDates}
        shortage={date.error}
        alternative={
          date.alternative && {
            value: date.alternative.date,
            name: format.dayAndDate(date.alternative.date),
          }
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
            disabled: spotsAt(option) === 0,
          }))}
          value={start.chosen ? timeOf(start.chosen) : ''}
          emptyText={form.noTimes}
          shortage={start.error}
          alternative={
            start.alternative?.departure && {
              value: timeOf(start.alternative),
              name: format.time(start.alternative.departure.localDateTimeStart),
            }
          }
          error={errors.time}
          onChange={onTime}
        />
      )}
      {/* Keeps its space while departures load. */}
      <div className={clsx(field.hint, styles.departureHint)} id={id} aria-live="polite">
        <p>{departure ? startSentence(departures, departure, ownSpots) : form.anyWeek}</p>
        {date.hint && <p>{date.hint}</p>}
      </div>
    </>
  );
}

function timeOf({ departure }: DepartureOption): string {
  return departure ? departureTime(departure.id) : '';
}
