import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { addDays, newYorkDate } from 'shared/new-york';
import { isDuplicate } from '../database/database-errors';
import { BookingQueries } from '../bookings/queries';
import { calendarEventOf } from '../departures/calendar-event';
import { NO_BOOKINGS, type BookedCounts, type Departure } from '../departures/departure';
import { DeparturesService } from '../departures/departures.service';
import { NOT_FOUND_REFUSAL } from '../http/problem';
import { SettingsService } from '../settings/settings.service';
import { ToursService } from '../tours/tours.service';
import { eventUid, toICalendar, type CalendarEvent } from '../icalendar/icalendar';
import type { CalendarEntry } from './calendar-entry.schema';

const DAYS_BACK = 30;
/** Includes every date that tours can be booked on or moved to. */
const DAYS_FORWARD = 366;
/** Entries are deleted this many days after the departure, when it is no longer in the feed. */
const ENTRY_RETENTION_DAYS = 60;
const MINUTE_MS = 60_000;
/** Sequence numbers count the minutes since this instant. */
const SEQUENCE_EPOCH = Date.parse('2026-01-01T00:00:00Z');
const MAX_ATTEMPTS = 10;
const MAX_PAUSE_MS = 20;

/** A departure's event as it is now. */
interface EventVersion {
  id: string;
  date: string;
  event: CalendarEvent;
  hash: string;
}

/**
 * Exports departures to the guide's own calendar. Calendar apps expect a sequence number that increases whenever an event
 * changes. Many things change an event, and bookings can be deleted without a trace. So this class stores a hash of the
 * latest event, and increases the number when the hash changes.
 */
@Injectable()
export class GuideCalendarService {
  constructor(
    @InjectModel('CalendarEntry') private readonly entries: Model<CalendarEntry>,
    private readonly departures: DeparturesService,
    private readonly bookings: BookingQueries,
    private readonly tours: ToursService,
    private readonly settings: SettingsService,
  ) {}

  /**
   * Returns a calendar file with one departure.
   *
   * @throws NotFoundException if there is no such departure
   */
  async exportDeparture(id: string): Promise<string> {
    const departure = await this.departures.get(id);
    if (!departure) throw new NotFoundException(NOT_FOUND_REFUSAL);
    const counts = (await this.bookings.countBooked([id])).get(id);
    const { siteName } = await this.settings.get();
    const version = toEventVersion(departure, counts ?? NO_BOOKINGS, siteName);
    return toICalendar(await this.addSequences([version]));
  }

  /** Returns the calendar of all booked departures around today. */
  async exportFeed(): Promise<string> {
    const today = newYorkDate(new Date());
    const [from, to] = [addDays(today, -DAYS_BACK), addDays(today, DAYS_FORWARD)];
    const { siteName } = await this.settings.get();
    const versions = await this.findBookedVersions(from, to, siteName);
    return toICalendar(await this.addSequences(versions), {
      name: `${siteName}: tours`,
      refreshEvery: 'PT1H',
    });
  }

  private async findBookedVersions(
    from: string,
    to: string,
    siteName: string,
  ): Promise<EventVersion[]> {
    const tours = await this.tours.getAll();
    const departures = await this.departures.findEverBooked({ tours, from, to });
    const countsById = await this.bookings.countBooked(departures.map(({ id }) => id));
    return departures.flatMap((departure) => {
      const counts = countsById.get(departure.id);
      return counts ? [toEventVersion(departure, counts, siteName)] : [];
    });
  }

  /** Returns the events with their sequence numbers, after increasing those of changed events. */
  private async addSequences(versions: EventVersion[]): Promise<CalendarEvent[]> {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const entries = await this.findEntries(versions);
      const changedVersions: EventVersion[] = [];
      const events: CalendarEvent[] = [];
      for (const version of versions) {
        const entry = entries.get(version.id);
        if (entry?.hash !== version.hash) {
          changedVersions.push(version);
        } else {
          const { sequence, changedAt } = entry;
          events.push({ ...version.event, sequence, changedAt });
        }
      }
      if (changedVersions.length === 0) return events;
      // Another replica may be storing the same entries, so the pause is random.
      if (attempt > 0) await wait(MAX_PAUSE_MS * Math.random() * attempt);
      await this.storeChanges(changedVersions);
    }
    throw new Error('Calendar entries change faster than they can be stored.');
  }

  private async findEntries(versions: EventVersion[]): Promise<Map<string, CalendarEntry>> {
    const ids = versions.map(({ id }) => id);
    const entries = await this.entries.find({ _id: { $in: ids } }).lean();
    return new Map(entries.map((entry) => [entry._id, entry]));
  }

  private async storeChanges(changedVersions: EventVersion[]): Promise<void> {
    const now = new Date();
    // Based on the clock, so that the number increases even if the entries were lost.
    const minSequence = Math.floor((now.getTime() - SEQUENCE_EPOCH) / MINUTE_MS);
    const nextSequence = { $max: [minSequence, { $add: [{ $ifNull: ['$sequence', 0] }, 1] }] };
    const writes = changedVersions.map(({ id, hash, date }) => ({
      updateOne: {
        filter: { _id: id, hash: { $ne: hash } },
        update: [
          {
            $set: {
              sequence: nextSequence,
              hash,
              changedAt: now,
              expiresAt: new Date(Date.parse(addDays(date, ENTRY_RETENTION_DAYS))),
            },
          },
        ],
        upsert: true,
      },
    }));
    try {
      await this.entries.bulkWrite(writes, { ordered: false });
    } catch (error) {
      // Another replica has just stored the same entry.
      if (!isDuplicate(error)) throw error;
    }
  }
}

function toEventVersion(
  departure: Departure,
  { parties, people }: BookedCounts,
  siteName: string,
): EventVersion {
  const { id } = departure;
  const event = calendarEventOf(departure, {
    siteName,
    uid: eventUid(departure.calendarUid),
    revision: 0,
    lines: [
      `${formatCount(parties, 'party', 'parties')}, ${formatCount(people, 'person', 'people')}.`,
    ],
  });
  // Leaves out `changedAt`, which is the current time.
  const content = JSON.stringify({ ...event, changedAt: null });
  const hash = createHash('sha256').update(content).digest('base64url');
  return { id, date: departure.date, event, hash };
}

function formatCount(count: number, singular: string, plural: string): string {
  return `${String(count)} ${count === 1 ? singular : plural}`;
}
