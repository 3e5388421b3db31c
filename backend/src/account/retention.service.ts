import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../config';
import { JobsService } from '../database/jobs.service';
import { LAPSE_TIMES } from '../owner/lapse-times';
import { OwnedLists } from '../owner/owned-lists';

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const RETENTION_TIMES = { checkMs: 5000, everyMs: DAY_MS, leaseMs: 10 * MINUTE_MS };

/**
 * Bookings lose their owners, and stay as figures: once a day those whose date is long past, every few
 * minutes those that are kept no longer. One replica sees to it.
 */
@Injectable()
export class RetentionService {
  constructor(@Inject(CONFIG) { retentionMonths }: Config, jobs: JobsService, lists: OwnedLists) {
    jobs.once('expiry', LAPSE_TIMES, (signal) => lists.lapse(signal));
    jobs.once('retention', RETENTION_TIMES, (signal) => lists.disown(retentionMonths, signal));
  }
}
