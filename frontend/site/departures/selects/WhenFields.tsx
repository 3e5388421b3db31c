import clsx from 'clsx';
import { useId } from 'react';
import { departureTime } from 'shared/departure-id';
import { ChoiceField } from './ChoiceField';
import {
  dateText,
  spotsAt,
  maxSpotsOn,
  startText,
  type Choice,
  type DateOption,
  type DepartureOption,
} from './date-choice';
import { specialDaySentence, startSentence } from '../departure-sentences';
import { format } from '../../texts/format.en';
import { texts } from './texts.en';
import field from '../../../ui/field.module.css';
import styles from './selects.module.css';

interface Props {
  /** The weekday's dates. */
  dates: readonly DateOption[];
  dateChoice: Choice<DateOption>;
  startChoice: Choice<DepartureOption>;
  /** The server's errors, keyed by field. */
  errors: Readonly<Record<string, string>>;
  onDateChange: (date: string) => void;
  /** Called with the time in the departure's id. */
  onTimeChange: (time: string) => void;
}

/** Lets the visitor choose among a weekday's dates and a date's times, and describes the departure. */
export function WhenFields({
  dates,
  dateChoice,
  startChoice,
  errors,
  onDateChange,
  onTimeChange,
}: Props) {
  const id = useId();
  const starts = dateChoice.chosen?.starts ?? [];
  const hasSeveralStarts = starts.length > 1;
  const { departure, ownSpots = 0 } = startChoice.chosen ?? {};
  const specialDayText = departure && specialDaySentence(departure);
  return (
    <>
      <ChoiceField
        name="date"
        label={texts.date}
        describedBy={id}
        options={dates.map((option) => ({
          value: option.date,
          text: dateText(option),
          disabled: maxSpotsOn(option) === 0,
        }))}
        value={dateChoice.chosen?.date ?? ''}
        emptyText={texts.noDates}
        shortage={dateChoice.error}
        alternative={
          dateChoice.alternative && {
            value: dateChoice.alternative.date,
            name: format.dayAndDate(dateChoice.alternative.date),
          }
        }
        error={errors.date ?? (hasSeveralStarts ? undefined : errors.time)}
        onChange={onDateChange}
      />
      {hasSeveralStarts && (
        <ChoiceField
          name="time"
          label={texts.time}
          describedBy={id}
          options={starts.map((option) => ({
            value: timeOf(option),
            text: startText(option),
            disabled: spotsAt(option) === 0,
          }))}
          value={startChoice.chosen ? timeOf(startChoice.chosen) : ''}
          emptyText={texts.noTimes}
          shortage={startChoice.error}
          alternative={
            startChoice.alternative?.departure && {
              value: timeOf(startChoice.alternative),
              name: format.time(startChoice.alternative.departure.localDateTimeStart),
            }
          }
          error={errors.time}
          onChange={onTimeChange}
        />
      )}
      {/* Reserves its space while departures load. */}
      <div className={clsx(field.hint, styles.departureHint)} id={id} aria-live="polite">
        <p>{departure ? startSentence(departure, ownSpots) : texts.anyWeek}</p>
        {dateChoice.hint && <p>{dateChoice.hint}</p>}
        {specialDayText !== undefined && <p>{specialDayText}</p>}
      </div>
    </>
  );
}

function timeOf({ departure }: DepartureOption): string {
  return departure ? departureTime(departure.id) : '';
}
