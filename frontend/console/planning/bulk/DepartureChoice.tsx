import { Fragment } from 'react';
import { formatDayAndDate, formatTime } from 'shared/new-york-texts';
import * as labels from '../../../api/labels';
import type { BulkDeparture } from '../../../api/schema';
import { formatPeople } from '../../format-people';
import { describeDate, formatDepartures } from './bulk-texts';
import field from '../../../ui/field.module.css';
import styles from './bulk.module.css';

interface Props {
  departures: readonly BulkDeparture[];
  isChosen: (departure: BulkDeparture) => boolean;
  /** Includes departures in the change, or excludes them. */
  onChoose: (ids: readonly string[], isChosen: boolean) => void;
}

/** If there are more departures than this, each date is collapsed until the guide opens it. */
const MAX_EXPANDED = 40;

const STATE_NOTES: Readonly<Record<BulkDeparture['state'], string | undefined>> = {
  open: undefined,
  closed: 'closed',
  cancelled: 'canceled',
};

/** Lists departures by date, each with a checkbox. Departures that can't be changed anymore have no checkbox. */
export function DepartureChoice({ departures, isChosen, onChoose }: Props) {
  const dates = [...new Set(departures.map(({ date }) => date))];
  const chosenCount = departures.filter(isChosen).length;
  return (
    <div className={styles.departures}>
      <p role="status">
        {departures.length === 0
          ? 'No departures match. Choose different dates or tours.'
          : `${formatDepartures(chosenCount)} chosen.`}
      </p>
      {dates.map((date) => {
        const departuresOnDate = departures.filter((each) => each.date === date);
        const choice = (
          <DateChoice
            date={date}
            departures={departuresOnDate}
            isChosen={isChosen}
            onChoose={onChoose}
          />
        );
        return departures.length <= MAX_EXPANDED ? (
          <Fragment key={date}>{choice}</Fragment>
        ) : (
          <details key={date}>
            <summary>
              {describeDate(date, departuresOnDate, departuresOnDate.filter(isChosen).length)}
            </summary>
            {choice}
          </details>
        );
      })}
    </div>
  );
}

function DateChoice({ date, departures, isChosen, onChoose }: Props & { date: string }) {
  const changeableDepartures = departures.filter(({ obstacle }) => !obstacle);
  return (
    <fieldset className={styles.choice}>
      <legend>{formatDayAndDate(date)}</legend>
      {changeableDepartures.length > 1 && (
        <label className={field.check}>
          <input
            type="checkbox"
            checked={changeableDepartures.every(isChosen)}
            onChange={({ target }) => {
              onChoose(
                changeableDepartures.map(({ id }) => id),
                target.checked,
              );
            }}
          />{' '}
          <strong>All departures on this day</strong>
        </label>
      )}
      {departures.map((departure) => (
        <DepartureCheckbox
          key={departure.id}
          departure={departure}
          isChosen={isChosen(departure)}
          onChoose={(isNowChosen) => {
            onChoose([departure.id], isNowChosen);
          }}
        />
      ))}
    </fieldset>
  );
}

interface CheckboxProps {
  departure: BulkDeparture;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

function DepartureCheckbox({ departure, isChosen, onChoose }: CheckboxProps) {
  const { list, place, startTime, people, waiting, state, obstacle } = departure;
  const facts = [
    people > 0 && formatPeople(people),
    waiting > 0 && `${String(waiting)} waiting`,
    STATE_NOTES[state],
  ].filter(Boolean);
  const text = (
    <span>
      {formatTime(startTime)}: {list === 'night' ? `${place} by night` : place}
      {facts.length > 0 && <span className={styles.facts}>, {facts.join(', ')}</span>}
    </span>
  );
  if (obstacle) {
    return (
      <p className={styles.facts}>
        {text}. {labels.BulkDeparture.obstacle[obstacle]}
      </p>
    );
  }
  return (
    <label className={field.check}>
      <input
        type="checkbox"
        checked={isChosen}
        onChange={({ target }) => {
          onChoose(target.checked);
        }}
      />{' '}
      {text}
    </label>
  );
}
