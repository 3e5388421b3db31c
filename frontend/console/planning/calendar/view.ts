import { addDays, isCalendarDate } from 'shared/new-york';
import { addMonths, monthOf, startOfWeek } from '../../../ui/month';

export const SPAN_LABELS = { month: 'Month', week: 'Week' } as const;

/** The part of the calendar to show. Its values are in the URL. */
export interface CalendarView {
  span: keyof typeof SPAN_LABELS;
  /** The month: "2026-12". */
  month: string;
  /** The chosen date; null if none is chosen. */
  day: string | null;
}

/** Parses a view from the URL's parameters. Ignores invalid values. */
export function parseView(search: URLSearchParams, today: string): CalendarView {
  const requestedDay = search.get('day') ?? '';
  const day =
    isValidMonth(monthOf(requestedDay)) && isCalendarDate(requestedDay) ? requestedDay : null;
  const requestedMonth = search.get('month') ?? '';
  const month = isValidMonth(requestedMonth) ? requestedMonth : monthOf(day ?? today);
  return { span: search.get('span') === 'week' ? 'week' : 'month', month, day };
}

/** Returns the URL of a view, relative to the console. */
export function pathOf({ span, month, day }: CalendarView): string {
  const search = new URLSearchParams({ view: 'planning', month });
  if (day !== null) search.set('day', day);
  if (span === 'week') search.set('span', span);
  return `/?${search.toString()}`;
}

/**
 * Returns the Sunday that begins the shown week. The week contains the chosen date; without a chosen date, it contains
 * today if today is in the month, and the first day of the month otherwise.
 */
export function getShownSunday({ month, day }: CalendarView, today: string): string {
  return startOfWeek(day ?? (monthOf(today) === month ? today : `${month}-01`));
}

/** Returns the view of the previous or next month or week. */
export function stepView(view: CalendarView, direction: 1 | -1, today: string): CalendarView {
  if (view.span === 'month') return { ...view, month: addMonths(view.month, direction), day: null };
  const day = addDays(view.day ?? getShownSunday(view, today), 7 * direction);
  return { ...view, month: monthOf(day), day };
}

/** Whether a string is a month of this century. */
function isValidMonth(month: string): boolean {
  return /^20\d\d-(0[1-9]|1[0-2])$/.test(month);
}
