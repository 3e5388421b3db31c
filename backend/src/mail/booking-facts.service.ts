import { Inject, Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { isDeepStrictEqual } from 'node:util';
import { tourIdOf } from 'shared/departure-id';
import { mapAddress } from 'shared/map-address';
import { newYorkInstant } from 'shared/new-york';
import { tourPath } from 'shared/tour-page';
import { ownerFor } from '../auth/owners';
import { calendarOf } from '../bookings/booking-calendar';
import type { Booking } from '../bookings/booking';
import { BookingsService } from '../bookings/bookings.service';
import { hashOfSecret, mailedSecret } from '../bookings/manage-link';
import { listOf } from '../bookings/state';
import { CONFIG, type Config } from '../config';
import { COLLECTIONS } from '../database/collections';
import type { Departure } from '../departures/departure';
import { DeparturesService } from '../departures/departures.service';
import { heldUntil } from '../departures/waitlist';
import { PublicDeparturesService } from '../departures/public-departures.service';
import { startAt } from '../tours/tour-start';
import { ToursService } from '../tours/tours.service';
import type { Before, BookingFacts, Walk } from './content/facts';
import type { BookingRefOfMessage, Message } from './message';

const MINUTE_MS = 60 * 1000;
/** How many other dates a letter offers. */
const OTHERS = 3;
const BOOKABLE: readonly string[] = ['AVAILABLE', 'LIMITED'];
/** No network is behind what the site does itself. */
const NO_ADDRESS = '';

/** A booking, and when and where it takes place. */
export interface Known {
  booking: Booking;
  departure: Departure;
}

/** What letters tell of bookings and tours, as it is when they're written. */
@Injectable()
export class BookingFactsService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @Inject(CONFIG) private readonly config: Config,
    private readonly bookings: BookingsService,
    private readonly departures: DeparturesService,
    private readonly tours: ToursService,
    private readonly publicDepartures: PublicDeparturesService,
  ) {}

  /** A booking as it is now; undefined if it or its tour is gone. */
  async find({ list, id }: BookingRefOfMessage): Promise<Known | undefined> {
    const bookings = this.connection.collection<Booking>(COLLECTIONS[list]);
    const booking = await bookings.findOne({ _id: id });
    const departure = booking && (await this.departures.get(booking.departure));
    return departure ? { booking, departure } : undefined;
  }

  /** @param name the visitor's */
  async of({ booking, departure }: Known, name: string): Promise<BookingFacts> {
    return {
      ...(name !== '' && { name }),
      people: booking.people,
      walk: await this.walk(departure),
      changesClose: departure.changesClose,
      ...(departure.notice && { notice: departure.notice.text }),
      ticketUrl: await this.ticketUrl(booking),
      calendar: calendarOf(booking, departure),
    };
  }

  async walk(departure: Departure): Promise<Walk> {
    const { list, place, starts, ends, meetingPoint } = departure;
    const tour = await this.tours.whole(tourIdOf(departure.id));
    const start = tour ? startAt(tour, meetingPoint) : undefined;
    const bring = tour?.features.filter(({ type }) => type === 'PREARRIVAL_INFORMATION') ?? [];
    return {
      ...{ list, place, starts, ends, meetingPoint },
      mapUrl: mapAddress(meetingPoint, start?.place),
      ...(start?.shortDescription !== undefined && { findMe: start.shortDescription }),
      bring: bring.map(({ shortDescription }) => shortDescription),
      ...(tour?.price && { price: tour.price.text }),
      tourUrl: this.config.siteUrl + (tour ? tourPath(tour._id) : '/tours'),
    };
  }

  /** A few of the next departures of the same tour that can be booked. */
  async others({ id, list, place }: Departure): Promise<{ starts: Date; url: string }[]> {
    const url = `${this.config.siteUrl}${tourPath(tourIdOf(id))}`;
    const all = await this.publicDepartures.list({ list });
    return all
      .filter((other) => other.place === place && BOOKABLE.includes(other.status))
      .slice(0, OTHERS)
      .map(({ localDateTimeStart }) => ({ starts: new Date(localDateTimeStart), url }));
  }

  /** The ticket with a link's secret, which is the same in all mails to an address. */
  private async ticketUrl(booking: Booking): Promise<string> {
    const id = String(booking._id);
    const page = `${this.config.siteUrl}/booking/${id}`;
    if (!booking.isListed) return page;
    const secret = mailedSecret(id, booking.contact?.email ?? '', this.config.jwtSecret);
    const link = hashOfSecret(secret);
    if (!booking.mailedLinks?.includes(link)) {
      const owner = ownerFor(booking.owner, NO_ADDRESS, this.config);
      await this.bookings.addManageLink(listOf(booking), owner, id, { link, isMailed: true });
    }
    return `${page}#${secret}`;
  }
}

/** Whether the places that were offered until an instant are still held for a party. */
export function isOffered({ booking, departure }: Known, until: Date): boolean {
  const isSame = booking.turn?.offeredUntil?.getTime() === until.getTime();
  const held = heldUntil(booking, departure);
  return booking.status === 'offered' && isSame && held !== undefined && held > new Date();
}

/** What a message tells of before, as letters know it. */
export function knownBefore({
  place,
  date,
  people,
  terms,
}: NonNullable<Message['before']>): Before {
  const starts = newYorkInstant(date, terms.startTime);
  const ends = new Date(starts.getTime() + terms.lengthMinutes * MINUTE_MS);
  return { place, people, starts, ends, meetingPoint: terms.meetingPoint };
}

/** Whether a booking is as it was: when, where, and for how many. */
export function isAsBefore(
  before: NonNullable<Message['before']>,
  { booking: { people }, departure: { place, starts, ends, meetingPoint } }: Known,
): boolean {
  const now: Before = { place, people, starts, ends, meetingPoint };
  return isDeepStrictEqual(knownBefore(before), now);
}
