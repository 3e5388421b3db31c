import { CalendarAddress } from './CalendarAddress';
import { FiguresReport } from './FiguresReport';
import { VisitorSearch } from './VisitorSearch';
import styles from './reports.module.css';

/** What the guide looks up, counts and takes along. */
export function Reports() {
  return (
    <div className={styles.reports}>
      <FiguresReport />
      <VisitorSearch />
      <CalendarAddress />
    </div>
  );
}
