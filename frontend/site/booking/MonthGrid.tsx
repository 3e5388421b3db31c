import clsx from 'clsx';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { WEEKDAYS } from 'shared/new-york';
import { bookingWords } from '../words/booking';
import { formatWords } from '../words/format-words';
import { useWords } from '../../ui/language';
import { addMonths, dateAfterKey, monthOf, weeksOf } from './month';
import button from '../../ui/button.module.css';
import styles from './month-grid.module.css';

/** A date in the calendar. */
export interface GridDay {
  /** The full description, for screen readers. */
  label: string;
  /** A word or two below the number. */
  note: string;
  /** Whether the date can be chosen. */
  isOpen: boolean;
  /** Whether the date is full and can be chosen only to join a waitlist. */
  isFull?: boolean;
}

interface Props {
  /** The first and the last date that the calendar shows. */
  first: string;
  last: string;
  dayOf: (date: string) => GridDay;
  /** The chosen date; empty if none is chosen. */
  chosenDate: string;
  onChoose: (date: string) => void;
}

/** A calendar of one month, operated by pointer or with the keyboard as an ARIA grid. */
export function MonthGrid({ first, last, dayOf, chosenDate, onChoose }: Props) {
  const format = useWords(formatWords);
  const words = useWords(bookingWords);
  // The only date in the tab order (roving tabindex).
  const [current, setCurrent] = useState(chosenDate === '' ? first : chosenDate);
  const tableRef = useRef<HTMLTableElement>(null);
  const movedByKey = useRef(false);
  const titleId = useId();
  const month = monthOf(current);

  useEffect(() => {
    if (!movedByKey.current) return;
    movedByKey.current = false;
    tableRef.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [current]);

  const clamp = (date: string) => (date < first ? first : date > last ? last : date);
  const move = (event: KeyboardEvent) => {
    const date = dateAfterKey(current, event.key);
    if (date === undefined) return;
    event.preventDefault();
    movedByKey.current = true;
    setCurrent(clamp(date));
  };
  const changeMonth = (months: number) => () => {
    setCurrent(clamp(`${addMonths(month, months)}-01`));
  };
  const isFirst = month === monthOf(first);
  const isLast = month === monthOf(last);

  return (
    <div className={styles.month}>
      <div className={styles.head}>
        <button
          className={button.quiet}
          type="button"
          aria-label={words.previousMonth}
          aria-disabled={isFirst}
          onClick={isFirst ? undefined : changeMonth(-1)}
        >
          ‹
        </button>
        <h3 id={titleId} aria-live="polite">
          {words.month(month)}
        </h3>
        <button
          className={button.quiet}
          type="button"
          aria-label={words.nextMonth}
          aria-disabled={isLast}
          onClick={isLast ? undefined : changeMonth(1)}
        >
          ›
        </button>
      </div>
      <table ref={tableRef} role="grid" aria-labelledby={titleId} onKeyDown={move}>
        <thead>
          <tr>
            {WEEKDAYS.map(format.weekday).map((name) => (
              <th key={name} scope="col" abbr={name}>
                {words.weekday(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, index) => (
            <tr key={index}>
              {week.map((date, column) =>
                date === null || date < first || date > last ? (
                  <td key={column}>{date === null ? '' : Number(date.slice(8))}</td>
                ) : (
                  <Day
                    key={column}
                    date={date}
                    day={dayOf(date)}
                    isChosen={date === chosenDate}
                    isCurrent={date === current}
                    onChoose={() => {
                      setCurrent(date);
                      onChoose(date);
                    }}
                  />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface DayProps {
  date: string;
  day: GridDay;
  isChosen: boolean;
  isCurrent: boolean;
  onChoose: () => void;
}

function Day({ date, day, isChosen, isCurrent, onChoose }: DayProps) {
  const { label, note, isOpen, isFull } = day;
  return (
    <td aria-selected={isChosen}>
      <button
        className={clsx(styles.day, isFull && styles.full, isChosen && styles.chosen)}
        type="button"
        tabIndex={isCurrent ? 0 : -1}
        aria-label={label}
        // The button has the focus, so screen readers may not read the state of its cell.
        aria-pressed={isChosen}
        aria-disabled={!isOpen}
        onClick={isOpen ? onChoose : undefined}
      >
        <span>{Number(date.slice(8))}</span>
        <small>{note}</small>
      </button>
    </td>
  );
}
