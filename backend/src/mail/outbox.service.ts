import { Inject, Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { addDays, newYorkDate, newYorkInstant } from 'shared/new-york';
import { Types, type Connection, type mongo } from 'mongoose';
import type { Booking } from '../bookings/booking.schema';
import { hashOfAddress } from '../bookings/contact';
import type { OutboxRow } from '../bookings/outbox.schema';
import type { OutboxEvent } from '../bookings/state';
import { CONFIG, type Config } from '../config';
import { COLLECTIONS } from '../database/collections';
import { isDuplicate } from '../database/database-errors';
import { JobsService } from '../database/jobs.service';
import { termsOf, type Departure } from '../departures/departure';
import { DeparturesService } from '../departures/departures.service';
import { AddressesService, type GuideAddress } from './addresses.service';
import { TO_BE_TOLD, type MessageKind, type News } from './message';
import { MessagesService } from './messages.service';

const AT_ONCE = 200;

type Row = mongo.WithId<OutboxRow>;

/** What a visitor is told of what happened; of a changed departure, that depends. */
const TOLD: Partial<Record<OutboxEvent['kind'], MessageKind>> = {
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
const NEWS: Partial<Record<OutboxEvent['kind'], News['what']>> = {
  'booking-made': 'booked',
  'booking-changed': 'changed',
  'booking-withdrawn': 'cancelled',
};
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
    jobs.everywhere('outbox', config.jobCheckSeconds * 1000, (signal) => this.turn(signal));
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
    for (const row of rows) {
      const booking = bookings.get(String(row.booking));
      const departure = departures.get(row.departure);
      // Anonymized, erased, or of a tour that there is no longer: there's nobody to tell.
      const isWalkIn = booking?.walkIn !== undefined && !booking.contact;
      if (!booking || !departure || isWalkIn) continue;
      const kind = toldOf(row, departure);
      const until = lastsUntil(row, booking, departure);
      const about = { ...aboutOf(row), until };
      // Whom no mail can reach is the guide's to tell.
      const isTold = kind && (reachable.has(String(booking._id)) || TO_BE_TOLD.includes(kind));
      if (isTold)
        await this.messages.queue([{ _id: idOf(row, booking, departure), kind, ...about }]);
      if (row.kind === 'waiting-offered') await this.tellOfOffer(about, guides);
      await this.tellGuides(row, departure, guides);
    }
  }

  private async tellGuides(row: Row, departure: Departure, guides: GuideAddress[]): Promise<void> {
    const what = NEWS[row.kind];
    if (!what) return;
    const about = { ...aboutOf(row), until: departure.starts };
    const id = String(row._id);
    for (const { user, bookings } of guides) {
      if (bookings === 'each') {
        const news = { row: id, what, ...about };
        await this.messages.queue([
          { ...about, _id: `${id}.${user}`, kind: 'news', user, news: [newsOf(news)] },
        ]);
      }
      if (bookings === 'daily') await this.collect(user, newsOf({ row: id, what, ...about }));
    }
    if (what !== 'cancelled') await this.tellOfFull(departure, guides);
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
        .map(({ user }) => ({ ...about, _id: `${id}.${user}`, kind: 'offered' as const, user })),
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
          ...{ departure: id, until: starts },
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
