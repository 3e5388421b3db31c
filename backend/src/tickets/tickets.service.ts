import { HttpStatus, Inject, Injectable, NotFoundException } from '@nestjs/common';
import { tourIdOf } from 'shared/departure-id';
import { addDays, newYorkTime, weekdayOf } from 'shared/new-york';
import type { Ages, PartyAges } from 'shared/party-price';
import { AGE_UNITS } from 'shared/price';
import { refusal } from 'shared/refusals';
import type { SiteLanguage } from 'shared/site-languages';
import type { Tour } from 'shared/tour-settings';
import type { BookingInput } from '../bookings/booking.dto';
import { isOnWaitlist, type Booking } from '../bookings/booking';
import { toSharedFields } from '../bookings/booking-record';
import { CandidatesService } from '../bookings/candidates.service';
import { BookingsService } from '../bookings/bookings.service';
import { REQUIRES_CONFIRMATION, type RequiresConfirmation } from '../bookings/rules/confirmation';
import { WaitlistsService, type Waitlist } from '../bookings/waitlists.service';
import { BookingQueries } from '../bookings/queries';
import { toContact } from '../bookings/contact';
import type { ContactInput } from '../bookings/contact.dto';
import { hashSecret, generateSecret } from '../bookings/manage-link';
import type { Owner } from '../bookings/owner';
import { toException } from '../bookings/refusal-exceptions';
import { listOf } from '../bookings/state';
import { CONFIG, hasMail, type Config } from '../config';
import { visibleArrivalOf } from '../departures/arrival';
import type { Departure } from '../departures/departure';
import { DeparturesService } from '../departures/departures.service';
import { LeadersService } from '../departures/leaders.service';
import { offerExpiryOf } from '../departures/waitlist';
import { toNoticeRecord } from '../departures/notice.dto';
import { toDepartureRecord } from '../departures/public-departures.service';
import { fieldError, FieldsException } from '../http/problem';
import { DeliveryProblemsService } from '../mail/delivery-problems.service';
import { SettingsService } from '../settings/settings.service';
import { PaymentMethodsService } from '../payments/payment-methods.service';
import { ToursService } from '../tours/tours.service';
import { placeNameField, translateDeparture } from '../tours/translations/translate';
import { TranslationsService } from '../tours/translations/translations.service';
import type { Ticket } from './ticket-access.service';
import type {
  ManageLink,
  TicketInput,
  TicketRecord,
  TicketWait,
  TourBookingInput,
} from './ticket.dto';

/** The data for a party's {@link TicketWait} and status. */
interface WaitContext {
  waitlist: Waitlist | undefined;
  /** Whether the caller opened the booking with an emailed link, or no confirmation is required. */
  canConfirm: boolean;
  /** Whether the site can send mail. */
  siteHasMail: boolean;
}

/** Lets visitors see and manage their bookings on both lists. */
@Injectable()
export class TicketsService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly settings: SettingsService,
    private readonly bookings: BookingsService,
    private readonly candidates: CandidatesService,
    private readonly queries: BookingQueries,
    @Inject(REQUIRES_CONFIRMATION) private readonly requiresConfirmation: RequiresConfirmation,
    private readonly departures: DeparturesService,
    private readonly leaders: LeadersService,
    private readonly waitlists: WaitlistsService,
    private readonly tours: ToursService,
    private readonly problems: DeliveryProblemsService,
    private readonly paymentMethods: PaymentMethodsService,
    private readonly translations: TranslationsService,
  ) {}

  /**
   * Returns all bookings on the owner's lists, and canceled bookings that the owner can still restore, sorted by start
   * time.
   */
  async list(owner: Owner, language: SiteLanguage): Promise<TicketRecord[]> {
    const bookings = await this.queries.findAll({
      owner: owner.key,
      $or: [
        { isListed: true },
        { status: 'cancelled', cancelledBy: 'owner', restorableUntil: { $gt: new Date() } },
      ],
    });
    const tickets = await this.toTicketRecords(bookings, { language });
    return tickets.sort(
      ({ departure: a }, { departure: b }) =>
        Date.parse(a.localDateTimeStart) - Date.parse(b.localDateTimeStart),
    );
  }

  /**
   * Returns a booking's record, with the fields that are never set in lists.
   *
   * @throws NotFoundException if the booking's tour no longer exists
   */
  async load({ booking, owner, language }: Ticket): Promise<TicketRecord> {
    const canConfirm = owner.linkEmailHash !== undefined || !(await this.requiresConfirmation());
    const [[record], isLimited, paymentMethods, { reviewUrl }] = await Promise.all([
      this.toTicketRecords([booking], { language, canConfirm }),
      this.problems.isLimited(booking._id),
      this.paymentMethods.get(),
      this.settings.get(),
    ]);
    if (!record) throw toException({ code: 'not-found' });
    if (isLimited) record.unmailed = true;
    if (booking.status !== 'cancelled' && paymentMethods.length > 0) {
      record.paymentMethods = [...paymentMethods];
    }
    if (record.attended && reviewUrl !== '') record.reviewUrl = reviewUrl;
    return record;
  }

  /**
   * Books a tour by date, or puts the party on the waitlist.
   *
   * @param language the caller's language, which becomes the booking's language unless the input has one
   * @param requestKey as in {@link BookingsService.reserve}
   * @throws NotFoundException if there is no such tour
   * @throws FieldsException 400 if the contact is missing; 409 with the field `overlapping` if the owner already has a
   *   tour at that time; and as in {@link BookingsService.reserve}
   */
  async reserve(
    tourId: string,
    owner: Owner,
    input: TourBookingInput,
    { requestKey, language }: { requestKey: string | undefined; language: SiteLanguage },
  ): Promise<TicketRecord> {
    const { overlapping = false, waiting = false, ...fields } = input;
    checkAges(input);
    const tour = await this.tours.get(tourId);
    if (!tour || tour.isHidden) throw new NotFoundException(refusal('no-such-tour'));
    const { contactRequired } = await this.settings.get();
    if ((contactRequired || waiting) && !fields.contact) throw contactMissingException();
    if (!overlapping) await this.checkOverlap(tour, owner, fields, requestKey);
    const { list, place } = tour;
    const booking = { ...fields, place, day: weekdayOf(fields.date) };
    const { _id } = await this.bookings.reserve(list, owner, booking, {
      requestLanguage: language,
      requestKey,
      mayWait: waiting,
    });
    return this.load({ booking: await this.bookings.get(list, owner, _id), owner, language });
  }

  /** Changes the date, the time, or the number of people. Throws like {@link BookingsService.change}. */
  async change(ticket: Ticket, input: TicketInput): Promise<TicketRecord> {
    const { booking, owner } = ticket;
    const { place } = booking;
    const { date, time, people, ages, expectedCents } = input;
    checkAges(input);
    const changes: BookingInput & { ages?: Ages } = {
      place,
      day: weekdayOf(date),
      date,
      people,
      ...(ages && { ages }),
      ...(expectedCents !== undefined && { expectedCents }),
      ...(time !== undefined && { time }),
    };
    await this.bookings.change(listOf(booking), owner, String(booking._id), changes);
    return this.reload(ticket);
  }

  /**
   * Replaces the contact of a booking.
   *
   * @throws NotFoundException if the booking was removed from its list
   * @throws ConflictException if the booking was canceled, or its tour is over
   */
  async setContact(ticket: Ticket, contact: ContactInput): Promise<TicketRecord> {
    const { booking, owner } = ticket;
    await this.bookings.setContact(listOf(booking), owner, String(booking._id), toContact(contact));
    return this.reload(ticket);
  }

  /**
   * Books the spots that the party was offered. Safe to repeat.
   *
   * @throws ConflictException if the spots are no longer held for the party
   */
  async accept(ticket: Ticket): Promise<TicketRecord> {
    const { booking, owner } = ticket;
    await this.bookings.acceptOffer(listOf(booking), owner, String(booking._id));
    return this.reload(ticket);
  }

  /**
   * Confirms the email address of a guest's party, and books the spots held for the party. Safe to repeat.
   *
   * @throws ConflictException if the caller hasn't opened the link that was mailed to that address, or if no spots
   *   are held
   */
  async confirm(ticket: Ticket): Promise<TicketRecord> {
    const { booking, owner } = ticket;
    await this.bookings.confirm(listOf(booking), owner, String(booking._id));
    return this.reload(ticket);
  }

  /**
   * Cancels a booking, or removes it from its list if the tour is over. Throws like {@link BookingsService.cancel}.
   */
  cancel({ booking, owner }: Ticket): Promise<void> {
    return this.bookings.cancel(listOf(booking), owner, String(booking._id));
  }

  /** Restores a canceled booking. Throws like {@link BookingsService.restore}. */
  async restore(ticket: Ticket): Promise<TicketRecord> {
    const { booking, owner } = ticket;
    await this.bookings.restore(listOf(booking), owner, String(booking._id));
    return this.reload(ticket);
  }

  /** Returns the booking as an iCalendar file. */
  exportCalendar({ booking, owner }: Ticket): Promise<string> {
    return this.bookings.exportCalendar(listOf(booking), owner, String(booking._id));
  }

  /** Creates a link that gives access to the booking. */
  async addManageLink({ booking, owner }: Ticket): Promise<ManageLink> {
    const id = String(booking._id);
    const secret = generateSecret();
    await this.bookings.addManageLink({
      list: listOf(booking),
      id,
      linkHash: hashSecret(secret),
      owner,
    });
    return { path: `/booking/${id}#${secret}` };
  }

  private async reload({ booking, owner, language }: Ticket): Promise<TicketRecord> {
    const currentBooking = await this.bookings.get(listOf(booking), owner, String(booking._id));
    return this.load({ booking: currentBooking, owner, language });
  }

  /**
   * Returns the bookings as records. Leaves out bookings whose tour no longer exists, because their times are unknown.
   *
   * @param canConfirm as in {@link WaitContext}; false by default
   */
  private async toTicketRecords(
    bookings: Booking[],
    { language, canConfirm = false }: { language: SiteLanguage; canConfirm?: boolean },
  ): Promise<TicketRecord[]> {
    const departures = await this.departures.getMany(bookings.map(({ departure }) => departure));
    const existingDepartures = [...departures.values()];
    const [departuresWithVacancies, waitlists, guides, dictionaryOf] = await Promise.all([
      this.departures.addVacancies(existingDepartures),
      this.findWaitlists(bookings, existingDepartures),
      this.leaders.findPublicProfiles(existingDepartures),
      this.translations.loadDictionaries(language),
    ]);
    const now = new Date();
    const siteHasMail = hasMail(this.config);
    const departureRecords = new Map(
      departuresWithVacancies.map((each) => {
        const { id } = each.departure;
        const record = toDepartureRecord(each, now, guides.get(id));
        return [id, translateDeparture(record, dictionaryOf(tourIdOf(id)))];
      }),
    );
    return bookings.flatMap((booking) => {
      const departure = departures.get(booking.departure);
      const departureRecord = departureRecords.get(booking.departure);
      if (!departure || !departureRecord) return [];
      const waitlist = waitlists.get(departure.id);
      const context = { waitlist, now, canConfirm, siteHasMail };
      return {
        ...toTicketRecord(booking, departure, departureRecord, context),
        ...placeNameField(booking.place, dictionaryOf(booking.tour)),
      };
    });
  }

  /** Returns the waitlists that contain any of the bookings, keyed by departure. */
  private async findWaitlists(
    bookings: Booking[],
    departures: Departure[],
  ): Promise<Map<string, Waitlist>> {
    const departuresWithWaitlist = departures.filter(({ id }) =>
      bookings.some((each) => each.departure === id && isOnWaitlist(each)),
    );
    return new Map(
      await Promise.all(
        departuresWithWaitlist.map(
          async (departure) => [departure.id, await this.waitlists.getWaitlist(departure)] as const,
        ),
      ),
    );
  }

  /** @throws FieldsException 409 if the owner already has a tour at the time of the requested one */
  private async checkOverlap(
    tour: Tour,
    owner: Owner,
    input: Pick<TourBookingInput, 'date' | 'time' | 'people'>,
    requestKey?: string,
  ): Promise<void> {
    const requestedDeparture = await this.candidates.findLikelyDeparture(tour, input);
    if (!requestedDeparture) return;
    const { date } = input;
    const nearbyBookings = await this.queries.findAll({
      owner: owner.key,
      isListed: true,
      status: 'booked',
      date: { $in: [addDays(date, -1), date, addDays(date, 1)] },
    });
    // If this call repeats an earlier one, its own booking exists already, and isn't an overlap.
    if (requestKey !== undefined && nearbyBookings.some((each) => each.requestKey === requestKey)) {
      return;
    }
    for (const booking of nearbyBookings) {
      const bookedDeparture = await this.departures.get(booking.departure);
      if (!bookedDeparture || bookedDeparture.state === 'cancelled') continue;
      if (overlaps(requestedDeparture, bookedDeparture)) {
        throw overlapException(requestedDeparture, bookedDeparture);
      }
    }
  }
}

/** @throws FieldsException if the ages add up to more people than the party has */
function checkAges({ people, ages = {} }: PartyAges): void {
  const peopleWithAge = AGE_UNITS.reduce((sum, unit) => sum + (ages[unit] ?? 0), 0);
  if (peopleWithAge > people) {
    throw new FieldsException([fieldError('ages', 'too-many-ages', { people })]);
  }
}

function overlaps(one: Departure, other: Departure): boolean {
  return one.startsAt < other.endsAt && other.startsAt < one.endsAt;
}

function overlapException(
  requested: Departure,
  { id, place, startsAt }: Departure,
): FieldsException {
  const time = newYorkTime(startsAt);
  const error =
    id === requested.id
      ? fieldError('overlapping', 'booked-already', { time })
      : fieldError('overlapping', 'overlapping', { place, time });
  return new FieldsException([error], HttpStatus.CONFLICT);
}

function contactMissingException(): FieldsException {
  return new FieldsException([fieldError('contact', 'contact-missing')]);
}

function toTicketRecord(
  booking: Booking,
  departure: Departure,
  departureRecord: TicketRecord['departure'],
  { now, ...waitContext }: WaitContext & { now: Date },
): TicketRecord {
  const { _id, contact, createdAt, status, isListed, restorableUntil, attendance } = booking;
  const isCancelled = status === 'cancelled' || departure.state === 'cancelled';
  const arrival = status === 'booked' ? visibleArrivalOf(departure, now) : undefined;
  const isByVisitor = booking.cancelledBy === 'owner';
  const reason = status === 'cancelled' ? booking.reason : departure.reason;
  return {
    id: String(_id),
    list: listOf(booking),
    tour: booking.tour,
    ...toSharedFields(booking),
    departure: departureRecord,
    status: isCancelled ? 'CANCELLED' : statusOf(booking, waitContext.waitlist),
    ...(arrival && { arrival }),
    ...(status === 'booked' && attendance && attendance.arrived > 0 && { attended: true as const }),
    ...(booking.turn && { wait: toTicketWait(booking, departure, waitContext) }),
    ...(isCancelled && {
      cancellation: {
        by: isByVisitor ? ('visitor' as const) : ('guide' as const),
        ...(!isByVisitor && reason !== undefined && { reason }),
      },
    }),
    ...(!isListed && restorableUntil && { utcRestorableUntil: restorableUntil.toISOString() }),
    ...(status === 'booked' && departure.notice && { notice: toNoticeRecord(departure.notice) }),
    ...(contact && { contact }),
    utcBookedAt: createdAt.toISOString(),
  };
}

/** Returns a party's current status. After an offer expires, the status is EXPIRED even before the expiry is stored. */
function statusOf({ _id, status }: Booking, waitlist?: Waitlist): TicketRecord['status'] {
  if (status === 'booked') return 'CONFIRMED';
  if (status === 'left') return 'EXPIRED';
  const includesParty = (parties: readonly Booking[] = []) =>
    parties.some((each) => each._id.equals(_id));
  if (includesParty(waitlist?.offers.withOffer)) return 'ON_HOLD';
  return includesParty(waitlist?.offers.expired) ? 'EXPIRED' : 'WAITING';
}

function toTicketWait(
  { _id, turn, contact }: Booking,
  departure: Departure,
  { waitlist, canConfirm, siteHasMail }: WaitContext,
): TicketWait {
  const index = waitlist?.parties.findIndex((each) => each._id.equals(_id)) ?? 0;
  const partyWithHold = waitlist?.offers.withOffer.find((each) => each._id.equals(_id));
  const heldUntil = partyWithHold && offerExpiryOf(partyWithHold, departure);
  return {
    ahead: Math.max(0, index),
    ...(heldUntil && { utcHeldUntil: heldUntil.toISOString() }),
    ...(turn?.isRemoved && { removed: true as const }),
    ...(turn?.isUnconfirmed && { unconfirmed: true as const }),
    ...(turn?.isUnconfirmed && canConfirm && { confirmable: true as const }),
    ...(siteHasMail && contact?.email && { mailed: true as const }),
  };
}
