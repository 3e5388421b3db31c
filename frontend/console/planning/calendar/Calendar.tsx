import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { addDays } from 'shared/new-york';
import { errorSentence, isTemporary } from '../../../api/client';
import { fullWeeksOf, monthOf, weekFrom } from '../../../ui/month';
import { Alert } from '../../../ui/Alert';
import { problemOf } from '../../offline/outbox';
import { planningQuery } from '../planning-query';
import { timeOffQuery } from '../time-off-query';
import { calendarQuery } from './calendar-query';
import { CalendarHeader } from './CalendarHeader';
import { MonthView } from './MonthView';
import { describeSummary, summarize, type Clashes } from './summary';
import { describeAge, formatMonth, formatWeek } from './times';
import { useCalendarView } from './use-calendar-view';
import { getShownSunday } from './view';
import { WeekView } from './WeekView';
import styles from './calendar.module.css';

/** A calendar of a month or a week, with its departures and their numbers of booked people. */
export function Calendar() {
  const { view, today, show } = useCalendarView();
  const titleId = useId();
  const isMonth = view.span === 'month';
  const sunday = getShownSunday(view, today);
  const week = weekFrom(sunday);
  // A week is loaded as part of its month, because the device stores months for offline use.
  const month = isMonth || view.day === null ? view.month : monthOf(view.day);
  const { data, dataUpdatedAt, error, failureReason, refetch } = useQuery(calendarQuery(month));
  const { data: planning } = useQuery(planningQuery);
  const { data: timeOff = [] } = useQuery(timeOffQuery);
  const clashes: Clashes = new Map(planning?.clashes.map((clash) => [clash.id, clash]));
  const failure = error ?? failureReason;
  const isOffline = isTemporary(failure) && problemOf(failure) === 'no connection';
  const shownDepartures = data?.filter(({ date }) =>
    isMonth ? monthOf(date) === view.month : week.includes(date),
  );
  const viewProps = { view, today, clashes, timeOff, titleId };
  return (
    <section
      className={styles.calendar}
      data-wide
      aria-labelledby={titleId}
      aria-busy={data === undefined}
    >
      <CalendarHeader
        titleId={titleId}
        title={isMonth ? formatMonth(view.month) : formatWeek(sunday, addDays(sunday, 6))}
        view={view}
        today={today}
        onShow={show}
      >
        <p className={styles.summary} role="status">
          {shownDepartures
            ? describeSummary(summarize(shownDepartures, clashes))
            : failure === null && 'Loading…'}
          {shownDepartures && isOffline && <strong>. {describeAge(dataUpdatedAt, today)}</strong>}
        </p>
      </CalendarHeader>
      {failure !== null && !(shownDepartures && isOffline) && (
        <Alert onRetry={() => void refetch()}>
          {data ? 'This may be out of date.' : 'The calendar couldn’t be loaded.'}{' '}
          {errorSentence(failure)}
        </Alert>
      )}
      {isMonth ? (
        <MonthView {...viewProps} departures={data} weeks={fullWeeksOf(view.month)} onShow={show} />
      ) : (
        <WeekView {...viewProps} departures={shownDepartures} dates={week} />
      )}
    </section>
  );
}
