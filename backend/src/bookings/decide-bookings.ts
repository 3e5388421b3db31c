import { Types } from 'mongoose';
import { parseDepartureId, tourIdOf } from 'shared/departure-id';
import { weekdayOf } from 'shared/new-york';
import type { Tour } from 'shared/tour-settings';
import {
  closesFor,
  departureOf,
  isOpen,
  runsAt,
  termsOf,
  type Departure,
  type StoredDeparture,
} from '../departures/departure';
import { planOffers } from '../departures/waitlist';
import type { Booking } from './booking';
import { hashOfAddress, type Contact } from './contact';
import type {
  AddManageLink,
  Cancel,
  Change,
  Needs,
  Request,
  Reserve,
  Restore,
  SetContact,
} from './commands';
import type { Decision, Rules } from './decide';
import { isOver, restorableFrom, withRetention } from './rules/retention';
import { isGuest, networkId, newOwner, OPEN_LIST, type Owner, type StoredOwner } from './owner';
import type { Refusal } from './refusal';
import { listOf, type BookingBefore, type Changes, type OutboxEvent, type State } from './state';
import { without } from '../without';

type BookingCommand = Reserve | Change | Cancel | Restore | SetContact | AddManageLink;

/** How many links of each sort a booking can have; the oldest is dropped for one more. */
const MAX_LINKS = { manageLinks: 5, mailedLinks: 10 };
/** For so long a booking is held until its guest has confirmed it. */
const HELD_MS = 30 * 60 * 1000;
/** How many times a booking's email can be corrected: each new one is mailed. */
const MAX_CORRECTIONS = 3;

/** What people are to be added to a departure. */
interface Claim {
  owner: Owner;
  people: number;
  /** The booking that comes there from elsewhere, or grows. */
  booking?: Booking;
}

export function bookingNeeds(command: BookingCommand): Needs {
  const { list, id, owner } = command;
  const networks = owner.guestLimits ? [owner.guestLimits.network] : [];
  const guests = owner.guestLimits ? [owner.key] : [];
  switch (command.kind) {
    case 'reserve':
      return {
        tours: [command.tour],
        departures: command.departures,
        owners: [owner.key],
        listSizes: [{ owner: owner.key, most: owner.maxBookings }],
        requests: command.request ? [{ list, owner: owner.key, key: command.request.key }] : [],
        guests,
        networks,
      };
    case 'change':
      return {
        tours: [command.tour, tourIdOf(command.seen.departure)],
        departures: [...new Set([...command.departures, command.seen.departure])],
        owners: [owner.key],
        bookings: [{ list, id }],
        guests,
        networks,
      };
    case 'cancel':
      return {
        tours: [tourIdOf(command.departure)],
        departures: [command.departure],
        bookings: [{ list, id }],
      };
    case 'restore':
      return {
        tours: [tourIdOf(command.departure)],
        departures: [command.departure],
        owners: [owner.key],
        listSizes: [{ owner: owner.key, most: owner.maxBookings }],
        bookings: [{ list, id }],
        guests,
        networks,
      };
    case 'setContact':
    case 'addManageLink':
      return { bookings: [{ list, id }] };
  }
}

export function decideBooking(command: BookingCommand, state: State, rules: Rules): Decision {
  switch (command.kind) {
    case 'reserve':
      return reserve(command, state, rules);
    case 'change':
      return change(command, state, rules);
    case 'cancel':
      return cancel(command, state, rules);
    case 'restore':
      return restore(command, state, rules);
    case 'setContact':
      return setContact(command, state, rules);
    case 'addManageLink':
      return addManageLink(command, state);
  }
}

function reserve(command: Reserve, state: State, rules: Rules): Decision {
  const { list, owner, people, contact, request } = command;
  const gone = refuseGone(owner, state);
  if (gone) return { refusal: gone };
  const earlier = request && state.requested(list, owner.key, request.key);
  if (earlier) {
    return isSameRequest(request, earlier)
      ? { answer: earlier }
      : { refusal: { code: 'key-used' } };
  }
  if (state.listSize(list, owner.key) >= owner.maxBookings) {
    return { refusal: { code: 'list-full', most: owner.maxBookings } };
  }
  const tour = state.tours.get(command.tour);
  if (tour?.revision !== command.tourRevision) return { refusal: { code: 'stale' } };
  if (tour.isHidden) return { refusal: { code: 'not-offered' } };
  const tooLarge = refuseLarge(tour, people);
  if (tooLarge) return { refusal: tooLarge };
  const claim = { owner, people };
  const room = firstWithRoom(command.departures, claim, state, rules);
  const lack = 'refusal' in room ? room.refusal : undefined;
  const found = lack && command.mayWait ? lineFor(lack, claim, state, rules) : room;
  if ('refusal' in found) return found;
  const { departure, network } = found;
  const unconfirmed = refuseUnconfirmed({ owner, contact, departure }, state, rules);
  // Whoever can be mailed a link has some time to confirm.
  const isUnconfirmed = unconfirmed?.code === 'unconfirmed';
  if (unconfirmed && !isUnconfirmed) return { refusal: unconfirmed };
  const turn = {
    place: lastPlace(state.waitlistAt(departure.id)) + 1,
    ...(isUnconfirmed && { isUnconfirmed }),
  };
  const standing = lack
    ? { status: 'waiting' as const, turn }
    : isUnconfirmed
      ? {
          status: 'offered' as const,
          turn: { ...turn, offeredUntil: holdEnds(departure, state, rules) },
        }
      : { status: 'booked' as const };
  const booking: Booking = withRetention(
    {
      _id: new Types.ObjectId(command.id),
      owner: owner.key,
      isListed: true,
      ...standing,
      ...placeAt(departure, tour),
      people,
      ...(contact && { contact }),
      ...(network !== undefined && { network }),
      ...(request && {
        requestKey: request.key,
        requested: {
          ...{ place: departure.place, people, departure: departure.id },
          ...(request.time !== undefined && { time: request.time }),
        },
      }),
      revision: 0,
      createdAt: rules.now,
    },
    rules.retention,
  );
  const owners = newOwners(owner, state, rules);
  const promised = isInLine(booking) ? lined(departure, state) : promise(departure, tour, state);
  const events: OutboxEvent[] = [{ kind: firstTold(booking, 'booking-made'), booking }];
  return { answer: booking, changes: { bookings: [booking], owners, ...promised, events } };
}

function change(command: Change, state: State, rules: Rules): Decision {
  const { owner, people, contact, seen } = command;
  const before = ownBooking(command, state);
  if (!before?.isListed) return { refusal: { code: 'not-found' } };
  if (isInLine(before)) {
    return { refusal: { code: before.turn?.isUnconfirmed ? 'unconfirmed' : 'not-found' } };
  }
  if (before.status === 'cancelled') return { refusal: { code: 'cancelled' } };
  if (before.departure !== seen.departure || before.revision !== seen.revision) {
    return { refusal: { code: 'stale' } };
  }
  const late = refuseLate(before, state, rules);
  if (late) return { refusal: late };
  const tour = state.tours.get(command.tour);
  if (tour?.revision !== command.tourRevision) return { refusal: { code: 'stale' } };
  const stays = command.departures.length === 1 && command.departures[0] === before.departure;
  // Who has booked a tour that is hidden by now may come with more or fewer.
  if (tour.isHidden && !stays) return { refusal: { code: 'not-offered' } };
  const tooLarge = refuseLarge(tour, people, before);
  if (tooLarge) return { refusal: tooLarge };
  const { moved, promised } = before;
  const corrected = contact ? withContact(before, contact) : before;
  if ('refusal' in corrected) return corrected;
  const rest: Booking = without(corrected, 'moved', 'promised', 'network');
  const changed = { ...rest, people, revision: before.revision + 1 };
  if (stays && people <= before.people) {
    const kept = { ...before, ...changed };
    return { answer: kept, changes: { bookings: [kept], events: changeOf(before, kept, state) } };
  }
  const claim = { owner, people, booking: before };
  const found = firstWithRoom(command.departures, claim, state, rules);
  if ('refusal' in found) return found;
  const { departure, network } = found;
  const reachable = { owner, contact: contact ?? before.contact, departure };
  const stranger = refuseStranger(before, reachable, state, rules);
  if (stranger) {
    return { refusal: stranger.code === 'unconfirmed' ? { code: 'change-by-link' } : stranger };
  }
  const booking = withRetention(
    {
      ...changed,
      ...placeAt(departure, tour),
      ...(network !== undefined && { network }),
      // A visitor who chooses a different departure knows what it promises.
      ...(stays && moved && { moved }),
      ...(stays && promised && { promised }),
    },
    rules.retention,
  );
  // Its owner gets no new booking.
  const owners = newOwners(owner, state, rules).filter(({ _id }) => _id !== owner.key);
  return {
    answer: booking,
    changes: {
      bookings: [booking],
      owners,
      ...promise(departure, tour, state),
      events: changeOf(before, booking, state),
    },
  };
}

function cancel(command: Cancel, state: State, rules: Rules): Decision {
  const before = ownBooking(command, state);
  if (!before?.isListed) return { refusal: { code: 'not-found' } };
  if (before.departure !== command.departure) return { refusal: { code: 'stale' } };
  if (before.turn?.isUnconfirmed) return { changes: { bookings: [letGo(before, rules)] } };
  // What only waited leaves nothing to restore.
  if (isInLine(before)) return { changes: { deleted: [before] } };
  const wasThere = isOver(before.date, rules.now);
  if (!wasThere && before.status === 'booked') {
    const late = refuseLate(before, state, rules);
    if (late) return { refusal: late };
  }
  const withdraws = !wasThere && before.status === 'booked';
  const booking: Booking = {
    ...before,
    isListed: false,
    restorableUntil: restorableFrom(rules.now),
    revision: before.revision + 1,
    ...(withdraws && { status: 'cancelled', cancelledAt: rules.now, cancelledBy: 'owner' }),
  };
  return {
    changes: {
      bookings: [withRetention(booking, rules.retention)],
      ...(withdraws && {
        events: [{ kind: 'booking-withdrawn', booking, ...beforeOf(before, state) }],
      }),
    },
  };
}

function restore(command: Restore, state: State, rules: Rules): Decision {
  const { owner, list } = command;
  const gone = refuseGone(owner, state);
  if (gone) return { refusal: gone };
  const before = ownBooking(command, state);
  if (!before) return { refusal: { code: 'not-found' } };
  if (before.isListed) return { answer: before };
  if (!before.restorableUntil || before.restorableUntil <= rules.now) {
    return { refusal: { code: 'not-found' } };
  }
  if (before.departure !== command.departure) return { refusal: { code: 'stale' } };
  const most = Math.max(owner.maxBookings, state.owners.get(owner.key)?.mergedSize?.[list] ?? 0);
  if (state.listSize(list, owner.key) >= most) {
    return { refusal: { code: 'list-full', most: owner.maxBookings } };
  }
  const listed: Booking = {
    ...without(before, 'restorableUntil'),
    isListed: true,
    revision: before.revision + 1,
  };
  const isBack = before.cancelledBy === 'owner';
  const departure = departureIn(state, before.departure);
  if (isBack && departure) {
    const full = refuseFull(departure, { owner, people: before.people }, state, rules);
    if (full) return { refusal: full };
  }
  const back: Booking = isBack
    ? { ...rebooked(without(listed, 'network')), ...networkOf(owner, departure) }
    : listed;
  const booking = withRetention(back, rules.retention);
  const owners = newOwners(owner, state, rules);
  return {
    answer: booking,
    changes: {
      bookings: [booking],
      owners,
      ...(isBack && { events: [{ kind: 'booking-made', booking }] }),
    },
  };
}

function setContact(command: SetContact, state: State, { now }: Rules): Decision {
  const before = ownBooking(command, state);
  if (!before?.isListed) return { refusal: { code: 'not-found' } };
  if (before.status === 'cancelled') return { refusal: { code: 'cancelled' } };
  if (isOver(before.date, now)) return { refusal: { code: 'over' } };
  const { contact } = command;
  if (before.turn?.isUnconfirmed && contact.email === undefined) {
    return { refusal: { code: 'email-needed' } };
  }
  const corrected = withContact(before, contact);
  if ('refusal' in corrected) return corrected;
  const booking = { ...corrected, revision: before.revision + 1 };
  const isCorrected = booking.corrections !== before.corrections;
  return {
    answer: booking,
    changes: {
      bookings: [booking],
      ...(isCorrected && { events: [{ kind: firstTold(booking, 'contact-given'), booking }] }),
    },
  };
}

/** A booking with another contact, or the refusal if its email was corrected too often. */
function withContact(booking: Booking, contact: Contact): Booking | { refusal: Refusal } {
  const { corrections = 0, contact: before } = booking;
  const isSame =
    contact.email === undefined || contact.email.toLowerCase() === before?.email?.toLowerCase();
  if (isSame) return { ...booking, contact };
  return corrections < MAX_CORRECTIONS
    ? { ...booking, contact, corrections: corrections + 1 }
    : { refusal: { code: 'corrected-too-often' } };
}

/**
 * What is to be told to somebody who hasn't been told of a booking.
 *
 * @param ofBooked what if it is booked
 */
function firstTold(
  { status, turn }: Booking,
  ofBooked: 'booking-made' | 'contact-given',
): OutboxEvent['kind'] {
  if (status === 'waiting') return 'waiting-joined';
  if (status !== 'offered') return ofBooked;
  return turn?.isUnconfirmed ? 'booking-held' : 'waiting-offered';
}

/** Who would have places of a departure, and how they can be reached. */
interface Reachable {
  owner: Owner;
  contact: Contact | undefined;
  departure: Departure;
}

/**
 * Why somebody can't have places of a departure before they confirm an address: guests the one that they have
 * given, and accounts any, once for all.
 */
export function refuseUnconfirmed(
  { owner, contact, departure }: Reachable,
  state: State,
  { confirms }: Rules,
): Refusal | undefined {
  if (!confirms || departure.capacity === undefined) return undefined;
  const known = [...(state.owners.get(owner.key)?.confirmed ?? []), owner.mailedTo];
  if (!owner.guestLimits) {
    const hasConfirmed = known.some((address) => address !== undefined);
    return hasConfirmed ? undefined : { code: 'account-unconfirmed' };
  }
  if (contact?.email === undefined) return { code: 'email-needed' };
  return known.includes(hashOfAddress(contact.email)) ? undefined : { code: 'unconfirmed' };
}

/** The same for a change. Who stays at a departure isn't asked, but for guests who booked before it had a limit. */
function refuseStranger(
  before: Booking,
  party: Reachable,
  state: State,
  rules: Rules,
): Refusal | undefined {
  const hadLimit = !party.owner.guestLimits || before.network !== undefined;
  const isKnownThere = before.departure === party.departure.id && hadLimit;
  return isKnownThere ? undefined : refuseUnconfirmed(party, state, rules);
}

/** Until when places are held for who has to confirm: no longer than they can be booked. */
function holdEnds(departure: Departure, state: State, { now }: Rules): Date {
  const closes = closesFor(departure, state.bookedAt(departure.id).parties > 0);
  return new Date(Math.min(now.getTime() + HELD_MS, closes.getTime()));
}

function addManageLink(command: AddManageLink, state: State): Decision {
  const before = ownBooking(command, state);
  if (!before?.isListed) return { refusal: { code: 'not-found' } };
  const { link } = command;
  const sort = command.isMailed ? 'mailedLinks' : 'manageLinks';
  const others = before[sort]?.filter((each) => each !== link) ?? [];
  const booking = { ...before, [sort]: [...others, link].slice(-MAX_LINKS[sort]) };
  return { answer: booking, changes: { bookings: [booking] } };
}

/** That its owner has changed when a party comes, or how many of it. */
function changeOf(before: Booking, after: Booking, state: State): OutboxEvent[] {
  const isSame = before.departure === after.departure && before.people === after.people;
  if (isSame) return [];
  return [{ kind: 'booking-changed', booking: after, ...beforeOf(before, state) }];
}

/** What its visitor knows of a booking, for an event that changes it. */
export function beforeOf(booking: Booking, state: State): { before?: BookingBefore } {
  const departure = departureIn(state, booking.departure);
  return departure ? { before: knownOf(booking, departure) } : {};
}

export function knownOf(booking: Booking, departure: Departure): BookingBefore {
  const { people } = booking;
  const { place, date } = departure;
  return {
    ...{ place, date, people },
    terms: termsOf(departure),
    isCancelled: departure.state === 'cancelled',
  };
}

/** Whether a call asks for what the call before with its key has booked. */
export function isSameRequest(request: Request, { requested }: Booking): boolean {
  const { place, people, day, date, time } = request;
  const key = requested && parseDepartureId(requested.departure);
  return (
    key != null &&
    requested?.place === place &&
    requested.people === people &&
    weekdayOf(key.date) === day &&
    (date === undefined || date === key.date) &&
    (time === undefined || time === key.start || time === requested.time)
  );
}

/** A booking that isn't canceled anymore. */
export function rebooked(booking: Booking): Booking {
  return { ...without(booking, 'cancelledAt', 'cancelledBy', 'reason'), status: 'booked' };
}

/** The departure of an id, as the state has it; undefined if the tour doesn't run then. */
export function departureIn(state: State, id: string): Departure | undefined {
  const key = parseDepartureId(id);
  // What was booked before may be of a tour that there is no longer.
  const tour = state.tours.get(tourIdOf(id));
  if (!key || !tour) return undefined;
  const stored = state.departures.get(id);
  const exists = stored?.isPromised ?? runsAt(tour, key.date, stored?.standsFor ?? key.start);
  return exists ? departureOf({ ...key, place: tour.place }, tour, stored) : undefined;
}

/** What a booking has from its departure. */
export function placeAt({ id, place, date }: Departure, tour: Tour) {
  return { tour: tour.id, departure: id, place, date, day: weekdayOf(date) };
}

/** A departure as it is first stored. */
export function firstStored({ id, list, place, date, start }: Departure): StoredDeparture {
  return {
    _id: id,
    tour: tourIdOf(id),
    ...{ list, place, date, start },
    revision: 0,
    version: 1,
  };
}

/** What changes with the first booking of a departure: it promises its terms, and the tour knows of it. */
export function promise(departure: Departure, tour: Tour, state: State): Changes {
  const stored = state.departures.get(departure.id) ?? firstStored(departure);
  if (stored.isPromised) return {};
  const promised = { ...stored, ...termsOf(departure), isPromised: true as const };
  // Written, so that a change of its settings under way sees this departure.
  return { departures: [promised], toursSeen: [tour.id] };
}

function ownBooking(
  { id, list, owner }: Exclude<BookingCommand, Reserve>,
  state: State,
): Booking | undefined {
  const booking = state.bookings.get(id);
  return booking?.owner === owner.key && listOf(booking) === list ? booking : undefined;
}

/** The owner and its network, where they aren't stored yet: two transactions meet there. */
function newOwners({ key, guestLimits }: Owner, state: State, { now }: Rules): StoredOwner[] {
  return [key, ...(guestLimits ? [networkId(guestLimits.network)] : [])]
    .filter((id) => !state.owners.has(id))
    .map((id) => newOwner(id, now, state.listedOf(id)));
}

function refuseGone({ key }: Owner, state: State): Refusal | undefined {
  const { mergedInto, erasedAt } = state.owners.get(key) ?? {};
  if (mergedInto !== undefined) return { code: 'merged', into: mergedInto };
  return erasedAt ? { code: 'erased' } : undefined;
}

function refuseLate({ departure: id }: Booking, state: State, rules: Rules): Refusal | undefined {
  const departure = departureIn(state, id);
  if (!departure || departure.state === 'cancelled' || rules.now < departure.changesClose) {
    return undefined;
  }
  return { code: 'too-late', closes: departure.changesClose };
}

/** Parties that were larger before the guide said so stay as they are at their tour. */
function refuseLarge(tour: Tour, people: number, before?: Booking): Refusal | undefined {
  const { maxPartySize = Infinity } = tour;
  const isSo = before?.tour === tour.id && people <= before.people;
  return people <= maxPartySize || isSo
    ? undefined
    : { code: 'party-too-large', most: maxPartySize };
}

/** The first departure that can be booked, or why the first of all can't. */
function firstWithRoom(
  ids: string[],
  claim: Claim,
  state: State,
  rules: Rules,
): { departure: Departure; network?: string } | { refusal: Refusal } {
  let first: Refusal | undefined;
  for (const id of ids) {
    const departure = departureIn(state, id);
    if (!departure) return { refusal: { code: 'stale' } };
    const refusal =
      refuseClosed(departure, state, rules) ?? refuseFull(departure, claim, state, rules);
    if (refusal?.code === 'network-limit') return { refusal };
    if (!refusal) return { departure, ...networkOf(claim.owner, departure) };
    first ??= refusal;
  }
  return { refusal: first ?? { code: 'stale' } };
}

function refuseClosed(departure: Departure, state: State, { now }: Rules): Refusal | undefined {
  if (!isOpen(departure, true, now)) return { code: 'closed', departure };
  const isBooked = state.bookedAt(departure.id).parties > 0;
  return isOpen(departure, isBooked, now) ? undefined : { code: 'first-too-late', departure };
}

/** The first of the departures that is full can be waited for, unless it never has room for so many. */
function lineFor(
  lack: Refusal,
  { owner, people }: Claim,
  state: State,
  { maxParties }: Rules,
): { departure: Departure; network?: string } | { refusal: Refusal } {
  if (lack.code !== 'full') return { refusal: lack };
  const { departure, left } = lack;
  const line = state.waitlistAt(departure.id);
  // It may be full of parties, not of people: then there is nothing to wait for.
  if (people <= left || people > (departure.capacity ?? 0) || line.length >= maxParties) {
    return { refusal: lack };
  }
  if (line.some((party) => party.owner === owner.key)) return { refusal: { code: 'in-line' } };
  const refusal = refuseMany(departure, { owner, people }, state);
  return refusal ? { refusal } : { departure, ...networkOf(owner, departure) };
}

/** How far a line goes. */
export function lastPlace(line: Booking[]): number {
  return Math.max(0, ...line.map(({ turn }) => turn?.place ?? 0));
}

/** A departure that has a line from now on. */
export function lined(departure: Departure, state: State): Changes {
  const stored = state.departures.get(departure.id) ?? firstStored(departure);
  if (stored.hasLine) return {};
  return { departures: [{ ...stored, hasLine: true }], toursSeen: [stored.tour] };
}

/** Whether a party waits, or has an offer that it hasn't accepted. */
export function isInLine({ status }: Booking): boolean {
  return status === 'waiting' || status === 'offered';
}

/** A booking whose visitor has confirmed an address: its hold becomes an offer like any other. */
export function confirmedIn(booking: Booking): Booking {
  const { turn } = booking;
  return turn ? withCountedNetwork({ ...booking, turn: without(turn, 'isUnconfirmed') }) : booking;
}

/**
 * A booking with its network only where the network's limit counts it. Accounts have no such limit, but a hold
 * that nobody has confirmed keeps counting, or guests could sign in to hold without end.
 */
export function withCountedNetwork(booking: Booking): Booking {
  const isOfGuest = isGuest(booking.owner) || booking.owner === OPEN_LIST;
  return isOfGuest || booking.turn?.isUnconfirmed ? booking : without(booking, 'network');
}

/** A party that is out of the line; its visitor can still read why. */
export function letGo(party: Booking, rules: Rules, why: { isRemoved?: true } = {}): Booking {
  const turn = { place: 0, ...party.turn, ...why };
  const left = { ...party, status: 'left' as const, isListed: false, turn };
  return withRetention({ ...left, revision: party.revision + 1 }, rules.retention);
}

/** How many people a departure's places are held for. */
export function heldAt(departure: Departure, state: State, { now }: Rules): number {
  const { id } = departure;
  return planOffers(state.waitlistAt(id), departure, state.bookedAt(id), now).heldPeople;
}

/** The network under which an owner's people at a departure are counted, if they are. */
function networkOf({ guestLimits }: Owner, departure?: Departure): { network?: string } {
  const isCounted = guestLimits && departure?.capacity !== undefined;
  return isCounted ? { network: guestLimits.network } : {};
}

/** Why a departure has no room for a claim; undefined if it has. */
export function refuseFull(
  departure: Departure,
  { owner, people, booking }: Pick<Claim, 'people' | 'booking'> & { owner?: Owner },
  state: State,
  rules: Rules,
): Refusal | undefined {
  const { id } = departure;
  const own = booking?.departure === id ? booking.people : 0;
  const booked = state.bookedAt(id);
  const left = (departure.capacity ?? Infinity) - booked.people - heldAt(departure, state, rules);
  if (people - own > left) return { code: 'full', departure, left: Math.max(0, left) };
  if (own === 0 && booked.parties >= rules.maxParties) return { code: 'full', departure, left: 0 };
  return owner && refuseMany(departure, { owner, people, ...(booking && { booking }) }, state);
}

/** Why a guest can't add so many people to a departure. */
function refuseMany(
  departure: Departure,
  { owner, people, booking }: Claim,
  state: State,
): Refusal | undefined {
  const { id } = departure;
  const own = booking?.departure === id ? booking.people : 0;
  const limits = owner.guestLimits;
  if (!limits || departure.capacity === undefined) return undefined;
  if (state.peopleOf(owner.key, id) - own + people > limits.perDeparture) {
    return { code: 'guest-limit', most: limits.perDeparture };
  }
  const counted = booking?.network === limits.network ? booking.people : 0;
  if (state.peopleFrom(limits.network) - counted + people > limits.perNetwork) {
    return { code: 'network-limit', most: limits.perNetwork };
  }
  return undefined;
}
