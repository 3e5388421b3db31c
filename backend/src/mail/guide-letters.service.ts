import { Inject, Injectable } from '@nestjs/common';
import { tourIdOf } from 'shared/departure-id';
import { newYorkDate } from 'shared/new-york';
import type { Booking } from '../bookings/booking';
import { nameOf, reachOf } from '../bookings/party-contact';
import { AccountLookup } from '../auth/account-lookup';
import { CONFIG, type Config } from '../config';
import type { Departure } from '../departures/departure';
import { DeparturesService } from '../departures/departures.service';
import { heldUntil } from '../departures/waitlist';
import { ToursService } from '../tours/tours.service';
import { AddressesService } from './addresses.service';
import {
  BookingFactsService,
  isAsBefore,
  isOffered,
  knownBefore,
  type Known,
} from './booking-facts.service';
import type { Addressed } from './rendering/compose';
import type { BookingNews, DepartureFacts, MailFailure, PartyFacts } from './content/facts';
import { bookingNews, digest, evening, full, mailFails, offered } from './content/guide';
import type { Letter, Site } from './rendering/letter';
import type { Message, News } from './message';
import { MessagesService } from './messages.service';

/** Writes what is for the guide alone. */
@Injectable()
export class GuideLettersService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly facts: BookingFactsService,
    private readonly addresses: AddressesService,
    private readonly accounts: AccountLookup,
    private readonly departures: DeparturesService,
    private readonly tours: ToursService,
    private readonly messages: MessagesService,
  ) {}

  /** The letter, or why it isn't to be sent. */
  async write(message: Message, site: Site): Promise<Addressed | string> {
    const guides = await this.addresses.guides();
    const to = guides.find(({ user }) => user === message.user);
    if (!to) return 'This account isn’t the guide’s anymore.';
    const letter = await this.letter(message, site);
    return typeof letter === 'string' ? letter : { to, letter };
  }

  private async letter(
    { kind, news = [], mails = [], booking, departure: id = '', date = '', until }: Message,
    site: Site,
  ): Promise<Letter | string> {
    switch (kind) {
      case 'offered': {
        const known = booking && (await this.facts.find(booking));
        if (!known || !isOffered(known, until)) return 'The offer is over.';
        const { booking: party, departure } = known;
        return offered(
          site,
          await this.partyFacts(party),
          await this.departureFacts(departure),
          heldUntil(party, departure) ?? until,
        );
      }
      case 'news': {
        const [first] = await this.newsOf(news);
        return first ? bookingNews(site, first) : 'Nothing is different after all.';
      }
      case 'digest':
        return digest(site, await this.newsOf(news));
      case 'mail-fails': {
        const failures = await this.failuresOf(mails);
        return failures.length > 0 ? mailFails(site, failures) : 'All of them know by now.';
      }
      case 'full': {
        const departure = await this.departures.get(id);
        return departure ? full(site, await this.departureFacts(departure)) : 'The tour is gone.';
      }
      default: {
        const tours = await this.tours.all();
        const all = await this.departures.between({ tours, from: date, to: date });
        const departures = all.filter(({ state }) => state !== 'cancelled');
        return evening(
          site,
          await Promise.all(departures.map((each) => this.departureFacts(each))),
        );
      }
    }
  }

  /** Returns the net change of each booking since its first news; leaves out undone changes and deleted bookings. */
  private async newsOf(news: News[]): Promise<BookingNews[]> {
    const firsts = [
      ...new Map(news.toReversed().map((each) => [String(each.booking.id), each])).values(),
    ].reverse();
    const found = await Promise.all(
      firsts.map(async (first) => {
        const known = await this.facts.find(first.booking);
        const what = known && whatBecameOf(known, first);
        if (!what) return [];
        return [
          {
            what,
            party: await this.partyFacts(known.booking),
            departure: await this.departureFacts(known.departure),
            ...(first.before && { before: knownBefore(first.before) }),
          },
        ];
      }),
    );
    return found.flat();
  }

  private async failuresOf(mails: string[]): Promise<MailFailure[]> {
    const failed = await this.messages.troubledOf(mails);
    const found = await Promise.all(
      failed.map(async ({ booking, answer = '' }) => {
        const known = booking && (await this.facts.find(booking));
        // Who isn't expected needn't be reached.
        if (!known || known.booking.status === 'left' || known.booking.turn?.isUnconfirmed)
          return [];
        const party = await this.partyFacts(known.booking);
        return [{ party, departure: await this.departureFacts(known.departure), answer }];
      }),
    );
    return found.flat();
  }

  private async partyFacts(booking: Booking): Promise<PartyFacts> {
    const account = (await this.accounts.findByOwnerKeys([booking.owner])).get(booking.owner);
    const { message, ...reach } = reachOf(booking, account);
    return {
      name: nameOf(booking, account),
      people: booking.people,
      ...reach,
      ...(message !== undefined && { note: message }),
    };
  }

  private async departureFacts(departure: Departure): Promise<DepartureFacts> {
    const { id, list, place, starts, ends, meetingPoint, capacity, closes, firstCloses } =
      departure;
    const [booked, tour] = await Promise.all([
      this.departures.bookedAt([id]),
      this.tours.get(tourIdOf(id)),
    ]);
    const { people, parties } = booked.get(id) ?? { people: 0, parties: 0 };
    const until = parties > 0 ? closes : firstCloses;
    const isBookable = departure.state === 'open' && until > new Date();
    return {
      ...{ list, place, starts, ends, meetingPoint, people, parties },
      ...(capacity !== undefined && { capacity }),
      ...(tour?.minPeople !== undefined && { minPeople: tour.minPeople }),
      ...(isBookable && { bookableUntil: until }),
      dayUrl: `${this.config.siteUrl}/guide/?date=${newYorkDate(starts)}`,
    };
  }
}

/** Compares a booking with its state before the first news; returns undefined if nothing has changed. */
function whatBecameOf(known: Known, { what, before }: News): BookingNews['what'] | undefined {
  if (known.booking.status === 'cancelled') return 'cancelled';
  if (what === 'booked' || !before) return what === 'cancelled' ? 'booked' : what;
  return isAsBefore(before, known) ? undefined : 'changed';
}
