import clsx from 'clsx';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { WEEKDAYS } from 'shared/new-york';
import { bookingWords } from '../words/booking';
import { formatWords } from '../words/format-words';
import { useWords } from '../../ui/language';
import { addMonths, dateByKey, monthOf, weeksOf } from './month';
import button from '../../ui/button.module.css';
import styles from './month-grid.module.css';

/** What there is to say of a date. */
export interface GridDay {
  /** All of it, for whoever hears the page. */
  label: string;
  /** In a word or two, below the number. */
  note: string;
  /** Whether it can be chosen. */
  isOpen: boolean;
  /** Whether it can be, though only to wait for room. */
  isFull?: boolean;
}

interface Props {
  /** The first date and the last that can be looked at. */
  first: string;
  last: string;
  dayOf: (date: string) => GridDay;
  /** Empty while none is. */
  chosen: string;
  onChoose: (date: string) => void;
}

/** A month's dates to choose from: by touch, or with the keys that grids have. */
export function MonthGrid({ first, last, dayOf, chosen, onChoose }: Props) {
  const format = useWords(formatWords);
  const words = useWords(bookingWords);
  // The one of them that Tab leads to.
  const [current, setCurrent] = useState(chosen === '' ? first : chosen);
  const tableRef = useRef<HTMLTableElement>(null);
  const wasMoved = useRef(false);
  const titleId = useId();
  const month = monthOf(current);

  useEffect(() => {
    if (!wasMoved.current) return;
    wasMoved.current = false;
    tableRef.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [current]);

  const within = (date: string) => (date < first ? first : date > last ? last : date);
  const move = (event: KeyboardEvent) => {
    const date = dateByKey(current, event.key);
    if (date === undefined) return;
    event.preventDefault();
    wasMoved.current = true;
    setCurrent(within(date));
  };
  const turn = (months: number) => () => {
    setCurrent(within(`${addMonths(month, months)}-01`));
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
          onClick={isFirst ? undefined : turn(-1)}
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
          onClick={isLast ? undefined : turn(1)}
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
                    isChosen={date === chosen}
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
