import type {
  CalendarAddressInput,
  CalendarAddressMade,
  CalendarAddressState,
  Figures,
  VisitorBooking,
  VisitorRecord,
} from '../../api/schema';
import { callAsGuide } from '../guide-api';

/** From a date to a date, both in New York and both in it. */
export interface Range {
  from: string;
  to: string;
}

const queryOf = (query: object) => new URLSearchParams({ ...query }).toString();

export const loadFigures = (range: Range) =>
  callAsGuide<Figures>(`/guide/figures?${queryOf(range)}`);

/** Where the browser downloads the bookings of a range from. */
export const csvAddress = (range: Range) => `/api/guide/bookings.csv?${queryOf(range)}`;

export const findVisitors = (query: string) =>
  callAsGuide<VisitorRecord[]>(`/guide/visitors?${queryOf({ query })}`);

export const loadHistory = (id: string) =>
  callAsGuide<VisitorBooking[]>(`/guide/visitors/${encodeURIComponent(id)}/bookings`);

const ADDRESS = '/guide/calendar-address';

export const loadCalendarAddress = () => callAsGuide<CalendarAddressState>(ADDRESS);

export const makeCalendarAddress = (body: CalendarAddressInput) =>
  callAsGuide<CalendarAddressMade>(ADDRESS, { method: 'POST', body });

export const endCalendarAddress = () => callAsGuide<undefined>(ADDRESS, { method: 'DELETE' });
