import clsx from 'clsx';
import { useId } from 'react';
import { departureTime } from 'shared/departure-id';
import { ChoiceField } from './ChoiceField';
import {
  dateText,
  spotsAt,
  maxSpotsOn,
  departureText,
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
  departureChoice: Choice<DepartureOption>;
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
  departureChoice,
  errors,
  onDateChange,
  onTimeChange,
}: Props) {
  const id = useId();
  const departures = dateChoice.chosen?.departures ?? [];
  const hasSeveralDepartures = departures.length > 1;
  const { departure, ownSpots = 0 } = departureChoice.chosen ?? {};
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
        error={errors.date ?? (hasSeveralDepartures ? undefined : errors.time)}
        onChange={onDateChange}
      />
      {hasSeveralDepartures && (
        <ChoiceField
          name="time"
          label={texts.time}
          describedBy={id}
          options={departures.map((option) => ({
            value: timeOf(option),
            text: departureText(option),
            disabled: spotsAt(option) === 0,
          }))}
          value={departureChoice.chosen ? timeOf(departureChoice.chosen) : ''}
          emptyText={texts.noTimes}
          shortage={departureChoice.error}
          alternative={
            departureChoice.alternative?.departure && {
              value: timeOf(departureChoice.alternative),
              name: format.time(departureChoice.alternative.departure.localDateTimeStart),
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
