import { Fragment } from 'react';
import { formatDayAndDate, formatTime } from 'shared/new-york-texts';
import * as labels from '../../../api/labels';
import type { BulkDeparture } from '../../../api/schema';
import { formatPeople } from '../../format-people';
import { describeDate, formatDepartures } from './bulk-texts';
import styles from './bulk.module.css';

interface Props {
  departures: readonly BulkDeparture[];
  isTicked: (departure: BulkDeparture) => boolean;
  /** Ticks or unticks departures. */
  onTick: (ids: readonly string[], isTicked: boolean) => void;
}

/** If there are more departures, those of each date are hidden until the guide opens the date. */
const MAX_SHOWN = 40;

const STATES: Readonly<Record<BulkDeparture['state'], string | undefined>> = {
  open: undefined,
  closed: 'closed',
  cancelled: 'canceled',
};

/** Lists departures by date, each with a checkbox. Those that can't be changed anymore have none. */
export function DepartureTicks({ departures, isTicked, onTick }: Props) {
  const dates = [...new Set(departures.map(({ date }) => date))];
  const count = departures.filter(isTicked).length;
  return (
    <div className={styles.ticks}>
      <p role="status">
        {departures.length === 0
          ? 'There are no departures then. Choose other dates or tours.'
          : `${formatDepartures(count)} chosen.`}
      </p>
      {dates.map((date) => {
        const onDate = departures.filter((each) => each.date === date);
        const ticks = <DateTicks {...{ date, isTicked, onTick }} departures={onDate} />;
        return departures.length <= MAX_SHOWN ? (
          <Fragment key={date}>{ticks}</Fragment>
        ) : (
          <details key={date}>
            <summary>{describeDate(date, onDate, onDate.filter(isTicked).length)}</summary>
            {ticks}
          </details>
        );
      })}
    </div>
  );
}

function DateTicks({ date, departures, isTicked, onTick }: Props & { date: string }) {
  const changeable = departures.filter(({ obstacle }) => !obstacle);
  return (
    <fieldset className={styles.choice}>
      <legend>{formatDayAndDate(date)}</legend>
      {changeable.length > 1 && (
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={changeable.every(isTicked)}
            onChange={({ target }) => {
              onTick(
                changeable.map(({ id }) => id),
                target.checked,
              );
            }}
          />{' '}
          <strong>All of this day</strong>
        </label>
      )}
      {departures.map((departure) => (
        <Tick
          key={departure.id}
          departure={departure}
          isTicked={isTicked(departure)}
          onTick={(isNowTicked) => {
            onTick([departure.id], isNowTicked);
          }}
        />
      ))}
    </fieldset>
  );
}

interface TickProps {
  departure: BulkDeparture;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
}

function Tick({ departure, isTicked, onTick }: TickProps) {
  const { list, place, startTime, people, waiting, state, obstacle } = departure;
  const facts = [
    people > 0 && formatPeople(people),
    waiting > 0 && `${String(waiting)} waiting`,
    STATES[state],
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
    <label className={styles.check}>
      <input
        type="checkbox"
        checked={isTicked}
        onChange={({ target }) => {
          onTick(target.checked);
        }}
      />{' '}
      {text}
    </label>
  );
}
