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
    // On a phone, one week is visible at a time.
    if (strip && link) strip.scrollLeft = link.offsetLeft < strip.clientWidth ? 0 : link.offsetLeft;
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
        {days.map(({ date: each, people }) => (
          <Link
            key={each}
            to={pathOf(each, today)}
            state={KEEP_POSITION_STATE}
            aria-current={each === date ? 'date' : undefined}
            aria-label={`${formatDayAndDate(each)}: ${formatPeople(people)}`}
            className={people === 0 ? styles.noPeople : undefined}
          >
            <span>{weekdayOf(each).slice(0, 2)}</span>
            <span>
              {each === firstDate || each.endsWith('-01')
                ? formatDate(each)
                : String(Number(each.slice(8)))}
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
  /** A symbol instead of text. */
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
