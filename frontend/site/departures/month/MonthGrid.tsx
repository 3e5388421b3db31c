import clsx from 'clsx';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { WEEKDAYS } from 'shared/new-york';
import { addMonths, dateAfterKey, monthOf, weeksOf } from '../../../ui/month';
import { format } from '../../texts/format.en';
import { FIRST_WEEKDAY } from '../../texts/locale.en';
import { texts } from './texts.en';
import button from '../../../ui/button.module.css';
import styles from './month-grid.module.css';

/** The weekdays in the order of calendars in the page's language. */
const ORDERED_WEEKDAYS = [...WEEKDAYS.slice(FIRST_WEEKDAY), ...WEEKDAYS.slice(0, FIRST_WEEKDAY)];

/** A date in the calendar. */
export interface GridDay {
  /** The full description, for screen readers. */
  label: string;
  /** A word or two below the day's number, such as "2 left". */
  note: string;
  /** The title of the special day that affects the date's departures. */
  specialDay?: string | undefined;
  isSelectable: boolean;
  /** Whether the date is full and can be chosen only to join a waitlist. */
  isFull?: boolean;
}

interface Props {
  /** The first and the last date that the calendar shows. */
  firstDate: string;
  lastDate: string;
  describeDay: (date: string) => GridDay;
  /** The chosen date; empty if none is chosen. */
  chosenDate: string;
  onChoose: (date: string) => void;
}

/** A calendar of one month that works with a pointer, or with the keyboard as an ARIA grid. */
export function MonthGrid({ firstDate, lastDate, describeDay, chosenDate, onChoose }: Props) {
  const clampDate = (date: string) => {
    if (date < firstDate) return firstDate;
    return date > lastDate ? lastDate : date;
  };
  const [focusDate, setFocusDate] = useState(chosenDate === '' ? firstDate : chosenDate);
  // The only date in the tab order (roving tabindex). A reload of the departures may change the last date.
  const tabbableDate = clampDate(focusDate);
  const tableRef = useRef<HTMLTableElement>(null);
  const wasMovedByKey = useRef(false);
  const titleId = useId();
  const month = monthOf(tabbableDate);

  useEffect(() => {
    if (!wasMovedByKey.current) return;
    wasMovedByKey.current = false;
    tableRef.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [tabbableDate]);

  const moveByKey = (event: KeyboardEvent) => {
    const date = dateAfterKey(tabbableDate, event.key, FIRST_WEEKDAY);
    if (date === undefined) return;
    event.preventDefault();
    wasMovedByKey.current = true;
    setFocusDate(clampDate(date));
  };
  const changeMonth = (months: number) => () => {
    setFocusDate(clampDate(`${addMonths(month, months)}-01`));
  };
  const isFirstMonth = month === monthOf(firstDate);
  const isLastMonth = month === monthOf(lastDate);
  const weeks = weeksOf(month, FIRST_WEEKDAY);
  const specialDates = weeks.flat().flatMap((date) => {
    const title = date === null ? undefined : describeDay(date).specialDay;
    return date === null || title === undefined ? [] : [{ date, title }];
  });

  return (
    <div className={styles.month}>
      <div className={styles.head}>
        <button
          className={button.quiet}
          type="button"
          aria-label={texts.previousMonth}
          aria-disabled={isFirstMonth}
          onClick={isFirstMonth ? undefined : changeMonth(-1)}
        >
          ‹
        </button>
        <h3 id={titleId} aria-live="polite">
          {texts.month(month)}
        </h3>
        <button
          className={button.quiet}
          type="button"
          aria-label={texts.nextMonth}
          aria-disabled={isLastMonth}
          onClick={isLastMonth ? undefined : changeMonth(1)}
        >
          ›
        </button>
      </div>
      <table ref={tableRef} role="grid" aria-labelledby={titleId} onKeyDown={moveByKey}>
        <thead>
          <tr>
            {ORDERED_WEEKDAYS.map(format.weekday).map((name) => (
              <th key={name} scope="col" abbr={name}>
                {texts.weekday(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, index) => (
            <tr key={index}>
              {week.map((date, column) =>
                date === null || date < firstDate || date > lastDate ? (
                  <td key={column}>{date === null ? '' : Number(date.slice(8))}</td>
                ) : (
                  <Day
                    key={column}
                    date={date}
                    day={describeDay(date)}
                    isChosen={date === chosenDate}
                    isTabbable={date === tabbableDate}
                    onChoose={() => {
                      setFocusDate(date);
                      onChoose(date);
                    }}
                  />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {specialDates.length > 0 && (
        <ul className={styles.specialDays}>
          {specialDates.map(({ date, title }) => (
            <li key={date}>{texts.specialDay(date, title)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface DayProps {
  date: string;
  day: GridDay;
  isChosen: boolean;
  isTabbable: boolean;
  onChoose: () => void;
}

function Day({ date, day, isChosen, isTabbable, onChoose }: DayProps) {
  const { label, note, specialDay, isSelectable, isFull } = day;
  const dayNumber = Number(date.slice(8));
  return (
    <td aria-selected={isChosen}>
      <button
        className={clsx(styles.day, isFull && styles.full, isChosen && styles.chosen)}
        type="button"
        tabIndex={isTabbable ? 0 : -1}
        aria-label={label}
        // The button has the focus, so screen readers may not read the cell's `aria-selected`.
        aria-pressed={isChosen}
        aria-disabled={!isSelectable}
        onClick={isSelectable ? onChoose : undefined}
      >
        <span>{specialDay === undefined ? dayNumber : texts.specialDayNumber(dayNumber)}</span>
        <small>{note}</small>
      </button>
    </td>
  );
}
