import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { addDays, newYorkDate } from 'shared/new-york';
import { LISTS, type ListName } from 'shared/tours';
import { isDuplicate } from '../database/database-errors';
import { eventOf } from '../departures/calendar-event';
import type { Departure } from '../departures/departure';
import type { BookedAt } from '../departures/departure';
import { DeparturesService } from '../departures/departures.service';
import { NOTHING_HERE } from '../http/problem';
import { ToursService } from '../tours/tours.service';
import { toICalendar, type CalendarEvent } from '../icalendar/icalendar';
import type { CalendarEntry } from './calendar-entry.schema';

const NO_ONE: BookedAt = { parties: 0, people: 0 };
const DAYS_BACK = 30;
/** As far ahead as any tour can be booked, and moved. */
const DAYS_FORWARD = 366;
/** Longer than any calendar shows the departure. */
const KEPT_DAYS = 60;
const MINUTE_MS = 60_000;
const EPOCH = Date.parse('2026-01-01T00:00:00Z');
const ATTEMPTS = 10;
const PAUSE_MS = 20;

interface Shown {
  id: string;
  date: string;
  event: CalendarEvent;
  hash: string;
}

/**
 * Departures in the guide's own calendar. What is shown of one can change in many ways, and bookings can be
 * gone without a trace: so it is noted what was shown last, and the number rises whenever that is another.
 */
@Injectable()
export class GuideCalendarService {
  constructor(
    @InjectModel('CalendarEntry') private readonly entries: Model<CalendarEntry>,
    private readonly departures: DeparturesService,
    private readonly tours: ToursService,
  ) {}

  /**
   * One departure as a file.
   *
   * @throws NotFoundException if there can be no such departure
   */
  async file(id: string): Promise<string> {
    const departure = await this.departures.get(id);
    if (!departure) throw new NotFoundException(NOTHING_HERE);
    const booked = (await this.departures.bookedAt([id])).get(id);
    return toICalendar(await this.numbered([shownOf(departure, booked ?? NO_ONE)]));
  }

  /** All departures around today that somebody has booked, to subscribe to. */
  async feed(): Promise<string> {
    const today = newYorkDate(new Date());
    const [from, to] = [addDays(today, -DAYS_BACK), addDays(today, DAYS_FORWARD)];
    const shown = await Promise.all(LISTS.map((list) => this.booked(list, from, to)));
    return toICalendar(await this.numbered(shown.flat()), {
      name: 'New York on Foot: tours',
      refreshEvery: 'PT1H',
    });
  }

  private async booked(list: ListName, from: string, to: string): Promise<Shown[]> {
    const tours = (await this.tours.all()).filter((tour) => tour.list === list);
    const departures = await this.departures.promisedBetween({ tours, from, to });
    const booked = await this.departures.bookedAt(departures.map(({ id }) => id));
    return departures.flatMap((departure) => {
      const count = booked.get(departure.id);
      return count ? [shownOf(departure, count)] : [];
    });
  }

  /** The events with their numbers; one that shows something else than before gets a higher one. */
  private async numbered(shown: Shown[]): Promise<CalendarEvent[]> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const entries = await this.entriesOf(shown);
      const changed: Shown[] = [];
      const events: CalendarEvent[] = [];
      for (const each of shown) {
        const entry = entries.get(each.id);
        if (entry?.hash !== each.hash) changed.push(each);
        else events.push({ ...each.event, sequence: entry.sequence, changedAt: entry.changedAt });
      }
      if (changed.length === 0) return events;
      // Another replica may be noting the same: no two take turns for ever.
      if (attempt > 0) await wait(PAUSE_MS * Math.random() * attempt);
      await this.note(changed);
    }
    throw new Error('What calendars show changes faster than it can be noted.');
  }

  private async entriesOf(shown: Shown[]): Promise<Map<string, CalendarEntry>> {
    const ids = shown.map(({ id }) => id);
    const entries = await this.entries.find({ _id: { $in: ids } }).lean();
    return new Map(entries.map((entry) => [entry._id, entry]));
  }

  private async note(changed: Shown[]): Promise<void> {
    const now = new Date();
    // Also without the entry before, after a loss of data, it is higher than all that came earlier.
    const least = Math.floor((now.getTime() - EPOCH) / MINUTE_MS);
    const higher = { $max: [least, { $add: [{ $ifNull: ['$sequence', 0] }, 1] }] };
    const writes = changed.map(({ id, hash, date }) => ({
      updateOne: {
        filter: { _id: id, hash: { $ne: hash } },
        update: [
          {
            $set: {
              sequence: higher,
              hash,
              changedAt: now,
              expiresAt: new Date(Date.parse(addDays(date, KEPT_DAYS))),
            },
          },
        ],
        upsert: true,
      },
    }));
    try {
      await this.entries.bulkWrite(writes, { ordered: false });
    } catch (error) {
      // Another replica noted the same meanwhile.
      if (!isDuplicate(error)) throw error;
    }
  }
}

function shownOf(departure: Departure, { parties, people }: BookedAt): Shown {
  const { id } = departure;
  const event = eventOf(departure, {
    uid: `${departure.calendarUid}@new-york-on-foot`,
    revision: 0,
    lines: [`${counted(parties, 'party', 'parties')}, ${counted(people, 'person', 'people')}.`],
  });
  // It is made just now.
  const content = JSON.stringify({ ...event, changedAt: null });
  const hash = createHash('sha256').update(content).digest('base64url');
  return { id, date: departure.date, event, hash };
}

function counted(number: number, one: string, many: string): string {
  return `${String(number)} ${number === 1 ? one : many}`;
}
