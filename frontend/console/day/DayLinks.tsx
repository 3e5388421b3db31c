import { useEffect, useRef, type RefObject } from 'react';
import { Link } from 'react-router-dom';
import { addDays, weekdayOf } from 'shared/new-york';
import { formatDate, formatDayAndDate } from 'shared/new-york-texts';
import type { DayLoad } from '../../api/schema';
import { KEEP_POSITION_STATE } from '../../ui/keep-position';
import { formatPeople } from '../format-people';
import styles from './day-sheet.module.css';

interface Props {
  date: string;
  today: string;
  /** The number of booked people on each day of the two weeks. */
  days: DayLoad[];
  titleRef: RefObject<HTMLHeadingElement | null>;
}

/** Shortens 1172 to 1.2K, so that it fits a day's width on a phone. */
const compactNumber = new Intl.NumberFormat('en-US', { notation: 'compact' });

/** The date, links to the days before and after it, and two weeks with the number of people on each day. */
export function DayLinks({ date, today, days, titleRef }: Props) {
  const stripRef = useRef<HTMLElement>(null);
  const firstDate = days[0]?.date;
  useEffect(() => {
    const strip = stripRef.current;
    const link = strip?.querySelector<HTMLElement>('[aria-current]');
    if (!strip || !link) return;
    // On a phone, only one of the two weeks fits, so the strip scrolls to the date's week.
    const isInFirstWeek = link.offsetLeft < strip.clientWidth;
    strip.scrollLeft = isInFirstWeek ? 0 : link.offsetLeft;
  }, [date, firstDate]);
  return (
    <>
      <div className={styles.dayTitle}>
        <DayStepLink date={addDays(date, -1)} today={today} label="Previous day" arrow="‹" />
        <h2 id="day-sheet-title" ref={titleRef} tabIndex={-1} aria-live="polite">
          {formatDayAndDate(date)}
        </h2>
        <DayStepLink date={addDays(date, 1)} today={today} label="Next day" arrow="›" />
      </div>
      <nav className={styles.twoWeeks} aria-label="Two weeks" ref={stripRef}>
        {days.map(({ date: day, people }) => (
          <Link
            key={day}
            to={pathOf(day, today)}
            state={KEEP_POSITION_STATE}
            aria-current={day === date ? 'date' : undefined}
            aria-label={`${formatDayAndDate(day)}: ${formatPeople(people)}`}
            className={people === 0 ? styles.noPeople : undefined}
          >
            <span>{weekdayOf(day).slice(0, 2)}</span>
            <span>
              {day === firstDate || day.endsWith('-01')
                ? formatDate(day)
                : String(Number(day.slice(8)))}
            </span>
            <span className={styles.people}>
              {people === 0 ? '–' : compactNumber.format(people)}
            </span>
          </Link>
        ))}
      </nav>
    </>
  );
}

interface DayStepLinkProps {
  date: string;
  today: string;
  label: string;
  /** The visible symbol; screen readers read the label. */
  arrow: string;
}

function DayStepLink({ date, today, label, arrow }: DayStepLinkProps) {
  return (
    <Link
      className={styles.dayStep}
      to={pathOf(date, today)}
      state={KEEP_POSITION_STATE}
      aria-label={label}
    >
      <span aria-hidden="true">{arrow}</span>
    </Link>
  );
}

function pathOf(date: string, today: string): string {
  return date === today ? '/' : `/?date=${date}`;
}
