import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { WEEKDAYS } from 'shared/new-york';
import type { CalendarDeparture, TimeOffRecord } from '../../../api/schema';
import { dateAfterKey, monthOf } from '../../../ui/month';
import { DayCell } from './DayCell';
import { DayPanel } from './DayPanel';
import { Legend } from './Legend';
import type { Clashes } from './summary';
import type { CalendarView } from './view';
import noteStyles from './day-notes.module.css';
import styles from './month.module.css';

interface Props {
  view: CalendarView;
  today: string;
  /** The dates to show, grouped by week. */
  weeks: readonly string[][];
  /** The departures on these dates; undefined while they load. */
  departures: readonly CalendarDeparture[] | undefined;
  clashes: Clashes;
  timeOff: readonly TimeOffRecord[];
  /** The id of the element with the month's name. */
  titleId: string;
  onShow: (change: Partial<CalendarView>) => void;
}

/** A month as an ARIA grid, and the chosen day beside or below it. */
export function MonthView(props: Props) {
  const { view, today, weeks, departures, clashes, timeOff, titleId, onShow } = props;
  const { month, day: chosenDay } = view;
  // The date that the guide reached with the keyboard, and the day that was chosen at that time.
  const [cursor, setCursor] = useState({ date: '', chosenDay });
  const isCursorCurrent = cursor.chosenDay === chosenDay && monthOf(cursor.date) === month;
  const tabbableDate = isCursorCurrent ? cursor.date : findInitialDate(view, today, weeks);
  const tableRef = useRef<HTMLTableElement>(null);
  const dateToFocusRef = useRef<string | null>(null);

  // This effect has no dependencies, because the new month may render after the cursor has moved.
  useEffect(() => {
    if (dateToFocusRef.current !== tabbableDate) return;
    dateToFocusRef.current = null;
    tableRef.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  });

  const moveByKey = (event: KeyboardEvent) => {
    const date = dateAfterKey(tabbableDate, event.key);
    if (date === undefined) return;
    event.preventDefault();
    dateToFocusRef.current = date;
    setCursor({ date, chosenDay });
    if (monthOf(date) !== month) onShow({ month: monthOf(date) });
  };

  const departuresOn = (date: string) => departures?.filter((each) => each.date === date);
  return (
    <div className={styles.month}>
      <div className={styles.weeks}>
        <table ref={tableRef} role="grid" aria-labelledby={titleId} onKeyDown={moveByKey}>
          <thead>
            <tr>
              {WEEKDAYS.map((name) => (
                <th key={name} scope="col" abbr={name}>
                  {name.slice(0, 3)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((week) => (
              <tr key={week[0]}>
                {week.map((date) => (
                  <DayCell
                    key={date}
                    date={date}
                    departures={departuresOn(date)}
                    clashes={clashes}
                    timeOff={timeOff}
                    isToday={date === today}
                    isInMonth={monthOf(date) === month}
                    isChosen={date === chosenDay}
                    isTabbable={date === tabbableDate}
                    onChoose={() => {
                      onShow({ day: date });
                    }}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <Legend>
          <span className={noteStyles.legend}>
            <i className={noteStyles.notes} /> special day or time off
          </span>
        </Legend>
      </div>
      {chosenDay === null ? (
        <p className={styles.hint}>Choose a day to see its tours.</p>
      ) : (
        <DayPanel
          date={chosenDay}
          departures={departuresOn(chosenDay)}
          clashes={clashes}
          timeOff={timeOff}
        />
      )}
    </div>
  );
}

/** Returns the date that Tab focuses at first: the chosen date, today, or the first day of the month. */
function findInitialDate(
  { month, day }: CalendarView,
  today: string,
  weeks: readonly string[][],
): string {
  if (day !== null && weeks.flat().includes(day)) return day;
  return monthOf(today) === month ? today : `${month}-01`;
}
