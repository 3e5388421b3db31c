import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, mongo } from 'mongoose';
import { addDays, newYorkDate } from 'shared/new-york';
import { NO_REFERRER, OTHER_REFERRERS, type VisitStep } from 'shared/visits';
import { CONFIG, type Config } from '../config';
import { DatabaseService } from '../database/database.service';
import { JobsService } from '../database/jobs.service';
import {
  REFERRERS_COLLECTION,
  VISITS_COLLECTION,
  type StoredReferrers,
  type StoredVisits,
} from './visit.schema';

/** How long the counts of a day are kept. */
const RETENTION_DAYS = 2 * 365;
/** The maximum number of referring hosts that are counted by name on one day, since anyone can make up hosts. */
export const MAX_REFERRERS = 50;

/** A step of a visit. */
export interface Visit {
  page: string;
  language: string;
  referrer: string;
  step: VisitStep;
}

type Counter = Omit<StoredVisits, '_id' | 'expiresAt'>;

/**
 * Counts visits in memory, and adds the numbers to the database every few seconds. If the process is killed, the numbers
 * since the last save are lost.
 */
@Injectable()
export class VisitsService implements OnApplicationShutdown {
  private counters = new Map<string, Counter>();
  private referrers = new Set<string>();

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly database: DatabaseService,
    @Inject(CONFIG) { jobCheckSeconds }: Config,
    jobs: JobsService,
  ) {
    jobs.runOnEveryReplica('visits', jobCheckSeconds * 1000, () => this.save());
  }

  /** Counts a step of a visit today. */
  count({ step, ...visit }: Visit): void {
    const date = newYorkDate(new Date());
    const referrer = this.limitReferrers(visit.referrer);
    const { counts } = this.getOrCreateCounter({ date, ...visit, referrer });
    counts[step] = (counts[step] ?? 0) + 1;
  }

  /** Nest calls this after the response to the last request. */
  async onApplicationShutdown(): Promise<void> {
    if (this.database.ready) await this.save();
  }

  /** Adds the numbers to the database. If that fails, drops them: a second attempt could add some of them twice. */
  async save(): Promise<void> {
    const counters = [...this.counters.values()];
    if (counters.length === 0) return;
    this.counters = new Map();
    this.referrers = new Set();
    const namedHostsByDate = new Map<string, ReadonlySet<string>>();
    for (const date of new Set(counters.map((counter) => counter.date))) {
      const hosts = counters.filter((each) => each.date === date).map(({ referrer }) => referrer);
      namedHostsByDate.set(date, await this.addReferrers(date, hosts));
    }
    await this.connection.collection<StoredVisits>(VISITS_COLLECTION).bulkWrite(
      counters.map((counter) => {
        const isNamed = namedHostsByDate.get(counter.date)?.has(counter.referrer);
        return toUpdate(isNamed ? counter : { ...counter, referrer: OTHER_REFERRERS });
      }),
      { ordered: false },
    );
  }

  /**
   * Adds hosts to those that are counted by name on a date, until there are {@link MAX_REFERRERS}.
   *
   * @returns all hosts that are counted by name on this date
   */
  private async addReferrers(date: string, hosts: string[]): Promise<ReadonlySet<string>> {
    const placeholders = [NO_REFERRER, OTHER_REFERRERS];
    const realHosts = [...new Set(hosts)].filter((host) => !placeholders.includes(host));
    if (realHosts.length === 0) return new Set(placeholders);
    const storedHosts = { $ifNull: ['$hosts', []] };
    const newHosts = { $setDifference: [{ $literal: realHosts }, storedHosts] };
    const storedReferrers = await this.connection
      .collection<StoredReferrers>(REFERRERS_COLLECTION)
      .findOneAndUpdate(
        { _id: date },
        [
          {
            $set: {
              hosts: { $slice: [{ $concatArrays: [storedHosts, newHosts] }, MAX_REFERRERS] },
              expiresAt: expiryOf(date),
            },
          },
        ],
        { upsert: true, returnDocument: 'after' },
      );
    return new Set([...placeholders, ...(storedReferrers?.hosts ?? [])]);
  }

  private getOrCreateCounter(fields: Omit<Counter, 'counts'>): Counter {
    const key = idOf(fields);
    const counter = this.counters.get(key) ?? { ...fields, counts: {} };
    this.counters.set(key, counter);
    return counter;
  }

  /** Returns the referrer; {@link OTHER_REFERRERS} if too many other referrers are in memory. */
  private limitReferrers(referrer: string): string {
    if (referrer === NO_REFERRER) return referrer;
    if (this.referrers.size < MAX_REFERRERS) this.referrers.add(referrer);
    return this.referrers.has(referrer) ? referrer : OTHER_REFERRERS;
  }
}

function toUpdate({ counts, ...fields }: Counter): mongo.AnyBulkWriteOperation<StoredVisits> {
  const increments = Object.entries(counts).map(([step, count]) => [`counts.${step}`, count]);
  return {
    updateOne: {
      filter: { _id: idOf(fields) },
      update: {
        $inc: Object.fromEntries(increments) as Record<string, number>,
        $setOnInsert: { ...fields, expiresAt: expiryOf(fields.date) },
      },
      upsert: true,
    },
  };
}

function idOf({ date, page, language, referrer }: Omit<Counter, 'counts'>): string {
  return [date, page, language, referrer].join(' ');
}

function expiryOf(date: string): Date {
  return new Date(`${addDays(date, RETENTION_DAYS)}T00:00:00Z`);
}
