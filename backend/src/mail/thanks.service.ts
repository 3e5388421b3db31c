import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Schema, type Model } from 'mongoose';
import { addDays, newYorkDate } from 'shared/new-york';
import type { Booking } from '../bookings/booking';
import { hashEmail } from '../bookings/contact';
import { BookingQueries } from '../bookings/queries';
import { CONFIG, hasMail, type Config } from '../config';
import { JobsService } from '../database/jobs.service';
import type { Departure } from '../departures/departure';
import { DeparturesService } from '../departures/departures.service';
import { SettingsService } from '../settings/settings.service';
import { ToursService } from '../tours/tours.service';
import { AddressesService } from './addresses.service';
import type { NewMessage } from './message';
import { MessagesService } from './messages.service';
import { postponePastNight } from './night';

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const SCHEDULE = { everyMs: MINUTE_MS, leaseMs: 5 * MINUTE_MS };
/** Visitors are thanked this long after the end of their tour. */
const DELAY_MS = 2 * HOUR_MS;
/** Visitors aren't thanked if more time has passed since the end of their tour. */
const VALID_DAYS = 2;
/** An address is thanked at most once in this time. */
const REPEAT_DAYS = 90;

/** An address to which thanks were sent, or are queued. */
interface ThankedAddress {
  /** The hash of the address. */
  _id: string;
  /** The id of the message, so that the same message is queued again if the API crashed after storing this. */
  message: string;
  expiresAt: Date;
}

export const thankedAddressSchema = new Schema<ThankedAddress>(
  {
    _id: String,
    message: { type: String, required: true },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false, strict: 'throw', collection: 'thanked_addresses' },
).index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

/** Queues the letters that thank visitors after their tour, once the guide has set a link for reviews. */
@Injectable()
export class ThanksService {
  constructor(
    @InjectModel('ThankedAddress') private readonly thankedAddresses: Model<ThankedAddress>,
    @Inject(CONFIG) private readonly config: Config,
    jobs: JobsService,
    private readonly settings: SettingsService,
    private readonly tours: ToursService,
    private readonly departures: DeparturesService,
    private readonly bookings: BookingQueries,
    private readonly addresses: AddressesService,
    private readonly messages: MessagesService,
  ) {
    const checkMs = config.jobCheckSeconds * 1000;
    jobs.runOnOneReplica('thanks', { ...SCHEDULE, checkMs }, () => this.plan(new Date()));
  }

  /** Queues the letters that are due now, unless they're already queued. */
  async plan(now: Date): Promise<void> {
    // Without mail, no letter would be sent, and the addresses couldn't be thanked for later tours either.
    if (!hasMail(this.config) || (await this.settings.get()).reviewUrl === '') return;
    const departures = await this.findEndedDepartures(now);
    const parties = await this.bookings.findAll({
      departure: { $in: [...departures.keys()] },
      status: 'booked',
      'attendance.arrived': { $gt: 0 },
    });
    await this.messages.queue(await this.makeMessages(parties, departures, now));
  }

  /** Deletes the records that these email addresses were thanked. */
  async deleteThankedAddresses(emails: string[]): Promise<void> {
    await this.thankedAddresses.deleteMany({ _id: { $in: emails.map(hashEmail) } });
  }

  /** Maps ids to the departures that ended at least {@link DELAY_MS} and less than {@link VALID_DAYS} ago. */
  private async findEndedDepartures(now: Date): Promise<Map<string, Departure>> {
    const today = newYorkDate(now);
    const tours = await this.tours.getAll();
    // A night tour may end on the day after its date.
    const from = addDays(today, -VALID_DAYS - 1);
    const departures = await this.departures.findBetween({ tours, from, to: today });
    const endedDepartures = departures.filter((departure) => {
      const elapsedMs = now.getTime() - departure.endsAt.getTime();
      return (
        departure.state !== 'cancelled' && elapsedMs >= DELAY_MS && elapsedMs < VALID_DAYS * DAY_MS
      );
    });
    return new Map(endedDepartures.map((departure) => [departure.id, departure]));
  }

  /** Returns messages to the parties, except those whose address is thanked for a different booking. */
  private async makeMessages(
    parties: Booking[],
    departures: Map<string, Departure>,
    now: Date,
  ): Promise<NewMessage[]> {
    const addresses = await this.addresses.findVisitors(parties);
    const messages = parties.flatMap((party) => {
      const departure = departures.get(party.departure);
      const to = addresses.get(String(party._id));
      return departure && to ? [toThanksMessage(party, departure, to, now)] : [];
    });
    const messageIds = await this.findMessageIds(
      messages.map(({ onlyFor }) => onlyFor),
      now,
    );
    for (const { _id, onlyFor } of messages) {
      if (messageIds.has(onlyFor)) continue;
      messageIds.set(onlyFor, await this.claimAddress(onlyFor, _id, now));
    }
    return messages.filter(({ _id, onlyFor }) => messageIds.get(onlyFor) === _id);
  }

  /** Maps the hashes of addresses that were thanked to the ids of their messages. */
  private async findMessageIds(hashes: string[], now: Date): Promise<Map<string, string>> {
    const thankedAddresses = await this.thankedAddresses
      .find({ _id: { $in: hashes }, expiresAt: { $gt: now } })
      .lean<ThankedAddress[]>();
    return new Map(thankedAddresses.map(({ _id, message }) => [_id, message]));
  }

  /** Reserves an address for a message, unless a different message has it. Returns the id of the one that has it. */
  private async claimAddress(hash: string, messageId: string, now: Date): Promise<string> {
    // MongoDB deletes expired documents up to a minute late.
    const isValid = { $gt: ['$expiresAt', now] };
    const expiresAt = new Date(now.getTime() + REPEAT_DAYS * DAY_MS);
    const { message } = await this.thankedAddresses
      .findOneAndUpdate(
        { _id: hash },
        [
          {
            $set: {
              message: { $cond: [isValid, '$message', { $literal: messageId }] },
              expiresAt: { $cond: [isValid, '$expiresAt', expiresAt] },
            },
          },
        ],
        { upsert: true, returnDocument: 'after', updatePipeline: true },
      )
      .lean<ThankedAddress>()
      .orFail();
    return message;
  }
}

function toThanksMessage(
  { _id }: Booking,
  { id, list, endsAt }: Departure,
  to: { address: string; confirmedBy?: string },
  now: Date,
) {
  const hash = hashEmail(to.address);
  return {
    // A corrected address gets its own message.
    _id: `thanks.${String(_id)}.${hash}`,
    kind: 'thanks' as const,
    booking: { list, id: _id },
    departure: id,
    onlyFor: hash,
    dueAt: postponePastNight(now),
    until: new Date(endsAt.getTime() + VALID_DAYS * DAY_MS),
    addressee: to,
  };
}
