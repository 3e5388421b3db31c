import { Inject, Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { addDays, newYorkDate, newYorkInstant, newYorkTime } from 'shared/new-york';
import { LISTS, type ListName } from 'shared/tours';
import type { Booking } from '../bookings/booking';
import { CONFIG, type Config } from '../config';
import { COLLECTIONS } from '../database/collections';
import { JobsService } from '../database/jobs.service';
import type { Departure } from '../departures/departure';
import { DeparturesService } from '../departures/departures.service';
import { ToursService } from '../tours/tours.service';
import { AddressesService } from './addresses.service';
import type { NewMessage } from './message';
import { MessagesService } from './messages.service';

const MINUTE_MS = 60 * 1000;
/** When visitors are reminded of tomorrow's tours, and until when, by New York's clocks. */
const REMINDERS = { from: '17:00', to: '21:30' };
/** Who booked later than that needs no reminder. */
const BOOKED_BEFORE = '15:00';
/** A reminder that comes later than so long before the start helps nobody. */
const REMINDED_BEFORE_MS = 60 * MINUTE_MS;
const EVENING = { from: '18:00', to: '23:00' };
/** The evening's mail is of no use once the day has begun. */
const DAY_BEGINS = '06:00';

type Reminded = Pick<Booking, '_id' | 'owner' | 'contact' | 'departure'>;

/** Queues the mails that come at their hour, whatever happens. */
@Injectable()
export class PlannerService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @Inject(CONFIG) config: Config,
    jobs: JobsService,
    private readonly tours: ToursService,
    private readonly departures: DeparturesService,
    private readonly addresses: AddressesService,
    private readonly messages: MessagesService,
  ) {
    const checkMs = config.jobCheckSeconds * 1000;
    jobs.runOnOneReplica('mail-plan', { checkMs, everyMs: MINUTE_MS, leaseMs: 5 * MINUTE_MS }, () =>
      this.plan(new Date()),
    );
  }

  /** Queues what is due at this moment; what is queued already stays as it is. */
  async plan(now: Date): Promise<void> {
    const today = newYorkDate(now);
    const tomorrow = addDays(today, 1);
    const time = newYorkTime(now);
    const isWithin = ({ from, to }: { from: string; to: string }) => from <= time && time < to;
    if (isWithin(REMINDERS)) await this.messages.queue(await this.reminders(today, tomorrow));
    if (isWithin(EVENING)) {
      const guides = await this.addresses.guides();
      await this.messages.queue(
        guides
          .filter(({ evening }) => evening)
          .map(({ user }) => ({
            ...{ _id: `evening.${tomorrow}.${user}`, kind: 'evening' as const, user },
            addressee: { guide: user },
            ...{ date: tomorrow, until: newYorkInstant(tomorrow, DAY_BEGINS) },
          })),
      );
    }
  }

  private async reminders(today: string, tomorrow: string): Promise<NewMessage[]> {
    const tours = await this.tours.all();
    const departures = (
      await this.departures.between({ tours, from: tomorrow, to: tomorrow })
    ).filter(({ state }) => state !== 'cancelled');
    const lists = await Promise.all(
      LISTS.map((list) => {
        const ofList = departures.filter((departure) => departure.list === list);
        return this.remindersOf(list, ofList, newYorkInstant(today, BOOKED_BEFORE));
      }),
    );
    return lists.flat();
  }

  private async remindersOf(
    list: ListName,
    departures: Departure[],
    bookedBefore: Date,
  ): Promise<NewMessage[]> {
    const byId = new Map(departures.map((departure) => [departure.id, departure]));
    const which = { departure: { $in: [...byId.keys()] }, status: 'booked' as const };
    const parties = await this.connection
      .collection<Booking>(COLLECTIONS[list])
      .find({ ...which, isListed: true, createdAt: { $lt: bookedBefore } })
      .project<Reminded>({ owner: 1, contact: 1, departure: 1 })
      .toArray();
    const reachable = await this.addresses.of(parties);
    return parties.flatMap(({ _id, departure: id }) => {
      const departure = byId.get(id);
      const to = reachable.get(String(_id));
      if (!departure || !to) return [];
      return {
        addressee: to,
        ...{ _id: `reminder.${String(_id)}.${departure.date}`, kind: 'reminder' as const },
        ...{ booking: { list, id: _id }, departure: id },
        until: new Date(departure.starts.getTime() - REMINDED_BEFORE_MS),
      };
    });
  }
}
