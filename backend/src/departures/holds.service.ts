import { HttpStatus, Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { CONFIG, type Config } from '../config';
import { isDuplicate } from '../database/database-errors';
import { LaterException } from '../http/problem';
import { departureId, type DepartureKey } from './departure-id';
import type { Hold, StoredDeparture } from './departure.schema';
import { PartyLists } from './party-lists';

/** Whoever writes a booking has done so by then, or has died; half a minute before a place counts as lost. */
const STALE_MS = 20_000;
/** An answer is due within 3 s. */
const PATIENCE_MS = 2000;
const RETRY_AFTER_SECONDS = 1;

/** What a booking asks of a departure. */
export type Claim = Omit<Hold, 'at'>;

/** What a departure allows. */
export interface Limits {
  /** How many people may come, where the departure itself says nothing else. */
  capacity: number;
  /** How many people of one owner; any number where it is missing. */
  perOwner?: number;
}

/** Whether places are held; if not, how many are left, or whether its owner has as many as one may have. */
export type Outcome = { held: true } | { held: false; left: number } | { held: false; owner: true };

interface Waiting {
  claim: Claim;
  limits: Limits;
  resolve: (outcome: Outcome) => void;
  reject: (error: unknown) => void;
}

/**
 * Keeps the promise of places. Its invariant: the people of a departure's stored bookings, and those that
 * its holds add to them, are never more than its capacity when a hold is given; and no booking is stored,
 * moved to the departure or made larger but under a hold of its own that still stands.
 *
 * What is taken is read from the bookings themselves, so that nothing has to be given back when one is
 * deleted, moved away or expires, and no crash loses a place: only a hold can be left behind, and is fenced
 * off once it is stale. All claims that one process has for a departure at a time are decided by one write.
 */
@Injectable()
export class HoldsService {
  private readonly queues = new Map<string, Waiting[]>();

  constructor(
    @InjectModel('Departure') private readonly departures: Model<StoredDeparture>,
    private readonly lists: PartyLists,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Holds places for a booking that is about to be written; {@link release} them when it is.
   *
   * @throws LaterException 503 if too many want the same departure at a time
   */
  hold(key: DepartureKey, claim: Claim, limits: Limits): Promise<Outcome> {
    const id = departureId(key);
    return new Promise((resolve, reject) => {
      const waiting = this.queues.get(id);
      const entry = { claim, limits, resolve, reject };
      if (waiting) waiting.push(entry);
      else {
        this.queues.set(id, [entry]);
        void this.serve(id, key);
      }
    });
  }

  /** Lets go of what was held for a booking; to be called when its writing has succeeded or surely failed. */
  async release(key: DepartureKey, { booking, revision }: Claim): Promise<void> {
    await this.departures.updateOne(
      { _id: departureId(key) },
      { $pull: { holds: { booking, revision: revision ?? null } } },
    );
  }

  /** Lets go of what was held for a booking of which nobody knows whether it was written: it is now, or never. */
  async abandon(key: DepartureKey, claim: Claim): Promise<void> {
    await this.lists.get(key.list).fence(claim);
    await this.release(key, claim);
  }

  private async serve(id: string, key: DepartureKey): Promise<void> {
    for (;;) {
      const batch = this.queues.get(id) ?? [];
      if (batch.length === 0) break;
      this.queues.set(id, []);
      try {
        const outcomes = await this.decide(id, key, batch);
        batch.forEach(({ resolve }, index) => {
          resolve(outcomes[index] ?? { held: false, left: 0 });
        });
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.queues.delete(id);
  }

  private async decide(id: string, key: DepartureKey, batch: Waiting[]): Promise<Outcome[]> {
    const deadline = performance.now() + PATIENCE_MS;
    while (performance.now() < deadline) {
      // In this order: whatever is stored meanwhile has a hold that is seen here, or one that is given later.
      const departure = await this.departures.findById(id).lean();
      const holds = await this.settleStale(key, departure?.holds ?? []);
      const stored = await this.lists.get(key.list).partiesAt(key.place, key.date);

      const parties = new Parties();
      for (const { _id, ...party } of stored) parties.raise(_id, party);
      for (const { booking, ...hold } of holds) parties.raise(booking, hold);

      const given: Hold[] = [];
      const outcomes = batch.map(({ claim, limits }): Outcome => {
        const { booking, owner, people } = claim;
        const left = limitOf(departure, limits.capacity) - parties.people;
        if (parties.added(claim) > left) return { held: false, left: Math.max(0, left) };
        if (!parties.has(booking) && parties.count >= this.config.maxParties) {
          return { held: false, left: 0 };
        }
        const { perOwner } = limits;
        if (perOwner !== undefined && parties.peopleOf(owner, booking) + people > perOwner) {
          return { held: false, owner: true };
        }
        parties.raise(booking, claim);
        given.push({ ...claim, at: new Date() });
        return { held: true };
      });
      if (given.length === 0 || (await this.give(key, departure?.version, given))) return outcomes;
    }
    throw new LaterException(
      HttpStatus.SERVICE_UNAVAILABLE,
      'A lot of people are booking this tour right now. Please try again in a moment.',
      RETRY_AFTER_SECONDS,
    );
  }

  /** @param version what the departure has; undefined if it isn't stored yet */
  private async give(
    key: DepartureKey,
    version: number | undefined,
    holds: Hold[],
  ): Promise<boolean> {
    const { list, place, date } = key;
    const _id = departureId(key);
    try {
      if (version === undefined) {
        await this.departures.create({ _id, list, place, date, version: 1, holds });
        return true;
      }
      const { modifiedCount } = await this.departures.updateOne(
        { _id, version },
        { $inc: { version: 1 }, $push: { holds: { $each: holds } } },
      );
      return modifiedCount === 1;
    } catch (error) {
      if (isDuplicate(error)) return false;
      throw error;
    }
  }

  /** The holds that count; for the others it is made sure that what they were for is stored now, or never. */
  private async settleStale(key: DepartureKey, holds: Hold[]): Promise<Hold[]> {
    const since = Date.now() - STALE_MS;
    const stale = holds.filter(({ at }) => at.getTime() < since);
    if (stale.length === 0) return holds;
    for (const hold of stale) await this.abandon(key, hold);
    return holds.filter((hold) => !stale.includes(hold));
  }
}

/** The parties of a departure, each as large as it is, or is about to be. */
class Parties {
  /** Of all of them. */
  people = 0;
  private readonly parties = new Map<string, Pick<Hold, 'owner' | 'people'>>();

  get count(): number {
    return this.parties.size;
  }

  has(booking: Hold['booking']): boolean {
    return this.parties.has(String(booking));
  }

  /** How many people of an owner come by other bookings than this one. */
  peopleOf(owner: string | undefined, except: Hold['booking']): number {
    let people = 0;
    for (const [id, party] of this.parties) {
      if (party.owner === owner && id !== String(except)) people += party.people;
    }
    return people;
  }

  /** How many more people would come. */
  added({ booking, people }: Pick<Hold, 'booking' | 'people'>): number {
    return Math.max(0, people - (this.parties.get(String(booking))?.people ?? 0));
  }

  raise(booking: Hold['booking'], { owner, people }: Pick<Hold, 'owner' | 'people'>): void {
    const more = this.added({ booking, people });
    const before = this.parties.get(String(booking))?.people ?? 0;
    this.parties.set(String(booking), { owner, people: before + more });
    this.people += more;
  }
}

/** How many people may come: what the departure itself says, which may be any number, or what was given. */
function limitOf(departure: StoredDeparture | null, capacity: number): number {
  return departure?.capacity === undefined ? capacity : (departure.capacity ?? Infinity);
}
