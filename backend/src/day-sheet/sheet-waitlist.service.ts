import { ConflictException, HttpException, Injectable, NotFoundException } from '@nestjs/common';
import { Types } from 'mongoose';
import { guideRefusal } from 'shared/guide-refusals';
import { parseDepartureId } from 'shared/departure-id';
import type { ListName } from 'shared/tours';
import { AccountLookup } from '../auth/account-lookup';
import type { RefusalCodeOf } from '../bookings/commands/index';
import { toContact } from '../bookings/contact';
import { Ledger } from '../bookings/ledger';
import { foreignLanguageOf } from '../bookings/booking';
import { BookingQueries } from '../bookings/queries';
import type { Refusal } from '../bookings/refusal';
import { WaitlistsService } from '../bookings/waitlists.service';
import { toException } from '../bookings/refusal-exceptions';
import { listOf } from '../bookings/state';
import { displayNameOf, contactDetailsOf } from '../bookings/party-contact';
import type { Departure } from '../departures/departure';
import { DeliveryProblemsService } from '../mail/delivery-problems.service';
import { NOT_FOUND_REFUSAL } from '../http/problem';
import type { WaitingInput, WaitingParty } from './waitlist.dto';

/** Reads and changes waitlists on behalf of the guide. */
@Injectable()
export class SheetWaitlistService {
  constructor(
    private readonly bookings: BookingQueries,
    private readonly ledger: Ledger,
    private readonly waitlists: WaitlistsService,
    private readonly accounts: AccountLookup,
    private readonly deliveryProblems: DeliveryProblemsService,
  ) {}

  /** Returns the parties on a departure's waitlist, sorted by position. */
  async findAt(departure: Departure): Promise<WaitingParty[]> {
    if (!departure.hasLine) return [];
    const { parties, offers } = await this.waitlists.getWaitlist(departure);
    const waitingParties = parties.filter((party) => !offers.expired.includes(party));
    const accounts = await this.accounts.findByOwnerKeys(waitingParties.map(({ owner }) => owner));
    const contacts = waitingParties.map((party) => {
      const account = accounts.get(party.owner);
      return {
        party,
        name: displayNameOf(party, account),
        details: contactDetailsOf(party, account),
      };
    });
    const problems = await this.deliveryProblems.findByParties(
      contacts.map(({ party, name, details: { email } }) => ({ booking: party, name, email })),
    );
    return contacts.map(({ party, name, details }) => {
      const heldUntil = offers.withOffer.includes(party) && party.turn?.offeredUntil;
      const problem = problems.get(String(party._id));
      return {
        id: String(party._id),
        name,
        ...details,
        ...foreignLanguageOf(party),
        people: party.people,
        since: party.createdAt.toISOString(),
        ...(heldUntil && { utcHeldUntil: heldUntil.toISOString() }),
        ...(party.turn?.isUnconfirmed && { unconfirmed: true as const }),
        ...(problem && { untold: problem }),
      };
    });
  }

  /**
   * Adds a party to the end of a departure's waitlist. Safe to repeat with the same request key.
   *
   * @throws NotFoundException if there is no such departure
   */
  async add(departureId: string, input: WaitingInput, requestKey?: string): Promise<void> {
    const list = parseDepartureId(departureId)?.list;
    if (!list) throw new NotFoundException(NOT_FOUND_REFUSAL);
    const { people, contact } = input;
    const id = new Types.ObjectId().toHexString();
    const { refusal } = await this.ledger.carryOut({
      kind: 'addToWaitlist',
      list,
      id,
      departure: departureId,
      people,
      contact: toContact(contact),
      ...(requestKey !== undefined && { requestKey }),
    });
    if (refusal?.code === 'not-found') throw new NotFoundException(NOT_FOUND_REFUSAL);
    if (refusal) throw toException(refusal);
  }

  /**
   * Reorders a departure's waitlist.
   *
   * @throws NotFoundException if there is no such departure
   * @throws ConflictException if `ids` doesn't contain each waiting party exactly once
   */
  async reorder(departureId: string, ids: string[]): Promise<void> {
    const { refusal } = await this.ledger.carryOut({
      kind: 'orderWaitlist',
      departure: departureId,
      ids,
    });
    if (refusal?.code === 'not-found') throw new NotFoundException(NOT_FOUND_REFUSAL);
    if (refusal) throw new ConflictException(guideRefusal('waiting-list-changed'));
  }

  /**
   * Removes a party from its waitlist.
   *
   * @throws NotFoundException if there is no such party on a waitlist
   */
  async remove(list: ListName, id: string): Promise<void> {
    const { refusal } = await this.ledger.carryOut(async () => {
      const departure = await this.findDepartureId(list, id);
      return { kind: 'removeFromWaitlist', list, id, departure };
    });
    if (refusal) throw notWaitingException();
  }

  /**
   * Books the spots that a party was offered, once the party has told the guide that it accepts. Safe to repeat.
   *
   * @throws NotFoundException if there is no such party on a waitlist
   * @throws ConflictException if the offer has expired
   */
  async accept(list: ListName, id: string): Promise<void> {
    const { refusal } = await this.ledger.carryOut(async () => {
      const departure = await this.findDepartureId(list, id);
      return { kind: 'acceptOffer', list, id, departure };
    });
    if (refusal) throw exceptionFor(refusal);
  }

  private async findDepartureId(list: ListName, id: string): Promise<string> {
    const party = await this.bookings.findById(id);
    if (!party || listOf(party) !== list) throw notWaitingException();
    return party.departure;
  }
}

function exceptionFor(refusal: Refusal<RefusalCodeOf<'acceptOffer'>>): HttpException {
  if (refusal.code === 'not-found') return notWaitingException();
  if (refusal.code !== 'offer-expired') return toException(refusal);
  return new ConflictException(guideRefusal('no-offer'));
}

function notWaitingException(): NotFoundException {
  return new NotFoundException(guideRefusal('not-waiting'));
}
