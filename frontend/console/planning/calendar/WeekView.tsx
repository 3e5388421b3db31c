import clsx from 'clsx';
import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { formatDate, formatTime } from 'shared/new-york-texts';
import { weekdayOf } from 'shared/new-york';
import type { CalendarDeparture, TimeOffRecord } from '../../../api/schema';
import { AssignGuidesButton } from './AssignGuidesButton';
import { DepartureList } from './DepartureList';
import { findCoveringHours } from './lanes';
import { Legend } from './Legend';
import { DayNotes } from './DayNotes';
import { describeSummary, isListed, summarize, type Clashes } from './summary';
import { shortenTime } from './times';
import styles from './week.module.css';

interface Props {
  dates: readonly string[];
  today: string;
  /** The departures on these dates; undefined while they load. */
  departures: readonly CalendarDeparture[] | undefined;
  clashes: Clashes;
  timeOff: readonly TimeOffRecord[];
}

/** A week. On a wide screen, each day is a row of blocks below the hours; on a phone, each day is a list. */
export function WeekView({ dates, today, departures, clashes, timeOff }: Props) {
  const departuresWithSuggestion = departures?.filter(({ suggestedGuide }) => suggestedGuide) ?? [];
  const hours = findCoveringHours(departures?.filter(isListed) ?? []);
  const hourCount = (hours.end - hours.start) / 60;
  return (
    <div className={styles.week} style={{ '--hours': hourCount } as CSSProperties}>
      <div className={styles.hours} aria-hidden="true">
        {Array.from({ length: hourCount }, (_, index) => (
          <span key={index}>{formatHour(hours.start / 60 + index)}</span>
        ))}
      </div>
      {dates.map((date) => {
        const departuresOnDate = departures?.filter((each) => each.date === date);
        return (
          <div key={date} className={styles.day}>
            <div className={styles.dayHead}>
              <h3>
                <Link
                  className={clsx(date === today && styles.today)}
                  to={`/?date=${date}`}
                  aria-current={date === today ? 'date' : undefined}
                >
                  {weekdayOf(date)}, {formatDate(date)}
                </Link>
              </h3>
              <DayNotes date={date} timeOff={timeOff} />
              {departuresOnDate && <p>{describeSummary(summarize(departuresOnDate, clashes))}</p>}
            </div>
            <div className={styles.lanes}>
              {departuresOnDate?.some(isListed) && (
                <DepartureList
                  departures={departuresOnDate.filter(isListed)}
                  clashes={clashes}
                  hours={hours}
                />
              )}
            </div>
          </div>
        );
      })}
      <AssignGuidesButton
        from={dates[0] ?? today}
        dayCount={dates.length}
        suggestionCount={departuresWithSuggestion.length}
      />
      <Legend />
    </div>
  );
}

/** Formats a full hour: "9 AM". The hours after midnight are 24, 25, and so on. */
function formatHour(hour: number): string {
  return shortenTime(formatTime(`${String(hour % 24).padStart(2, '0')}:00`));
}
