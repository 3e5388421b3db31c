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

  async loadOffer({ booking, departure }: BookingWithDeparture, until: Date) {
    return {
      party: await this.loadPartyFacts(booking),
      departure: await this.loadDepartureFacts(departure),
      heldUntil: offerExpiryOf(booking, departure) ?? until,
    };
  }

  /** Returns the net change to each booking in the news. Leaves out undone changes and deleted bookings. */
  async loadNews(news: StoredNews[]): Promise<BookingNews[]> {
    // The first news of each booking has the booking's state before all changes.
    const firstByBooking = new Map(
      news.toReversed().map((each) => [String(each.booking.id), each]),
    );
    const firstNews = [...firstByBooking.values()].reverse();
    const netChanges = await Promise.all(
      firstNews.map(async (first) => {
        const current = await this.bookingFacts.find(first.booking);
        const what = current && netChangeOf(current, first);
        if (!what) return [];
        return [
          {
            what,
            party: await this.loadPartyFacts(current.booking),
            departure: await this.loadDepartureFacts(current.departure),
            ...(first.before && { before: toBookingDetails(first.before) }),
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
      messages.map(async ({ booking: ref, answer = '' }) => {
        const current = ref && (await this.bookingFacts.find(ref));
        if (!current) return [];
        const { booking, departure } = current;
        const isExpected = isVisibleToGuide(booking) || isOnWaitlist(booking);
        if (!isExpected || booking.turn?.isUnconfirmed) return [];
        const party = await this.loadPartyFacts(booking);
        return [{ party, departure: await this.loadDepartureFacts(departure), answer }];
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

/** Returns the net change to a booking since its first news; undefined if all changes were undone. */
function netChangeOf(
  current: BookingWithDeparture,
  { what, before }: StoredNews,
): BookingNews['what'] | undefined {
  if (current.booking.status === 'cancelled') return 'cancelled';
  if (what === 'booked') return 'booked';
  // The booking isn't canceled now, so a cancellation was undone.
  if (!before) return what === 'cancelled' ? 'booked' : what;
  return isUnchanged(before, current) ? undefined : 'changed';
}
