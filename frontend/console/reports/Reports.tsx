import { CalendarAddress } from './CalendarAddress';
import { FiguresReport } from './FiguresReport';
import { MoneyReport } from './MoneyReport';
import { VisitorSearch } from './VisitorSearch';
import { VisitsReport } from './VisitsReport';
import styles from './reports.module.css';

/** The view with figures, money, visits, the search for visitors, and the calendar's URL. */
export function Reports() {
  return (
    <div className={styles.reports}>
      <FiguresReport />
      <MoneyReport />
      <VisitsReport />
      <VisitorSearch />
      <CalendarAddress />
    </div>
  );
}
