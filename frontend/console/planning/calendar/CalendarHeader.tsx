import type { ReactNode } from 'react';
import { monthOf } from '../../../ui/month';
import screenReader from '../../../ui/screen-reader.module.css';
import { getShownSunday, SPAN_LABELS, stepView, type CalendarView } from './view';
import styles from './calendar.module.css';

interface Props {
  titleId: string;
  title: string;
  view: CalendarView;
  today: string;
  onShow: (change: Partial<CalendarView>) => void;
  /** Shown after the title. */
  children: ReactNode;
}

/** The title, with buttons for the previous and the next month or week, and the choice between month and week. */
export function CalendarHeader({ titleId, title, view, today, onShow, children }: Props) {
  const renderStepButton = (direction: 1 | -1) => (
    <button
      className={styles.step}
      type="button"
      aria-label={`${direction === 1 ? 'Next' : 'Previous'} ${view.span}`}
      onClick={() => {
        onShow(stepView(view, direction, today));
      }}
    >
      <span aria-hidden="true">{direction === 1 ? '›' : '‹'}</span>
    </button>
  );
  return (
    <div className={styles.head}>
      <div className={styles.title}>
        {renderStepButton(-1)}
        <h2 id={titleId} aria-live="polite">
          {title}
        </h2>
        {renderStepButton(1)}
      </div>
      {children}
      <div className={styles.tools}>
        <fieldset className={styles.spans}>
          <legend className={screenReader.only}>Show</legend>
          {Object.entries(SPAN_LABELS).map(([name, label]) => (
            <label key={name}>
              <input
                type="radio"
                name="calendar-span"
                checked={view.span === name}
                onChange={() => {
                  onShow(switchSpan(view, name as keyof typeof SPAN_LABELS, today));
                }}
              />
              {label}
            </label>
          ))}
        </fieldset>
        <button
          className={styles.tool}
          type="button"
          onClick={() => {
            onShow({ month: monthOf(today), day: today });
          }}
        >
          Today
        </button>
        <button
          className={styles.tool}
          type="button"
          onClick={() => {
            print();
          }}
        >
          Print
        </button>
      </div>
    </div>
  );
}

/** Switches a view to the week that contains the chosen date, or to the month of the shown week. */
function switchSpan(view: CalendarView, span: CalendarView['span'], today: string): CalendarView {
  const day = view.day ?? getShownSunday(view, today);
  return span === 'week' ? { ...view, span } : { span, month: monthOf(day), day: view.day };
}
