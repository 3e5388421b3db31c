import { useNavigate, useSearchParams } from 'react-router-dom';
import { newYorkDate } from 'shared/new-york';
import { now } from '../../../api/clock';
import { KEEP_POSITION_STATE } from '../../../ui/keep-position';
import { useToday } from '../../../ui/use-today';
import { parseView, pathOf, type CalendarView } from './view';

/** Returns the view in the URL, today's date, and a function that changes the URL. */
export function useCalendarView() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const today = useToday() ?? newYorkDate(now());
  const view = parseView(search, today);
  const show = (change: Partial<CalendarView>) => {
    const path = pathOf({ ...view, ...change });
    // Showing the same view again adds no history entry, so that "Back" leads to the previous view.
    void navigate(path, { state: KEEP_POSITION_STATE, replace: path === pathOf(view) });
  };
  return { view, today, show };
}
