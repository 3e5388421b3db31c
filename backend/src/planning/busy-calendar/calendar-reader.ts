import { Injectable } from '@nestjs/common';
import { addDays, newYorkDate, newYorkInstant } from 'shared/new-york';
import type { BusyTime } from '../../departures/busy-times';
import { fetchText } from '../../http/fetch-text';
import { readInThread } from './calendar-thread';

const BYTES_PER_MB = 1024 * 1024;
export const MAX_CALENDAR_MB = 2;
const FETCH_LIMITS = { maxBytes: MAX_CALENDAR_MB * BYTES_PER_MB, timeoutMs: 10_000 };
/** No tour can be booked further ahead than this, and tours can last past midnight. */
const DAYS_AHEAD = 367;

/** Reads calendars at the addresses that the guide enters. */
@Injectable()
export class CalendarReader {
  /**
   * Returns the busy times in a calendar from yesterday until the last date that can be booked: without overlaps,
   * earliest first.
   *
   * @throws FetchError
   * @throws CalendarError
   */
  async read(url: string): Promise<BusyTime[]> {
    const today = newYorkDate(new Date());
    const [from, to] = [-1, DAYS_AHEAD].map((days) =>
      newYorkInstant(addDays(today, days), '00:00'),
    );
    return readInThread(await this.fetch(url), { from, to } as BusyTime);
  }

  /** @throws FetchError */
  fetch(url: string): Promise<string> {
    return fetchText(url, FETCH_LIMITS);
  }
}
