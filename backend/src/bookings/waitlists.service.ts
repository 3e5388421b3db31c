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
const TIMES = { everyMs: MINUTE_MS, leaseMs: 2 * MINUTE_MS };
/** How many departures are settled in one transaction. */
const BATCH_SIZE = 20;

/** A departure's waitlist. */
export interface Waitlist {
  /** The parties in order. */
  parties: Booking[];
  offers: OfferPlan<Booking>;
}

/**
 * Reads waitlists, and offers spots that become vacant without a command: when an offer expires, when MongoDB
 * deletes a booking, or when a tour's capacity rises. One replica does it every minute.
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
    jobs.runOnOneReplica('waiting', { ...TIMES, checkMs }, (signal) => this.offerDue(signal));
  }

  async at(departure: Departure): Promise<Waitlist> {
    const { id } = departure;
    const [parties, booked] = await Promise.all([
      this.bookings.waitlistAt(id),
      this.bookings.bookedAt([id]),
    ]);
    const there = booked.get(id) ?? NO_BOOKINGS;
    return { parties, offers: planOffers(parties, departure, there, new Date()) };
  }

  /**
   * Offers vacant spots to waiting parties, and ends expired offers.
   *
   * @param signal aborted when the job has to stop; the call throws then
   */
  async offerDue(signal: AbortSignal): Promise<void> {
    const due = await this.findDue();
    for (let from = 0; from < due.length; from += BATCH_SIZE) {
      signal.throwIfAborted();
      const departures = due.slice(from, from + BATCH_SIZE);
      await this.ledger.carryOut({ kind: 'offerSpots', departures });
    }
  }

  private async findDue(): Promise<string[]> {
    const due: string[] = [];
    for (const departure of await this.departures.comingWithWaitlist()) {
      const { toOffer, expired, returned } = (await this.at(departure)).offers;
      if (toOffer.length + expired.length + returned.length > 0) due.push(departure.id);
    }
    return due;
  }
}
