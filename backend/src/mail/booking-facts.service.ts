import { Inject, Injectable } from '@nestjs/common';
import { tourIdOf } from 'shared/departure-id';
import { mapUrl } from 'shared/map-url';
import { paymentText } from 'shared/party-price';
import { localizedPath, type SiteLanguage } from 'shared/site-languages';
import { tourPath } from 'shared/tour-page';
import { tourId } from 'shared/tour-settings';
import { languageOf, type Booking } from '../bookings/booking';
import { calendarOf } from '../bookings/booking-calendar';
import { BookingsService } from '../bookings/bookings.service';
import { BookingQueries } from '../bookings/queries';
import { hashSecret, deriveMailedSecret } from '../bookings/manage-link';
import { listOf } from '../bookings/state';
import { CONFIG, type Config } from '../config';
import type { Departure } from '../departures/departure';
import { DeparturesService } from '../departures/departures.service';
import { LeadersService } from '../departures/leaders.service';
import { PublicDeparturesService } from '../departures/public-departures.service';
import { findSpecialDay } from '../departures/special-days';
import { offerExpiryOf } from '../departures/waitlist';
import type { PublicGuide } from '../guides/guide-profile';
import { PaymentMethodsService } from '../payments/payment-methods.service';
import { SettingsService } from '../settings/settings.service';
import { findCurrentStart } from '../tours/tour-start';
import { ToursService } from '../tours/tours.service';
import { translateReference, translateWith } from '../tours/translations/translate';
import { TranslationsService, type Dictionary } from '../tours/translations/translations.service';
import { toBookingDetails, type BookingFacts, type BookedTour } from './content/facts';
import type { BookingRef, BookingWithDeparture, MessageSubject } from './letters/definition';
import { LETTER_WORDS } from './words';

/** The reader of a letter. */
interface Reader {
  /** The visitor's name; empty if letters mustn't contain it. */
  name: string;
  language: SiteLanguage;
}

interface BookedTourContext {
  language: SiteLanguage;
  /** The translations of the tour's texts. */
  dictionary: Dictionary;
  /** The departure's guide, if known. */
  guide: PublicGuide | undefined;
}

const MAX_OTHER_DATES = 3;
const BOOKABLE_STATUSES: readonly string[] = ['AVAILABLE', 'LIMITED'];

/** Loads the data for letters to visitors. */
@Injectable()
export class BookingFactsService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly bookings: BookingsService,
    private readonly queries: BookingQueries,
    private readonly departures: DeparturesService,
    private readonly tours: ToursService,
    private readonly publicDepartures: PublicDeparturesService,
    private readonly leaders: LeadersService,
    private readonly paymentMethods: PaymentMethodsService,
    private readonly translations: TranslationsService,
    private readonly settings: SettingsService,
  ) {}

  /** Finds a booking and its departure. Returns undefined if the booking or its tour no longer exists. */
  async find({ id }: BookingRef): Promise<BookingWithDeparture | undefined> {
    const booking = await this.queries.findById(String(id));
    const departure = booking && (await this.departures.get(booking.departure));
    return departure ? { booking, departure } : undefined;
  }

  /** Loads the data for a letter about a booking. */
  async load(
    { booking, departure }: BookingWithDeparture,
    { name, language }: Reader,
    { before, until }: MessageSubject,
  ): Promise<BookingFacts> {
    const isCancelled = booking.status === 'cancelled';
    const isCancelledByGuide = departure.state === 'cancelled' || booking.cancelledBy === 'guide';
    const reason = isCancelled ? booking.reason : departure.reason;
    const guide = (await this.leaders.findPublicProfiles([departure])).get(departure.id);
    const dictionaryOf = await this.translations.loadDictionaries(language);
    const dictionary = dictionaryOf(tourIdOf(departure.id));
    const calendarDictionaryOf = await this.translations.loadDictionaries(languageOf(booking));
    return {
      ...(name !== '' && { name }),
      people: booking.people,
      ...(booking.price && {
        price: paymentText(booking.price, booking, LETTER_WORDS[language].priceWords),
      }),
      paymentMethods: await this.paymentMethods.get(),
      tour: await this.loadBookedTour(departure, { language, dictionary, guide }),
      ...(before && {
        before: translateReference(
          toBookingDetails(before),
          dictionaryOf(tourId({ list: departure.list, place: before.place })),
        ),
      }),
      isCancelled,
      ...(booking.turn?.isUnconfirmed && { isUnconfirmed: true }),
      ...(reason !== undefined && { reason }),
      ...(booking.moved && { moveReason: booking.moved.reason }),
      otherDates: isCancelledByGuide ? await this.findOtherDates(departure, language) : [],
      changeDeadline: departure.changeDeadline,
      ...(booking.restorableUntil && { restorableUntil: booking.restorableUntil }),
      heldUntil: offerExpiryOf(booking, departure) ?? until,
      ...(departure.notice && { notice: departure.notice.text }),
      ticketUrl: await this.makeTicketUrl(booking, language),
      calendar: calendarOf(booking, departure, {
        siteName: (await this.settings.get()).siteName,
        guide,
        dictionary: calendarDictionaryOf(booking.tour),
      }),
    };
  }

  private async loadBookedTour(
    departure: Departure,
    { language, dictionary, guide }: BookedTourContext,
  ): Promise<BookedTour> {
    const { list, startsAt, endsAt, meetingPoint } = departure;
    const translate = translateWith(dictionary);
    const tour = await this.tours.getWithContent(tourIdOf(departure.id));
    const start = tour ? findCurrentStart(tour, meetingPoint) : undefined;
    const specialDay = findSpecialDay(departure);
    const thingsToBring =
      tour?.features.filter(({ type }) => type === 'PREARRIVAL_INFORMATION') ?? [];
    return {
      list,
      place: translate(departure.place),
      startsAt,
      endsAt,
      meetingPoint: translate(meetingPoint),
      mapUrl: mapUrl(meetingPoint, start?.place),
      ...(start?.shortDescription !== undefined && {
        findMe: translate(start.shortDescription),
      }),
      bring: thingsToBring.map(({ shortDescription }) => translate(shortDescription)),
      ...(guide && { guide }),
      ...(specialDay && { specialDay }),
      url: this.config.siteUrl + localizedPath(language, tour ? tourPath(tour._id) : '/tours'),
    };
  }

  /** Returns the next departures of the same tour that can be booked. */
  private async findOtherDates(
    { id, list, place }: Departure,
    language: SiteLanguage,
  ): Promise<BookingFacts['otherDates']> {
    const url = this.config.siteUrl + localizedPath(language, tourPath(tourIdOf(id)));
    const departures = await this.publicDepartures.list({ list });
    return departures
      .filter((other) => other.place === place && BOOKABLE_STATUSES.includes(other.status))
      .slice(0, MAX_OTHER_DATES)
      .map(({ localDateTimeStart }) => ({ startsAt: new Date(localDateTimeStart), url }));
  }

  /**
   * Returns the ticket's URL with a secret, and stores the secret's hash. All emails about the booking to one address
   * contain the same secret.
   */
  private async makeTicketUrl(booking: Booking, language: SiteLanguage): Promise<string> {
    const id = String(booking._id);
    const page = this.config.siteUrl + localizedPath(language, `/booking/${id}`);
    if (!booking.isListed) return page;
    const secret = deriveMailedSecret(id, booking.contact?.email ?? '', this.config.jwtSecret);
    const linkHash = hashSecret(secret);
    if (!booking.mailedLinks?.includes(linkHash)) {
      await this.bookings.addManageLink({ list: listOf(booking), id, linkHash });
    }
    return `${page}#${secret}`;
  }
}
