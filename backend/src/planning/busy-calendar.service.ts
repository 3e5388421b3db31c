import { HttpStatus, Inject, Injectable, NotFoundException } from '@nestjs/common';
import { guideRefusal } from 'shared/guide-refusals';
import { newYorkDate } from 'shared/new-york';
import { CONFIG, type Config } from '../config';
import { JobsService } from '../database/jobs.service';
import { overlapsBusyTime } from '../departures/busy-times';
import type { Departure } from '../departures/departure';
import { DeparturesService } from '../departures/departures.service';
import { GuideAvailabilityService, type ConnectedCalendar } from '../departures/guide-availability';
import { LeadersService } from '../departures/leaders.service';
import { getActingGuide } from '../history/acting-guide';
import { FetchError, parseHttpsUrl } from '../http/fetch-text';
import { FieldsException, NOT_FOUND_REFUSAL, RetryLaterException } from '../http/problem';
import { CalendarError } from './busy-calendar/calendar-error';
import { CalendarReader, MAX_CALENDAR_MB } from './busy-calendar/calendar-reader';
import type { BusyCalendarInput, BusyCalendarRecord } from './busy-calendar.dto';
import { KeptDeparturesService } from './kept-departures.service';
import { toLedDepartureRecord } from './led-departure.dto';

/** The name of the conflict between a booked departure and a busy time. */
const CONFLICT = 'busy-calendar';
const MINUTE_MS = 60 * 1000;
const JOB_SCHEDULE = { everyMs: 15 * MINUTE_MS, leaseMs: 2 * MINUTE_MS };
/** The maximum number of failed attempts per minute on each replica. Prevents scanning networks for servers. */
const MAX_FAILURES_PER_MINUTE = 20;

/** Connects the guide's own calendar, and reads it every 15 minutes on one replica. */
@Injectable()
export class BusyCalendarService {
  /** The times of recent failed attempts on this replica, from `performance.now()`. */
  private failureTimes: number[] = [];

  constructor(
    private readonly availability: GuideAvailabilityService,
    private readonly departures: DeparturesService,
    private readonly keptDepartures: KeptDeparturesService,
    private readonly leaders: LeadersService,
    private readonly reader: CalendarReader,
    @Inject(CONFIG) { jobCheckSeconds }: Config,
    jobs: JobsService,
  ) {
    const checkMs = jobCheckSeconds * 1000;
    jobs.runOnOneReplica('busy-calendar', { ...JOB_SCHEDULE, checkMs }, async (signal) => {
      const calendar = await this.availability.findCalendar();
      if (calendar) await this.update(calendar, signal);
    });
  }

  async get(): Promise<BusyCalendarRecord> {
    const now = new Date();
    const calendar = await this.availability.findCalendar();
    const busyTimes = calendar?.busyTimes.filter(({ to }) => to > now) ?? [];
    const [bookedDepartures, isKept, guides, { calendarGuide, toursAtOnce }] = await Promise.all([
      this.departures.findWithParty(newYorkDate(now)),
      this.keptDepartures.load(),
      this.leaders.listGuides(),
      this.availability.get(),
    ]);
    /** Returns whether the calendar's guide leads a departure, or may have to lead it. */
    const mayNeedGuide = ({ ledBy }: Departure) =>
      guides.length === 0 ||
      (ledBy === undefined ? toursAtOnce !== 'guides' : ledBy === calendarGuide);
    return {
      host: calendar ? new URL(calendar.url).host : null,
      readAt: calendar?.readAt.toISOString() ?? null,
      failingSince: calendar?.failingSince?.toISOString() ?? null,
      error: calendar?.error ?? null,
      busyTimes: busyTimes.length,
      booked: bookedDepartures
        .filter(
          ({ departure }) => overlapsBusyTime(departure, busyTimes) && mayNeedGuide(departure),
        )
        .map((each) => toLedDepartureRecord(each, isKept(CONFLICT, each.departure.id), guides)),
    };
  }

  /**
   * Reads a calendar, and replaces the connected one with it. Changes nothing if the calendar can't be read.
   *
   * @throws FieldsException 400 if the calendar can't be read
   * @throws RetryLaterException 429 after too many failed attempts
   */
  async connect({ url: address }: BusyCalendarInput): Promise<BusyCalendarRecord> {
    this.checkFailureLimit();
    try {
      const url = parseHttpsUrl(address).href;
      const busyTimes = await this.reader.read(url);
      const guide = getActingGuide()?.id;
      const calendar = { url, busyTimes, readAt: new Date(), ...(guide && { guide }) };
      await this.availability.connectCalendar(calendar);
    } catch (error) {
      this.failureTimes.push(performance.now());
      throw new FieldsException([{ field: 'url', ...toRefusal(error) }]);
    }
    return this.get();
  }

  /**
   * Reads the connected calendar now.
   *
   * @throws NotFoundException if no calendar is connected
   * @throws RetryLaterException 429 after too many failed attempts
   */
  async read(): Promise<BusyCalendarRecord> {
    const calendar = await this.availability.findCalendar();
    if (!calendar) throw new NotFoundException(NOT_FOUND_REFUSAL);
    this.checkFailureLimit();
    const isRead = await this.update(calendar);
    if (!isRead) this.failureTimes.push(performance.now());
    return this.get();
  }

  async disconnect(): Promise<void> {
    await this.availability.disconnectCalendar();
    await this.keptDepartures.removeConflict(CONFLICT);
  }

  /**
   * Reads a calendar again, and returns whether it could be read. If not, stores the reason and keeps the previous busy
   * times.
   *
   * @param signal aborts the call when the job has to stop; the call then throws
   */
  private async update(
    { url, guide, ...previous }: ConnectedCalendar,
    signal?: AbortSignal,
  ): Promise<boolean> {
    const source = { url, ...(guide !== undefined && { guide }) };
    try {
      const busyTimes = await this.reader.read(url, signal);
      await this.availability.updateCalendar({ ...source, busyTimes, readAt: new Date() });
      return true;
    } catch (error) {
      signal?.throwIfAborted();
      const { message } = toRefusal(error);
      const { busyTimes, readAt, failingSince = new Date() } = previous;
      const failedCalendar = { ...source, busyTimes, readAt, failingSince, error: message };
      await this.availability.updateCalendar(failedCalendar);
      return false;
    }
  }

  private checkFailureLimit(): void {
    const now = performance.now();
    this.failureTimes = this.failureTimes.filter((at) => at > now - MINUTE_MS);
    const [firstFailure] = this.failureTimes;
    if (firstFailure === undefined || this.failureTimes.length < MAX_FAILURES_PER_MINUTE) return;
    throw new RetryLaterException(
      HttpStatus.TOO_MANY_REQUESTS,
      guideRefusal('calendar-tried-too-often'),
      Math.ceil((firstFailure + MINUTE_MS - now) / 1000),
    );
  }
}

/** Returns the refusal for a calendar that can't be read. Rethrows any other error. */
function toRefusal(error: unknown) {
  if (error instanceof CalendarError) {
    return guideRefusal(error.flaw === 'too-full' ? 'calendar-too-full' : error.flaw);
  }
  if (!(error instanceof FetchError)) throw error;
  switch (error.failure) {
    case 'invalid-url':
      return guideRefusal('calendar-address-invalid');
    case 'unreachable':
      return guideRefusal('calendar-unreachable');
    case 'status':
      return guideRefusal('calendar-server-error', { status: error.status ?? 0 });
    case 'too-large':
      return guideRefusal('calendar-too-large', { most: MAX_CALENDAR_MB });
  }
}
