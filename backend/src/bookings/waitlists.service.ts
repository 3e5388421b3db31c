import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../config';
import { JobsService } from '../database/jobs.service';
import { NO_BOOKINGS, type Departure } from '../departures/departure';
import { DeparturesService } from '../departures/departures.service';
import { planOffers, type OfferPlan } from '../departures/waitlist';
import type { Booking } from './booking';
import { Ledger } from './ledger';
import { BookingQueries } from './queries';

const MINUTE_MS = 60 * 1000;
const JOB_SCHEDULE = { everyMs: MINUTE_MS, leaseMs: 2 * MINUTE_MS };
/** How many departures' waitlists are settled in one transaction. */
const BATCH_SIZE = 20;

/** A departure's waitlist. */
export interface Waitlist {
  /** The parties in order. */
  parties: Booking[];
  offers: OfferPlan<Booking>;
}

/**
 * Reads waitlists, and offers spots that become vacant without a command: when an offer expires, when MongoDB deletes a
 * booking, or when a tour's capacity rises. Its job runs every minute, on only one replica.
 */
@Injectable()
export class WaitlistsService {
  constructor(
    private readonly bookings: BookingQueries,
    private readonly ledger: Ledger,
    private readonly departures: DeparturesService,
    @Inject(CONFIG) { jobCheckSeconds }: Config,
    jobs: JobsService,
  ) {
    const checkMs = jobCheckSeconds * 1000;
    jobs.runOnOneReplica('waiting', { ...JOB_SCHEDULE, checkMs }, (signal) =>
      this.offerVacantSpots(signal),
    );
  }

  async getWaitlist(departure: Departure): Promise<Waitlist> {
    const { id } = departure;
    const [parties, countsById] = await Promise.all([
      this.bookings.waitlistAt(id),
      this.bookings.countBooked([id]),
    ]);
    const counts = countsById.get(id) ?? NO_BOOKINGS;
    return { parties, offers: planOffers(parties, departure, counts, new Date()) };
  }

  /**
   * Offers vacant spots to waiting parties, and ends expired offers.
   *
   * @param signal is aborted when the job has to stop; the call then throws
   */
  async offerVacantSpots(signal: AbortSignal): Promise<void> {
    const dueDepartures = await this.findDeparturesWithDueOffers();
    for (let start = 0; start < dueDepartures.length; start += BATCH_SIZE) {
      signal.throwIfAborted();
      const departures = dueDepartures.slice(start, start + BATCH_SIZE);
      await this.ledger.carryOut({ kind: 'offerSpots', departures });
    }
  }

  /** Returns the ids of the departures at which an offer must be made or ended now. */
  private async findDeparturesWithDueOffers(): Promise<string[]> {
    const ids: string[] = [];
    for (const departure of await this.departures.findUpcomingWithWaitlist()) {
      const { toOffer, expired, returned } = (await this.getWaitlist(departure)).offers;
      if (toOffer.length + expired.length + returned.length > 0) ids.push(departure.id);
    }
    return ids;
  }
}
