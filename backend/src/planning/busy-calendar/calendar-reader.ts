import { Injectable } from '@nestjs/common';
import { addDays, newYorkDate, newYorkInstant } from 'shared/new-york';
import type { BusyTime } from '../../departures/busy-times';
import { fetchText } from '../../http/fetch-text';
import { readInThread } from './calendar-thread';

const BYTES_PER_MB = 1024 * 1024;
export const MAX_CALENDAR_MB = 2;
const FETCH_LIMITS = { maxBytes: MAX_CALENDAR_MB * BYTES_PER_MB, timeoutMs: 10_000 };
/** Several times as long as it takes to read a calendar of the maximum size. */
const MAX_THREAD_MS = 10_000;
/** No departure that can be booked ends later than this many days from today. */
const DAYS_AHEAD = 367;

/** Reads calendars at the addresses that the guide enters. */
@Injectable()
export class CalendarReader {
  /**
   * Returns the busy times in a calendar from yesterday until the last date that can be booked, without overlaps,
   * earliest first. Can take up to 20 seconds.
   *
   * @param signal aborts the reading
   * @throws FetchError if the calendar can't be downloaded
   * @throws CalendarError if the downloaded text can't be read
   */
  async read(url: string, signal?: AbortSignal): Promise<BusyTime[]> {
    const today = newYorkDate(new Date());
    const midnightInDays = (days: number) => newYorkInstant(addDays(today, days), '00:00');
    const text = await this.fetch(url, signal);
    const signals = [AbortSignal.timeout(MAX_THREAD_MS), ...(signal ? [signal] : [])];
    const period = { from: midnightInDays(-1), to: midnightInDays(DAYS_AHEAD) };
    return readInThread(text, period, AbortSignal.any(signals));
  }

  /** @throws FetchError if the calendar can't be downloaded */
  fetch(url: string, signal?: AbortSignal): Promise<string> {
    return fetchText(url, { ...FETCH_LIMITS, signal });
  }
}
