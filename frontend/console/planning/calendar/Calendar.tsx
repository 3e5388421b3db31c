import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { errorSentence } from '../../../api/client';
import { fullWeeksOf, monthOf, weekFrom } from '../../../ui/month';
import { Alert } from '../../../ui/Alert';
import { planningQuery } from '../planning-query';
import { calendarQuery } from './calendar-query';
import { CalendarHead } from './CalendarHead';
import { MonthView } from './MonthView';
import { describeSummary, summarize, type Clashes } from './summary';
import { formatMonth, formatWeek } from './times';
import { useCalendarView } from './use-calendar-view';
import { shownSunday } from './view';
import { WeekView } from './WeekView';
import styles from './calendar.module.css';

/** The departures of a month or a week, with the people who have booked them. */
export function Calendar() {
  const { view, today, show } = useCalendarView();
  const titleId = useId();
  const weeks =
    view.span === 'month' ? fullWeeksOf(view.month) : [weekFrom(shownSunday(view, today))];
  const dates = weeks.flat();
  const first = dates.at(0) ?? today;
  const last = dates.at(-1) ?? today;
  const { data, error, failureReason, refetch } = useQuery(calendarQuery(first, dates.length));
  const { data: planning } = useQuery(planningQuery);
  const clashes: Clashes = new Map(planning?.clashes.map((clash) => [clash.id, clash]));
  const failure = error ?? failureReason;
  const isMonth = view.span === 'month';
  const shown = data?.filter(({ date }) => !isMonth || monthOf(date) === view.month);
  const viewProps = { view, today, departures: data, clashes, titleId };
  return (
    <section
      className={styles.calendar}
      data-wide
      aria-labelledby={titleId}
      aria-busy={data === undefined}
    >
      <CalendarHead
        titleId={titleId}
        title={isMonth ? formatMonth(view.month) : formatWeek(first, last)}
        view={view}
        today={today}
        onShow={show}
      >
        <p className={styles.summary} role="status">
          {shown ? describeSummary(summarize(shown, clashes)) : failure === null && 'Loading…'}
        </p>
      </CalendarHead>
      {failure !== null && (
        <Alert onRetry={() => void refetch()}>
          {data ? 'This may be out of date.' : 'The calendar couldn’t be loaded.'}{' '}
          {errorSentence(failure)}
        </Alert>
      )}
      {isMonth ? (
        <MonthView {...viewProps} weeks={weeks} onShow={show} />
      ) : (
        <WeekView {...viewProps} dates={dates} />
      )}
    </section>
  );
}
