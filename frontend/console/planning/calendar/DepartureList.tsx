import clsx from 'clsx';
import { Fragment, type CSSProperties } from 'react';
import { formatTime } from 'shared/new-york-texts';
import type { CalendarDeparture } from '../../../api/schema';
import screenReader from '../../../ui/screen-reader.module.css';
import { describeClosure, describeDetours } from '../../describe-closure';
import { describeLeader } from '../describe-leader';
import { formatPeople } from '../../format-people';
import { joinTourNames } from '../../join-tour-names';
import { assignLanes, findGaps, type Period } from './lanes';
import { StateIcon } from './StateIcon';
import { markOf, type Clashes } from './summary';
import { endTimeOf, formatGap } from './times';
import styles from './departure-list.module.css';

interface Props {
  /** Departures of one day, earliest first. */
  departures: readonly CalendarDeparture[];
  clashes: Clashes;
  /** The hours of the timeline that replaces the list on wide screens; undefined for a list on all screens. */
  hours?: Period;
}

/**
 * Lists departures with their times, people, and states. Between booked departures, shows the guide's free time and
 * travel time.
 */
export function DepartureList({ departures, clashes, hours }: Props) {
  const gaps = findGaps(departures);
  const blocks = assignLanes(departures);
  const laneCount = Math.max(0, ...blocks.map(({ lane }) => lane + 1));
  return (
    <ul className={clsx(styles.departures, hours && styles.timeline)}>
      {blocks.map(({ departure, lane, ...period }) => {
        const gap = gaps.find(({ nextId }) => nextId === departure.id);
        return (
          <Fragment key={departure.id}>
            {gap && (
              <li className={styles.gap} style={hours && toTimelineStyle(hours, gap, laneCount)}>
                <span>
                  {formatGap(gap.end - gap.start)}
                  <span className={screenReader.only}> until the next tour</span>
                </span>
                {gap.tripMinutes !== undefined && <span>Trip: {formatGap(gap.tripMinutes)}</span>}
              </li>
            )}
            <Departure
              departure={departure}
              clashes={clashes}
              style={hours && toTimelineStyle(hours, period, lane)}
            />
          </Fragment>
        );
      })}
    </ul>
  );
}

interface DepartureProps {
  departure: CalendarDeparture;
  clashes: Clashes;
  style: CSSProperties | undefined;
}

function Departure({ departure, clashes, style }: DepartureProps) {
  const { list, place, startTime, people, capacity } = departure;
  const isCanceled = departure.state === 'cancelled';
  const leaderText = describeLeader(departure);
  return (
    <li
      className={clsx(styles.departure, styles[list], isCanceled && styles.canceled)}
      style={style}
    >
      <span className={styles.time}>
        {formatTime(startTime)}–{formatTime(endTimeOf(departure))}
      </span>
      <b className={styles.place}>{place}</b>
      <span>
        {capacity === null
          ? formatPeople(people)
          : `${String(people)} of ${formatPeople(capacity)}`}
      </span>
      {leaderText !== undefined && <span>{leaderText}</span>}
      <State departure={departure} clashes={clashes} />
    </li>
  );
}

/** Describes a departure's state. Renders nothing for an open departure that isn't full and has no clash or detours. */
function State({ departure, clashes }: Omit<DepartureProps, 'style'>) {
  const { id, state, people } = departure;
  const detoursText = describeDetours(departure);
  const mark = markOf(departure, clashes);
  const clash = clashes.get(id);
  if (mark === 'canceled') {
    return (
      <span className={styles.state}>
        <StateIcon mark={mark} className={styles.icon} /> <span>Canceled</span>
      </span>
    );
  }
  return (
    <>
      {clash && (
        <span className={clsx(styles.state, styles.clashing)}>
          <StateIcon mark="clashing" className={styles.icon} />{' '}
          <span>Clashes with {joinTourNames(clash.clashesWith)}</span>
        </span>
      )}
      {departure.vacancies === 0 && people > 0 && (
        <span className={styles.state}>
          <StateIcon mark="full" className={styles.icon} /> <span>Full</span>
        </span>
      )}
      {state === 'closed' && <span>{describeClosure(departure) ?? 'Closed'}</span>}
      {detoursText !== undefined && <span>{detoursText}</span>}
    </>
  );
}

/** Returns styles for a period's position on the timeline, and for its lane. */
function toTimelineStyle(hours: Period, { start, end }: Period, lane: number): CSSProperties {
  const toPercent = (minutes: number) => `${String((100 * minutes) / (hours.end - hours.start))}%`;
  return {
    '--start': toPercent(start - hours.start),
    '--size': toPercent(end - start),
    '--row': lane + 1,
  } as CSSProperties;
}
