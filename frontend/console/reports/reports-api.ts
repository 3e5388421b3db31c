import { urlOf } from '../../api/client';
import type { CalendarAddressInput } from '../../api/schema';
import { callAsGuide } from '../guide-api';

/** An inclusive range of New York dates. */
export interface DateRange {
  from: string;
  to: string;
}

export const loadFigures = (range: DateRange) =>
  callAsGuide('GET /guide/figures', { query: range });

export const loadVisits = (range: DateRange) => callAsGuide('GET /guide/visits', { query: range });

/** A range of dates, and the separator of its file's columns. */
export interface CsvQuery extends DateRange {
  separator?: 'semicolon';
}

/** The download URL of a range's bookings. */
export const bookingsCsvUrl = (query: CsvQuery) => urlOf('GET /guide/bookings.csv', { query });

export const loadMoney = (range: DateRange) =>
  callAsGuide('GET /guide/reports/money', { query: range });

/** The download URL of the payments for a range's tours. */
export const paymentsCsvUrl = (query: CsvQuery) =>
  urlOf('GET /guide/reports/payments.csv', { query });

export const findVisitors = (query: string) =>
  callAsGuide('GET /guide/visitors', { query: { query } });

export const loadVisitorBookings = (visitorId: string) =>
  callAsGuide('GET /guide/visitors/{id}/bookings', { path: { id: visitorId } });

export const loadCalendarStatus = () => callAsGuide('GET /guide/calendar-address');

export const createCalendarUrl = (body: CalendarAddressInput) =>
  callAsGuide('POST /guide/calendar-address', { body });

export const deleteCalendarUrl = () => callAsGuide('DELETE /guide/calendar-address');
