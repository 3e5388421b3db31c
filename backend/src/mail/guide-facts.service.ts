import { Inject, Injectable } from '@nestjs/common';
import { tourIdOf } from 'shared/departure-id';
import { newYorkDate } from 'shared/new-york';
import { AccountLookup } from '../auth/account-lookup';
import { isOnWaitlist, isVisibleToGuide, type Booking } from '../bookings/booking';
import { displayNameOf, contactDetailsOf } from '../bookings/party-contact';
import { BookingQueries } from '../bookings/queries';
import { CONFIG, type Config } from '../config';
import { cutoffOf, type Departure } from '../departures/departure';
import { DeparturesService } from '../departures/departures.service';
import { offerExpiryOf } from '../departures/waitlist';
import { ToursService } from '../tours/tours.service';
import { BookingFactsService } from './booking-facts.service';
import {
  toBookingDetails,
  type BookingNews,
  type DepartureFacts,
  type MailFailure,
  type PartyFacts,
} from './content/facts';
import type { BookingRef, BookingWithDeparture, StoredNews } from './letters/definition';
import { isUnchanged } from './letters/outdated';
import { MessagesService } from './messages.service';

/** Loads the data for letters to guides. */
@Injectable()
export class GuideFactsService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly bookingFacts: BookingFactsService,
    private readonly accounts: AccountLookup,
    private readonly departures: DeparturesService,
    private readonly bookings: BookingQueries,
    private readonly tours: ToursService,
    private readonly messages: MessagesService,
  ) {}

  findBooking(ref: BookingRef): Promise<BookingWithDeparture | undefined> {
    return this.bookingFacts.find(ref);
  }

  /** @param defaultExpiry used as the end of the hold if the party no longer has an offer */
  async loadOffer({ booking, departure }: BookingWithDeparture, defaultExpiry: Date) {
    return {
      party: await this.loadPartyFacts(booking),
      departure: await this.loadDepartureFacts(departure),
      heldUntil: offerExpiryOf(booking, departure) ?? defaultExpiry,
    };
  }

  /** Returns the net change to each changed booking. Leaves out undone changes and deleted bookings. */
  async loadNews(changes: StoredNews[]): Promise<BookingNews[]> {
    // A booking's first change contains the booking before all changes. The Map keeps the last entry for each booking,
    // so the changes are reversed.
    const firstChangeByBooking = new Map(
      changes.toReversed().map((change) => [String(change.booking.id), change]),
    );
    const firstChanges = [...firstChangeByBooking.values()].reverse();
    const netChanges = await Promise.all(
      firstChanges.map(async (firstChange) => {
        const current = await this.bookingFacts.find(firstChange.booking);
        const kind = current && netChangeOf(current, firstChange);
        if (!kind) return [];
        return [
          {
            kind,
            party: await this.loadPartyFacts(current.booking),
            departure: await this.loadDepartureFacts(current.departure),
            ...(firstChange.before && { before: toBookingDetails(firstChange.before) }),
          },
        ];
      }),
    );
    return netChanges.flat();
  }

  /**
   * Returns the undelivered messages, except to parties that canceled, left the waitlist, or never confirmed their
   * address. Includes parties whose bookings the guide canceled, because they may come to the meeting point anyway.
   */
  async loadFailures(ids: string[]): Promise<MailFailure[]> {
    const messages = await this.messages.findFailedOrUnknownByIds(ids);
    const failures = await Promise.all(
      messages.map(async ({ booking: ref, answer: serverReply = '' }) => {
        const current = ref && (await this.bookingFacts.find(ref));
        if (!current) return [];
        const { booking, departure } = current;
        const isExpected = isVisibleToGuide(booking) || isOnWaitlist(booking);
        if (!isExpected || booking.turn?.isUnconfirmed) return [];
        const party = await this.loadPartyFacts(booking);
        return [{ party, departure: await this.loadDepartureFacts(departure), serverReply }];
      }),
    );
    return failures.flat();
  }

  async loadDeparture(id: string): Promise<DepartureFacts | undefined> {
    const departure = await this.departures.get(id);
    return departure ? this.loadDepartureFacts(departure) : undefined;
  }

  /** Returns the departures on a date that aren't canceled, earliest first. */
  async loadDeparturesOn(date: string): Promise<DepartureFacts[]> {
    const tours = await this.tours.getAll();
    const departures = await this.departures.findBetween({ tours, from: date, to: date });
    return Promise.all(
      departures
        .filter(({ state }) => state !== 'cancelled')
        .map((departure) => this.loadDepartureFacts(departure)),
    );
  }

  private async loadPartyFacts(booking: Booking): Promise<PartyFacts> {
    const account = (await this.accounts.findByOwnerKeys([booking.owner])).get(booking.owner);
    const { message, ...details } = contactDetailsOf(booking, account);
    return {
      name: displayNameOf(booking, account),
      people: booking.people,
      ...details,
      ...(message !== undefined && { note: message }),
    };
  }

  private async loadDepartureFacts(departure: Departure): Promise<DepartureFacts> {
    const { id, list, place, startsAt, endsAt, meetingPoint, capacity, state } = departure;
    const [bookedCounts, tour] = await Promise.all([
      this.bookings.countBooked([id]),
      this.tours.get(tourIdOf(id)),
    ]);
    const { people, parties } = bookedCounts.get(id) ?? { people: 0, parties: 0 };
    const cutoff = cutoffOf(departure, parties > 0);
    return {
      list,
      place,
      startsAt,
      endsAt,
      meetingPoint,
      people,
      parties,
      ...(capacity !== undefined && { capacity }),
      ...(tour?.minPeople !== undefined && { minPeople: tour.minPeople }),
      ...(state === 'open' && cutoff > new Date() && { bookableUntil: cutoff }),
      dayUrl: `${this.config.siteUrl}/guide/?date=${newYorkDate(startsAt)}`,
    };
  }
}

/** Returns the net change to a booking since before its first change; undefined if all changes were undone. */
function netChangeOf(
  current: BookingWithDeparture,
  { what: firstKind, before }: StoredNews,
): BookingNews['kind'] | undefined {
  if (current.booking.status === 'cancelled') return 'cancelled';
  if (firstKind === 'booked') return 'booked';
  // If the first change was a cancellation, it was undone later, so the booking is reported as booked.
  if (!before) return firstKind === 'cancelled' ? 'booked' : firstKind;
  return isUnchanged(before, current) ? undefined : 'changed';
}
