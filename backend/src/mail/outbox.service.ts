import { Inject, Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, mongo } from 'mongoose';
import { hashEmail } from '../bookings/contact';
import type { OutboxRow } from '../bookings/outbox.schema';
import { BookingQueries } from '../bookings/queries';
import { CONFIG, type Config } from '../config';
import { JobsService } from '../database/jobs.service';
import { DeparturesService } from '../departures/departures.service';
import { AddressesService, type GuideAddress, type VisitorAddress } from './addresses.service';
import { GUIDE_LETTERS, isCritical, LETTERS, VISITOR_LETTERS } from './letters';
import type { LetterEvent, StoredNews, VisitorLetter } from './letters/definition';
import { NEWS_BY_EVENT } from './letters/news';
import type { NewMessage } from './message';
import { MessagesService } from './messages.service';

const BATCH_SIZE = 200;
/** All changes to a booking within one interval of this length go into one letter. */
const MERGE_MS = 5 * 60 * 1000;
/** The maximum difference between replicas' clocks, so that no change is added to a letter that is being sent. */
const MAX_CLOCK_SKEW_MS = 10 * 1000;

/** How long a message about a bulk change waits, so that it can list all of a visitor's bookings. */
const GROUP_MS = 20 * 1000;

/** A message about all bookings with the same email address that one bulk change affects. */
type MessageGroup = NewMessage & Required<Pick<NewMessage, 'bookings'>>;

/** A message without its id. */
type Draft = Omit<NewMessage, '_id'>;

/** An event, and the address of the booking's visitor, if there is one. */
interface AddressedEvent {
  event: LetterEvent;
  to: VisitorAddress | undefined;
}

/** Queues messages about booking events. Processing an event again has no effect. */
@Injectable()
export class OutboxService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @Inject(CONFIG) config: Config,
    jobs: JobsService,
    private readonly departures: DeparturesService,
    private readonly bookings: BookingQueries,
    private readonly addresses: AddressesService,
    private readonly messages: MessagesService,
  ) {
    jobs.runOnEveryReplica('outbox', config.jobCheckSeconds * 1000, (signal) =>
      this.processRows(signal),
    );
  }

  /** Queues the messages about all events in the outbox, oldest first, and deletes the events. */
  private async processRows(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const rows = await this.outbox.find().sort({ at: 1 }).limit(BATCH_SIZE).toArray();
      if (rows.length === 0) return;
      await this.queueMessages(await this.loadEvents(rows));
      await this.outbox.deleteMany({ _id: { $in: rows.map(({ _id }) => _id) } });
    }
  }

  private async queueMessages(events: LetterEvent[]): Promise<void> {
    const [addresses, guides] = await Promise.all([
      this.addresses.findVisitors(events.map(({ booking }) => booking)),
      this.addresses.findGuides(),
    ]);
    const visitorMessages: NewMessage[] = [];
    for (const event of events) {
      const to = addresses.get(String(event.booking._id));
      visitorMessages.push(...(await this.makeVisitorMessages({ event, to })));
    }
    // Queued together for speed, because a canceled departure may have hundreds of parties.
    await this.messages.queue(visitorMessages.filter(({ bookings }) => !bookings));
    for (const group of groupMessages(visitorMessages)) await this.messages.queueGroup(group);
    for (const event of events) await this.queueNews(event, guides);
    await this.messages.queue(events.flatMap((event) => makeGuideMessages(event, guides)));
  }

  /**
   * Returns the message to a booking's visitor, if there is one. Queues a message that may be merged instead of
   * returning it.
   */
  private async makeVisitorMessages({ event, to }: AddressedEvent): Promise<NewMessage[]> {
    const { row, departure } = event;
    const isTriggered = ({ triggers, when }: VisitorLetter) =>
      triggers?.includes(row.kind) && (when?.(event) ?? true);
    const [kind, letter] = VISITOR_LETTERS.find(([, each]) => isTriggered(each)) ?? [];
    // Critical messages are stored even without an address, so that the guide can notify the party instead.
    if (!kind || !(to || isCritical(kind))) return [];
    const addressHash = to && hashEmail(to.address);
    const message: Draft = {
      ...subjectOf(event),
      kind,
      until: letter?.until?.(event) ?? departure.startsAt,
      ...(letter?.isCorrectable && addressHash !== undefined && { onlyFor: addressHash }),
      addressee: to && { ...to, network: row.network },
    };
    if (letter?.repeats && to && to.confirmedBy === undefined) {
      const firstId = `booked.${String(row.booking)}.${String(addressHash)}`;
      const laterMessage: Draft = { ...message, kind: 'update', onlyFor: String(addressHash) };
      const firstMessage = letter.repeats === 'first' ? message : undefined;
      await this.queueMerged(firstId, row, { firstMessage, laterMessage });
      return [];
    }
    if (row.bulkChange !== undefined && addressHash !== undefined) {
      return [
        toGroupMessage(message, event, `${kind}.${row.bulkChange}.${addressHash}`, addressHash),
      ];
    }
    return [{ ...message, _id: letter?.messageId?.(event) ?? String(row._id) }];
  }

  /**
   * Notifies guides of a visitor's change. Each guide gets a separate message, or a line in the digest if the guide
   * chose the digest or the message exceeds a mail limit.
   */
  private async queueNews(event: LetterEvent, guides: GuideAddress[]): Promise<void> {
    const { row, departure } = event;
    const newsKind = NEWS_BY_EVENT[row.kind];
    if (!newsKind) return;
    const { booking, before } = subjectOf(event);
    const news: StoredNews = {
      row: String(row._id),
      what: newsKind,
      booking,
      ...(before && { before }),
    };
    for (const guide of guides) {
      const { user } = guide;
      if (LETTERS.news.isWanted(guide)) {
        const message: Draft = {
          ...subjectOf(event),
          kind: 'news',
          user,
          news: [news],
          until: departure.startsAt,
          addressee: { guide: user },
        };
        const firstId = `news.${String(row.booking)}.${user}`;
        const firstMessage = newsKind === 'booked' ? message : undefined;
        const drafts = { firstMessage, laterMessage: message };
        if (await this.queueMerged(firstId, row, drafts)) continue;
      } else if (!LETTERS.digest.isWanted(guide)) {
        continue;
      }
      await this.messages.collectEvent('digest', user, { news });
    }
  }

  /**
   * Queues a message about a booking. The first message is sent immediately. The messages about later events within a
   * few minutes are merged into one, whose letter is written from current data when it is sent.
   *
   * @param firstId the id of the first message
   * @param firstMessage the message to queue if the event is the booking's first; undefined if it can't be the first
   * @returns false if the message exceeds a mail limit
   */
  private async queueMerged(
    firstId: string,
    { _id }: Pick<LetterEvent['row'], '_id'>,
    { firstMessage, laterMessage }: { firstMessage: Draft | undefined; laterMessage: Draft },
  ): Promise<boolean> {
    const rowId = String(_id);
    if (firstMessage) {
      const refusedMessages = await this.messages.queue([
        { ...firstMessage, _id: firstId, row: rowId },
      ]);
      const storedMessage = await this.messages.get(firstId);
      if (!storedMessage || storedMessage.row === rowId) return refusedMessages.length === 0;
    }
    const latestNow = Date.now() + MAX_CLOCK_SKEW_MS;
    const dueAt = new Date(Math.ceil(latestNow / MERGE_MS) * MERGE_MS);
    const message = { ...laterMessage, _id: `${firstId}.${dueAt.toISOString()}`, dueAt };
    return (await this.messages.queue([message])).length === 0;
  }

  /**
   * Loads the events' bookings and departures. Skips anonymized and deleted bookings, and walk-ins without a contact.
   */
  private async loadEvents(rows: mongo.WithId<OutboxRow>[]): Promise<LetterEvent[]> {
    const [storedBookings, departures] = await Promise.all([
      this.bookings.findAll({ _id: { $in: rows.map(({ booking }) => booking) } }),
      this.departures.getMany(rows.map(({ departure }) => departure)),
    ]);
    const bookings = new Map(storedBookings.map((booking) => [String(booking._id), booking]));
    const departuresWithCapacity = [...departures.values()].filter(
      ({ capacity }) => capacity !== undefined,
    );
    const bookedCounts = await this.bookings.countBooked(
      departuresWithCapacity.map(({ id }) => id),
    );
    return rows.flatMap((row) => {
      const booking = bookings.get(String(row.booking));
      const departure = departures.get(row.departure);
      if (!booking || !departure || (booking.walkIn !== undefined && !booking.contact)) return [];
      const counts = bookedCounts.get(departure.id) ?? { people: 0, parties: 0 };
      return [{ row, booking, departure, counts }];
    });
  }

  private get outbox(): mongo.Collection<OutboxRow> {
    return this.connection.collection<OutboxRow>('outbox');
  }
}

/**
 * Returns a message about one booking that a bulk change affects. It is due a little later, so that it can include the
 * other bookings with the same address.
 */
function toGroupMessage(message: Draft, { row }: LetterEvent, id: string, addressHash: string) {
  const { before } = message;
  const { list, booking, departure } = row;
  return {
    ...message,
    _id: id,
    onlyFor: addressHash,
    dueAt: new Date(row.at.getTime() + GROUP_MS),
    bookings: [
      {
        row: String(row._id),
        booking: { list, id: booking },
        departure,
        ...(before && { before }),
      },
    ],
  };
}

/** Merges messages with the same id. The merged message is useful until the last of its departures starts. */
function groupMessages(messages: NewMessage[]): MessageGroup[] {
  const groups = new Map<string, MessageGroup>();
  for (const { bookings, ...message } of messages) {
    if (!bookings) continue;
    const group = groups.get(message._id) ?? { ...message, bookings: [] };
    const until = new Date(Math.max(group.until.getTime(), message.until.getTime()));
    groups.set(message._id, { ...group, until, bookings: [...group.bookings, ...bookings] });
  }
  return [...groups.values()];
}

function makeGuideMessages(event: LetterEvent, guides: GuideAddress[]): NewMessage[] {
  return GUIDE_LETTERS.flatMap(([kind, letter]) => {
    const isTriggered = letter.triggers?.includes(event.row.kind) && (letter.when?.(event) ?? true);
    const message = isTriggered && letter.message?.(event);
    if (!message) return [];
    return guides.filter(letter.isWanted).map(({ user }) => ({
      ...message,
      _id: `${message._id}.${user}`,
      kind,
      user,
      addressee: { guide: user },
    }));
  });
}

function subjectOf({ row: { list, booking, departure, before } }: LetterEvent) {
  return { booking: { list, id: booking }, departure, ...(before && { before }) };
}
