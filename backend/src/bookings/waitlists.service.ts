import { Inject, Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { tourIdOf } from 'shared/departure-id';
import { newYorkDate } from 'shared/new-york';
import { listOfId } from 'shared/tour-settings';
import { CONFIG, type Config } from '../config';
import { COLLECTIONS } from '../database/collections';
import { JobsService } from '../database/jobs.service';
import { departureOf, type Departure, type StoredDeparture } from '../departures/departure';
import { DeparturesService } from '../departures/departures.service';
import { planOffers, type OfferPlan } from '../departures/waitlist';
import { ToursService } from '../tours/tours.service';
import { ON_WAITLIST, type Booking } from './booking';
import { Ledger } from './ledger';

const MINUTE_MS = 60 * 1000;
const TIMES = { everyMs: MINUTE_MS, leaseMs: 2 * MINUTE_MS };
/** So many departures are written in one transaction. */
const AT_ONCE = 20;

/** A departure's line. */
export interface Waitlist {
  /** The first one first. */
  parties: Booking[];
  offers: OfferPlan<Booking>;
}

/**
 * Who waits in line for places. What commands free is offered with them; this sees to what comes free without:
 * offers that lapse, what MongoDB deletes, larger limits of whole tours. One replica does it, every minute.
 */
@Injectable()
export class WaitlistsService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly ledger: Ledger,
    private readonly departures: DeparturesService,
    private readonly tours: ToursService,
    @Inject(CONFIG) { jobCheckSeconds }: Config,
    jobs: JobsService,
  ) {
    const checkMs = jobCheckSeconds * 1000;
    jobs.runOnOneReplica('waiting', { ...TIMES, checkMs }, (signal) => this.offerDue(signal));
  }

  /** Who waits or has an offer at a departure, the first one first, and whose turn it is. */
  async at(departure: Departure): Promise<Waitlist> {
    const { id } = departure;
    const [parties, booked] = await Promise.all([
      this.connection
        .collection<Booking>(COLLECTIONS[listOfId(id)])
        .find({ departure: id, ...ON_WAITLIST })
        .sort({ 'turn.place': 1 })
        .toArray(),
      this.departures.bookedAt([id]),
    ]);
    const there = booked.get(id) ?? { people: 0, parties: 0 };
    return { parties, offers: planOffers(parties, departure, there, new Date()) };
  }

  /**
   * Offers what is free to who is next, and takes back what lapsed offers hold.
   *
   * @param signal aborted when it has to stop; it throws then
   */
  async offerDue(signal: AbortSignal): Promise<void> {
    const due = await this.findDue();
    for (let from = 0; from < due.length; from += AT_ONCE) {
      signal.throwIfAborted();
      const departures = due.slice(from, from + AT_ONCE);
      await this.ledger.carryOut({ kind: 'offerSpots', departures });
    }
  }

  private async findDue(): Promise<string[]> {
    const stored = await this.connection
      .collection<StoredDeparture>('departures')
      .find({ hasLine: true, date: { $gte: newYorkDate(new Date()) } })
      .toArray();
    const due: string[] = [];
    for (const each of stored) {
      const tour = await this.tours.get(tourIdOf(each._id));
      if (!tour) continue;
      const { offers } = await this.at(departureOf(each, tour, each));
      if (offers.toOffer.length + offers.expired.length + offers.returned.length > 0)
        due.push(each._id);
    }
    return due;
  }
}
