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

/** A range of dates, and the separator of the file's columns; a comma by default. */
export interface CsvQuery extends DateRange {
  separator?: 'semicolon';
}

/** Returns the download URL of the bookings in a range. */
export const bookingsCsvUrl = (query: CsvQuery) => urlOf('GET /guide/bookings.csv', { query });

export const loadMoney = (range: DateRange) =>
  callAsGuide('GET /guide/reports/money', { query: range });

/** Returns the download URL of the payments for the tours in a range. */
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
