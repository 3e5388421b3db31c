import { newYorkDate } from 'shared/new-york';
import { LISTS } from 'shared/tours';
import type { Booking } from './booking';
import type {
  Anonymize,
  AnonymizeDeparture,
  EraseOwner,
  MergeGuest,
  Needs,
  NoteConfirmed,
} from './commands';
import type { Decision, Rules } from './decide';
import { confirmedIn, letGo, withCountedNetwork } from './decide-bookings';
import { anonymized, withRetention } from './rules/retention';
import { confirmedAt, newOwner, NOBODY, ownerExpiry } from './owner';
import { listOf, type State } from './state';
import { without } from '../without';

/** What becomes of owners and what they own. */
type OwnerCommand = MergeGuest | NoteConfirmed | EraseOwner | Anonymize | AnonymizeDeparture;

/** Nobody books as much; who signs in as one guest after the other could fill the memory with one list. */
const MOST_AFTER_MERGE = 1000;

export function ownerNeeds(command: OwnerCommand): Needs {
  switch (command.kind) {
    case 'mergeGuest':
      return {
        owners: [command.guest, command.account],
        bookingsOf: [command.guest, command.account],
        listSizes: [{ owner: command.account, most: 0 }],
      };
    case 'noteConfirmed': {
      const { owner } = command;
      return { owners: [owner], bookingsOf: [owner], listSizes: [{ owner, most: 0 }] };
    }
    case 'eraseOwner':
      return { owners: [command.owner], bookingsOf: [command.owner] };
    case 'anonymize':
      return { bookings: command.bookings };
    case 'anonymizeDeparture':
      return { departures: [command.departure], bookingsAt: [command.departure] };
  }
}

export function decideOwner(command: OwnerCommand, state: State, rules: Rules): Decision {
  switch (command.kind) {
    case 'mergeGuest':
      return mergeGuest(command, state, rules);
    case 'noteConfirmed':
      return noteConfirmed(command, state, rules);
    case 'eraseOwner':
      return eraseOwner(command, state, rules);
    case 'anonymize':
      return anonymize(command, state, rules);
    case 'anonymizeDeparture':
      return anonymizeDeparture(command, state, rules);
  }
}

/** Nothing is lost, so the limit of bookings doesn't hold here. */
function mergeGuest({ guest, account }: MergeGuest, state: State, rules: Rules): Decision {
  const { now } = rules;
  const target = state.owners.get(account) ?? newOwner(account, now, state.listedOf(account));
  if (target.erasedAt) return { refusal: { code: 'erased' } };
  const before = state.owners.get(guest)?.mergedInto;
  // Of two that sign in as one guest, the first gets everything.
  if (before !== undefined && before !== account) return {};
  const confirmed = confirmedAt(target, state.owners.get(guest)?.confirmed ?? []);
  const merged: Booking[] = [];
  const mergedSize = { ...target.mergedSize };
  for (const list of LISTS) {
    let size = state.listSize(list, account);
    for (const booking of bookingsOf(state, guest).filter((each) => listOf(each) === list)) {
      if (size >= MOST_AFTER_MERGE) break;
      if (booking.isListed) size++;
      const { requestKey } = booking;
      const isKeyUsed = requestKey !== undefined && state.requested(list, account, requestKey);
      const moved: Booking = isKeyUsed ? without(booking, 'requestKey', 'requested') : booking;
      const own = { ...moved, owner: account, revision: booking.revision + 1 };
      const known = confirmed.confirmed ? confirmedIn(own) : own;
      merged.push(withRetention(withCountedNetwork(known), rules.retention));
    }
    mergedSize[list] = Math.max(size, mergedSize[list] ?? 0);
  }
  const owners = [
    {
      ...without(state.owners.get(guest) ?? newOwner(guest, now, 0), 'confirmed'),
      mergedInto: account,
      expiresAt: ownerExpiry(now),
    },
    { ...confirmed, version: target.version + 1, mergedSize },
  ];
  return { changes: { bookings: merged, owners } };
}

/** What waited for that is the account's to accept, or can be offered to it. */
function noteConfirmed({ owner, address }: NoteConfirmed, state: State, { now }: Rules): Decision {
  const stored = state.owners.get(owner) ?? newOwner(owner, now, state.listedOf(owner));
  if (stored.erasedAt) return {};
  const bookings = bookingsOf(state, owner)
    .filter(({ turn }) => turn?.isUnconfirmed)
    .map((booking) => ({ ...confirmedIn(booking), revision: booking.revision + 1 }));
  return { changes: { bookings, owners: [confirmedAt(stored, [address])] } };
}

/**
 * Today's walk may be on its way, so it stays, anonymized. So does a hold that nobody confirmed: it keeps counting
 * for its network, or deleting the account would let the network hold again.
 */
function eraseOwner({ owner }: EraseOwner, state: State, rules: Rules): Decision {
  const today = newYorkDate(rules.now);
  const all = bookingsOf(state, owner);
  const holds = all.filter(({ network, turn }) => turn?.isUnconfirmed && network !== undefined);
  const isGone = ({ date, status, isListed }: Booking) =>
    date > today || (status !== 'booked' && !(status === 'cancelled' && isListed));
  const others = all.filter((booking) => !holds.includes(booking));
  return {
    changes: {
      deleted: others.filter(isGone),
      bookings: [
        ...others.filter((booking) => !isGone(booking)).map(anonymized),
        ...holds.map((hold) => anonymizedHold(hold, rules)),
      ],
      owners: [
        {
          ...without(state.owners.get(owner) ?? newOwner(owner, rules.now, 0), 'confirmed'),
          erasedAt: rules.now,
          expiresAt: ownerExpiry(rules.now),
        },
      ],
    },
  };
}

/** A hold that has ended, of which only the network and the people stay until its date is over. */
function anonymizedHold(hold: Booking, rules: Rules): Booking {
  const ended = anonymized(letGo(hold, rules));
  const { network } = hold;
  return withRetention({ ...ended, ...(network !== undefined && { network }) }, rules.retention);
}

function anonymize({ bookings }: Anonymize, state: State, { now }: Rules): Decision {
  const due = bookings
    .flatMap(({ id }) => state.bookings.get(id) ?? [])
    .filter(({ anonymizeAt }) => anonymizeAt !== undefined && anonymizeAt <= now);
  return { changes: { bookings: due.map(anonymized) } };
}

function anonymizeDeparture(
  { departure: id }: AnonymizeDeparture,
  state: State,
  { now }: Rules,
): Decision {
  const departure = state.departures.get(id);
  if (!departure) return { refusal: { code: 'not-found' } };
  const bookings = [...state.bookings.values()]
    .filter((booking) => booking.departure === id && booking.owner !== NOBODY)
    // What its owner has canceled is deleted within minutes, and who only waited is gone as well.
    .filter(({ status, isListed }) => status === 'booked' || (status === 'cancelled' && isListed))
    .map(anonymized);
  return { changes: { bookings, departures: [{ ...departure, anonymizedAt: now }] } };
}

function bookingsOf(state: State, owner: string): Booking[] {
  return [...state.bookings.values()]
    .filter((booking) => booking.owner === owner)
    .sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
}
