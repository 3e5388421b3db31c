import { Inject, Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { monthsBefore, newYorkDate } from 'shared/new-york';
import { LISTS } from 'shared/tours';
import { CONFIG, type Config } from '../config';
import { COLLECTIONS } from '../database/collections';
import { JobsService } from '../database/jobs.service';
import { DeparturesService } from '../departures/departures.service';
import { SettingsService } from '../settings/settings.service';
import type { Booking } from './booking';
import { Ledger } from './ledger';

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const EXPIRY_SCHEDULE = { everyMs: 3 * MINUTE_MS, leaseMs: 4 * MINUTE_MS };
const RETENTION_SCHEDULE = { everyMs: DAY_MS, leaseMs: 10 * MINUTE_MS };
/** How many bookings are anonymized in one transaction. With larger batches, callers would wait for too long. */
const BATCH_SIZE = 100;

/**
 * Anonymizes bookings: removes the owner and the contact, and keeps the rest for statistics. A job that runs every few
 * minutes anonymizes bookings whose `anonymizeAt` has passed. A daily job anonymizes old departures' bookings. Each job
 * runs on only one replica.
 */
@Injectable()
export class RetentionService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly ledger: Ledger,
    private readonly departures: DeparturesService,
    settings: SettingsService,
    @Inject(CONFIG) { jobCheckSeconds }: Config,
    jobs: JobsService,
  ) {
    const checkMs = jobCheckSeconds * 1000;
    jobs.runOnOneReplica('expiry', { ...EXPIRY_SCHEDULE, checkMs }, (signal) =>
      this.anonymizeDueBookings(signal),
    );
    jobs.runOnOneReplica('retention', { ...RETENTION_SCHEDULE, checkMs }, async (signal) =>
      this.anonymizePastDepartures((await settings.get()).retentionMonths, signal),
    );
  }

  /**
   * Anonymizes all bookings that are due. Safe to repeat after a failure.
   *
   * @param signal is aborted when the job has to stop; the call then throws
   */
  async anonymizeDueBookings(signal: AbortSignal): Promise<void> {
    for (const list of LISTS) {
      for (;;) {
        signal.throwIfAborted();
        const dueBookings = await this.connection
          .collection<Booking>(COLLECTIONS[list])
          .find({ anonymizeAt: { $lte: new Date() } }, { projection: { _id: 1 } })
          .limit(BATCH_SIZE)
          .toArray();
        if (dueBookings.length === 0) break;
        const bookings = dueBookings.map(({ _id }) => ({ list, id: String(_id) }));
        await this.ledger.carryOut({ kind: 'anonymizeBookings', bookings });
      }
    }
  }

  /** Anonymizes the bookings of departures that took place more than `months` months ago, one departure at a time. */
  async anonymizePastDepartures(months: number, signal: AbortSignal): Promise<void> {
    const before = monthsBefore(newYorkDate(new Date()), months);
    for (const departure of await this.departures.findIdsToAnonymize(before)) {
      signal.throwIfAborted();
      await this.ledger.carryOut({ kind: 'anonymizeDeparture', departure });
    }
  }
}
