import { CalendarAddress } from './CalendarAddress';
import { FiguresReport } from './FiguresReport';
import { VisitorSearch } from './VisitorSearch';

/** What the guide looks up, counts and takes along. */
export function Reports() {
  return (
    <div className="reports">
      <FiguresReport />
      <VisitorSearch />
      <CalendarAddress />
    </div>
  );
}
