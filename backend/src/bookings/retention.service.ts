import { Inject, Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { monthsBefore, newYorkDate } from 'shared/new-york';
import { LISTS } from 'shared/tours';
import { CONFIG, type Config } from '../config';
import { COLLECTIONS } from '../database/collections';
import { JobsService } from '../database/jobs.service';
import type { StoredDeparture } from '../departures/departure';
import type { Booking } from './booking';
import { Ledger } from './ledger';

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const EXPIRY_TIMES = { everyMs: 3 * MINUTE_MS, leaseMs: 4 * MINUTE_MS };
const RETENTION_TIMES = { everyMs: DAY_MS, leaseMs: 10 * MINUTE_MS };
/** So many bookings are anonymized in one transaction: more of them would keep callers waiting. */
const AT_ONCE = 100;

/**
 * Anonymizes bookings: they lose their owners and stay as figures. Every few minutes those whose owner's time
 * with them is over, once a day those whose date is long past. One replica sees to it.
 */
@Injectable()
export class RetentionService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly ledger: Ledger,
    @Inject(CONFIG) { retentionMonths, jobCheckSeconds }: Config,
    jobs: JobsService,
  ) {
    const checkMs = jobCheckSeconds * 1000;
    jobs.runOnOneReplica('expiry', { ...EXPIRY_TIMES, checkMs }, (signal) =>
      this.anonymizeDue(signal),
    );
    jobs.runOnOneReplica('retention', { ...RETENTION_TIMES, checkMs }, (signal) =>
      this.anonymizePast(retentionMonths, signal),
    );
  }

  /**
   * Anonymizes everything that is due. Can be repeated after a failure, and goes on where it stopped.
   *
   * @param signal aborted when it has to stop; it throws then
   */
  async anonymizeDue(signal: AbortSignal): Promise<void> {
    for (const list of LISTS) {
      for (;;) {
        signal.throwIfAborted();
        const due = await this.connection
          .collection<Booking>(COLLECTIONS[list])
          .find({ anonymizeAt: { $lte: new Date() } }, { projection: { _id: 1 } })
          .limit(AT_ONCE)
          .toArray();
        if (due.length === 0) break;
        const bookings = due.map(({ _id }) => ({ list, id: String(_id) }));
        await this.ledger.carryOut({ kind: 'anonymizeBookings', bookings });
      }
    }
  }

  /** Anonymizes everything that was over so many months ago, a departure at a time. */
  async anonymizePast(months: number, signal: AbortSignal): Promise<void> {
    const before = monthsBefore(newYorkDate(new Date()), months);
    const past = this.connection
      .collection<StoredDeparture>('departures')
      .find({ date: { $lt: before }, isPromised: true, anonymizedAt: { $exists: false } })
      .project<Pick<StoredDeparture, '_id'>>({ _id: 1 });
    for (const { _id: departure } of await past.toArray()) {
      signal.throwIfAborted();
      await this.ledger.carryOut({ kind: 'anonymizeDeparture', departure });
    }
  }
}
