import { Inject, Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { addDays, newYorkDate, newYorkInstant } from 'shared/new-york';
import { Types, type Connection, type mongo } from 'mongoose';
import type { Booking } from '../bookings/booking';
import { hashOfAddress } from '../bookings/contact';
import type { OutboxRow } from '../bookings/outbox.schema';
import type { BookingEvent } from '../bookings/state';
import { CONFIG, type Config } from '../config';
import { COLLECTIONS } from '../database/collections';
import { isDuplicate } from '../database/database-errors';
import { JobsService } from '../database/jobs.service';
import { termsOf, type Departure } from '../departures/departure';
import { DeparturesService } from '../departures/departures.service';
import { AddressesService, type GuideAddress, type VisitorAddress } from './addresses.service';
import { TO_BE_TOLD, type MessageKind, type NewMessage, type News } from './message';
import { MessagesService } from './messages.service';

const AT_ONCE = 200;

type Row = mongo.WithId<OutboxRow>;

/** A message without its id. */
type Untitled = Omit<NewMessage, '_id'>;

/** A booking, when it takes place, and its visitor's address, if there is one. */
interface Party {
  booking: Booking;
  departure: Departure;
  to: VisitorAddress | undefined;
}

/** What a visitor is told of what happened; of a changed departure, that depends. */
const TOLD: Partial<Record<BookingEvent['kind'], MessageKind>> = {
  'booking-made': 'booked',
  'booking-held': 'confirm',
  'contact-given': 'booked',
  'booking-changed': 'changed',
  'booking-withdrawn': 'withdrawn',
  'booking-cancelled': 'cancelled',
  'departure-cancelled': 'cancelled',
  'departure-moved': 'moved',
  'booking-restored': 'restored',
  'notice-written': 'from-guide',
  'waiting-joined': 'waiting',
  'waiting-offered': 'offer',
  'waiting-lapsed': 'offer-lapsed',
  'waiting-over': 'waiting-over',
};

/** What the guide is told of it. */
const NEWS: Partial<Record<BookingEvent['kind'], News['what']>> = {
  'booking-made': 'booked',
  'booking-changed': 'changed',
  'booking-withdrawn': 'cancelled',
};
/** The letters of what visitors can do again and again. */
const REPEATABLE: readonly MessageKind[] = ['booked', 'changed', 'withdrawn'];
/** The letters that a corrected address gets a new one of. */
const CORRECTABLE: readonly MessageKind[] = ['booked', 'confirm', 'waiting'];
/** All changes of a booking within this time go into one letter. */
const COLLAPSED_MS = 5 * 60 * 1000;
/** One replica may send a letter while another, whose clock is behind, still adds to it. */
const CLOCKS_DIFFER_MS = 10 * 1000;
/** When digests are sent, and until when they are of use. */
const MORNING = '07:00';
const EVENING = '20:00';
const NOTICE_LASTS_MS = 3 * 24 * 60 * 60 * 1000;

/** Makes mails of what happened to bookings. Done twice, it makes the same ones. */
@Injectable()
export class OutboxService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @Inject(CONFIG) config: Config,
    jobs: JobsService,
    private readonly departures: DeparturesService,
    private readonly addresses: AddressesService,
    private readonly messages: MessagesService,
  ) {
    jobs.runOnEveryReplica('outbox', config.jobCheckSeconds * 1000, (signal) => this.turn(signal));
  }

  private async turn(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const rows = await this.outbox.find().sort({ at: 1 }).limit(AT_ONCE).toArray();
      if (rows.length === 0) return;
      await this.tell(rows);
      await this.outbox.deleteMany({ _id: { $in: rows.map(({ _id }) => _id) } });
    }
  }

  private async tell(rows: Row[]): Promise<void> {
    const [bookings, departures, guides] = await Promise.all([
      this.bookingsOf(rows),
      this.departuresOf(rows),
      this.addresses.guides(),
    ]);
    const reachable = await this.addresses.of([...bookings.values()]);
    const parties = rows.flatMap((row) => {
      const booking = bookings.get(String(row.booking));
      const departure = departures.get(row.departure);
      // Anonymized, erased, or of a tour that there is no longer: there's nobody to tell.
      const isWalkIn = booking?.walkIn !== undefined && !booking.contact;
      if (!booking || !departure || isWalkIn) return [];
      return [{ row, booking, departure, to: reachable.get(String(booking._id)) }];
    });
    const toVisitors: NewMessage[] = [];
    for (const { row, ...party } of parties) toVisitors.push(...(await this.toVisitor(row, party)));
    // In one go: a canceled departure has hundreds of parties.
    await this.messages.queue(toVisitors);
    for (const { row, booking, departure } of parties) {
      if (row.kind === 'waiting-offered') {
        const until = lastsUntil(row, booking, departure);
        await this.tellOfOffer({ ...aboutOf(row), until }, guides);
      }
      await this.tellGuides(row, departure, guides);
    }
  }

  /** The message for a booking's visitor; none if it's queued already, together with others. */
  private async toVisitor(row: Row, { booking, departure, to }: Party): Promise<NewMessage[]> {
    const kind = toldOf(row, departure);
    // The guide notifies the parties that mail can't reach.
    if (!kind || !(to || TO_BE_TOLD.includes(kind))) return [];
    const address = to && hashOfAddress(to.address);
    const message: Untitled = {
      ...{ ...aboutOf(row), kind, until: lastsUntil(row, booking, departure) },
      ...(CORRECTABLE.includes(kind) && address !== undefined && { onlyFor: address }),
      addressee: to && { ...to, network: row.network },
    };
    const mayRepeat = to && to.confirmedBy === undefined && REPEATABLE.includes(kind);
    if (!mayRepeat) return [{ _id: idOf(row, booking, departure), ...message }];
    const id = `booked.${String(row.booking)}.${String(address)}`;
    const later: Untitled = { ...message, kind: 'update', onlyFor: String(address) };
    await this.queueOnceInAWhile(id, row, { first: kind === 'booked' && message, later });
    return [];
  }

  private async tellGuides(row: Row, departure: Departure, guides: GuideAddress[]): Promise<void> {
    const what = NEWS[row.kind];
    if (!what) return;
    const about = { ...aboutOf(row), until: departure.starts };
    const news = newsOf({ row: String(row._id), what, ...about });
    for (const { user, bookings } of guides) {
      if (bookings === 'none') continue;
      if (bookings === 'each') {
        const id = `news.${String(row.booking)}.${user}`;
        const message: Untitled = {
          ...{ ...about, kind: 'news', user, news: [news] },
          addressee: { guide: user },
        };
        const first = what === 'booked' && message;
        if (await this.queueOnceInAWhile(id, row, { first, later: message })) continue;
      }
      await this.collect(user, news);
    }
    if (what !== 'cancelled') await this.tellOfFull(departure, guides);
  }

  /**
   * Queues the first message about a booking at once. What follows is one message at the end of a few minutes,
   * whose letter is written by what is true then.
   *
   * @param first missing if the row can't be the first that there is to say
   * @returns false if the limits of mail refused it
   */
  private async queueOnceInAWhile(
    id: string,
    { _id }: Row,
    { first, later }: { first: Untitled | false; later: Untitled },
  ): Promise<boolean> {
    const row = String(_id);
    if (first) {
      const refused = await this.messages.queue([{ ...first, _id: id, row }]);
      const stored = await this.messages.get(id);
      if (!stored || stored.row === row) return refused.length === 0;
    }
    const now = Date.now() + CLOCKS_DIFFER_MS;
    const dueAt = new Date(Math.ceil(now / COLLAPSED_MS) * COLLAPSED_MS);
    const refused = await this.messages.queue([
      { ...later, _id: `${id}.${dueAt.toISOString()}`, dueAt },
    ]);
    return refused.length === 0;
  }

  /** For the next morning's digest; for the one after, where that is being sent already. */
  private async collect(user: string, news: News): Promise<void> {
    const now = new Date();
    const today = newYorkDate(now);
    const mornings = [0, 1, 2].map((days) => newYorkInstant(addDays(today, days), MORNING));
    for (const dueAt of mornings.filter((morning) => morning > now)) {
      const date = newYorkDate(dueAt);
      const message = { _id: `digest.${date}.${user}`, kind: 'digest' as const, user, date };
      const until = newYorkInstant(date, EVENING);
      try {
        await this.messages.collect({ ...message, dueAt, until }, { news });
        return;
      } catch (error) {
        if (!isDuplicate(error)) throw error;
      }
    }
  }

  /** The guide has to tell those who have no email, and wants to know of the rest. */
  private async tellOfOffer(
    about: ReturnType<typeof aboutOf> & { until: Date },
    guides: GuideAddress[],
  ): Promise<void> {
    const id = `offered.${String(about.booking.id)}.${about.until.toISOString()}`;
    await this.messages.queue(
      guides
        .filter(({ bookings }) => bookings !== 'none')
        .map(({ user }) => ({
          ...{ ...about, _id: `${id}.${user}`, kind: 'offered' as const, user },
          addressee: { guide: user },
        })),
    );
  }

  private async tellOfFull(
    { id, starts, capacity }: Departure,
    guides: GuideAddress[],
  ): Promise<void> {
    if (capacity === undefined) return;
    const booked = await this.departures.bookedAt([id]);
    if ((booked.get(id)?.people ?? 0) < capacity) return;
    await this.messages.queue(
      guides
        .filter(({ bookings }) => bookings !== 'none')
        .map(({ user }) => ({
          ...{ _id: `full.${id}.${String(capacity)}.${user}`, kind: 'full' as const, user },
          ...{ departure: id, until: starts, addressee: { guide: user } },
        })),
    );
  }

  private async bookingsOf(rows: Row[]): Promise<Map<string, Booking>> {
    const found = await Promise.all(
      Object.values(COLLECTIONS).map((name) =>
        this.connection
          .collection<Booking>(name)
          .find({ _id: { $in: rows.map(({ booking }) => new Types.ObjectId(booking)) } })
          .toArray(),
      ),
    );
    return new Map(found.flat().map((booking) => [String(booking._id), booking]));
  }

  private async departuresOf(rows: Row[]): Promise<Map<string, Departure>> {
    const ids = [...new Set(rows.map(({ departure }) => departure))];
    const found = await Promise.all(ids.map((id) => this.departures.get(id)));
    return new Map(found.flatMap((departure) => (departure ? [[departure.id, departure]] : [])));
  }

  private get outbox(): mongo.Collection<OutboxRow> {
    return this.connection.collection<OutboxRow>('outbox');
  }
}

function aboutOf({ list, booking, departure, before }: Row) {
  return { booking: { list, id: booking }, departure, ...(before && { before }) };
}

/** From when on what happened is of no use to anybody. */
function lastsUntil({ kind, at }: Row, { turn }: Booking, { starts, ends }: Departure): Date {
  switch (kind) {
    case 'booking-held':
    case 'waiting-offered':
      return turn?.offeredUntil ?? at;
    case 'notice-written':
      // After the walk, there may be something to say that keeps for a while.
      return at < ends ? ends : new Date(at.getTime() + NOTICE_LASTS_MS);
    default:
      return starts;
  }
}

/** What the guide has written is told once, however often it was changed before the mails were made. */
function idOf({ _id, kind, booking }: Row, { contact }: Booking, { notice }: Departure): string {
  // However often the address is corrected back and forth, each has one.
  if (kind === 'booking-held')
    return `confirm.${String(booking)}.${hashOfAddress(contact?.email ?? '')}`;
  if (kind !== 'notice-written' || !notice) return String(_id);
  return `notice.${String(booking)}.${notice.at.toISOString()}`;
}

function newsOf({ row, what, booking, before }: News): News {
  return { row, what, booking, ...(before && { before }) };
}

/** What its visitor is told; undefined where nothing has changed that was promised. */
function toldOf({ kind, before }: Row, departure: Departure): MessageKind | undefined {
  if (kind === 'notice-written' && !departure.notice) return undefined;
  if (kind !== 'departure-changed') return TOLD[kind];
  if (!before) return 'changed-by-guide';
  if (before.isCancelled) return 'restored';
  const isSame = JSON.stringify(before.terms) === JSON.stringify(termsOf(departure));
  return isSame ? undefined : 'changed-by-guide';
}
