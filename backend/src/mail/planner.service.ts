import { Inject, Injectable } from '@nestjs/common';
import { addDays, newYorkDate, newYorkInstant, newYorkTime } from 'shared/new-york';
import { BookingQueries } from '../bookings/queries';
import { CONFIG, type Config } from '../config';
import { JobsService } from '../database/jobs.service';
import { DeparturesService } from '../departures/departures.service';
import { ToursService } from '../tours/tours.service';
import { AddressesService } from './addresses.service';
import { GUIDE_LETTERS, VISITOR_LETTERS, type MessageKind } from './letters';
import type { VisitorLetter } from './letters/definition';
import type { NewMessage } from './message';
import { MessagesService } from './messages.service';

const MINUTE_MS = 60 * 1000;

/** A letter about the tours on `date`, due on the evening before. */
interface EveningLetter {
  kind: MessageKind;
  eveningBefore: NonNullable<VisitorLetter['eveningBefore']>;
  date: string;
  /** Parties that booked later don't get the letter. */
  bookedBefore: Date;
}

/** Queues the letters that are sent on the evening before a tour. */
@Injectable()
export class PlannerService {
  constructor(
    @Inject(CONFIG) config: Config,
    jobs: JobsService,
    private readonly tours: ToursService,
    private readonly departures: DeparturesService,
    private readonly bookings: BookingQueries,
    private readonly addresses: AddressesService,
    private readonly messages: MessagesService,
  ) {
    const checkMs = config.jobCheckSeconds * 1000;
    jobs.runOnOneReplica('mail-plan', { checkMs, everyMs: MINUTE_MS, leaseMs: 5 * MINUTE_MS }, () =>
      this.plan(new Date()),
    );
  }

  /** Queues the letters that are due now, unless they're already queued. */
  async plan(now: Date): Promise<void> {
    const today = newYorkDate(now);
    const date = addDays(today, 1);
    const time = newYorkTime(now);
    const isDue = (hours?: { from: string; to: string }) =>
      hours !== undefined && hours.from <= time && time < hours.to;
    for (const [kind, { eveningBefore }] of VISITOR_LETTERS) {
      if (eveningBefore && isDue(eveningBefore)) {
        const bookedBefore = newYorkInstant(today, eveningBefore.bookedBefore);
        await this.messages.queue(
          await this.makeVisitorMessages({ kind, eveningBefore, date, bookedBefore }),
        );
      }
    }
    for (const [kind, { eveningBefore, isWanted }] of GUIDE_LETTERS) {
      if (!eveningBefore || !isDue(eveningBefore)) continue;
      const guides = (await this.addresses.findGuides()).filter(isWanted);
      const until = eveningBefore.until(date);
      await this.messages.queue(
        guides.map(({ user }) => ({
          _id: `${kind}.${date}.${user}`,
          kind,
          user,
          date,
          until,
          addressee: { guide: user },
        })),
      );
    }
  }

  /** Returns messages to the parties that booked a tour on `date` before `bookedBefore`. */
  private async makeVisitorMessages({
    kind,
    eveningBefore,
    date,
    bookedBefore,
  }: EveningLetter): Promise<NewMessage[]> {
    const tours = await this.tours.getAll();
    const departures = await this.departures.findBetween({ tours, from: date, to: date });
    const departuresById = new Map(
      departures
        .filter(({ state }) => state !== 'cancelled')
        .map((departure) => [departure.id, departure]),
    );
    const parties = await this.bookings.findAll({
      departure: { $in: [...departuresById.keys()] },
      status: 'booked',
      isListed: true,
      createdAt: { $lt: bookedBefore },
    });
    const addresses = await this.addresses.findVisitors(parties);
    return parties.flatMap(({ _id, departure: id }) => {
      const departure = departuresById.get(id);
      const to = addresses.get(String(_id));
      if (!departure || !to) return [];
      return {
        _id: `${kind}.${String(_id)}.${departure.date}`,
        kind,
        booking: { list: departure.list, id: _id },
        departure: id,
        until: eveningBefore.until(departure),
        addressee: to,
      };
    });
  }
}
