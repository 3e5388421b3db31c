import {
  ConflictException,
  Injectable,
  NotFoundException,
  type HttpException,
} from '@nestjs/common';
import { Types } from 'mongoose';
import { guideRefusal } from 'shared/guide-refusals';
import { parseDepartureId } from 'shared/departure-id';
import type { ListName } from 'shared/tours';
import type { RefusalCodeOf } from '../bookings/commands/index';
import { Ledger } from '../bookings/ledger';
import { BookingQueries } from '../bookings/queries';
import type { Refusal } from '../bookings/refusal';
import { toException } from '../bookings/refusal-exceptions';
import { isObjectId } from '../database/object-id';
import { DeparturesService } from '../departures/departures.service';
import { NOT_FOUND_REFUSAL } from '../http/problem';
import type { AttendanceInput, CancellationInput, PartyRecord, WalkInInput } from './day-sheet.dto';
import { PartyRecordsService } from './party-records.service';

/** Changes a departure's parties on behalf of the guide. */
@Injectable()
export class SheetPartiesService {
  constructor(
    private readonly ledger: Ledger,
    private readonly parties: BookingQueries,
    private readonly departures: DeparturesService,
    private readonly partyRecords: PartyRecordsService,
  ) {}

  /**
   * Records how many people in a party have arrived.
   *
   * @throws NotFoundException if there is no such party
   * @throws ConflictException if the attendance was changed after `revision`, or the booking is canceled
   */
  async markAttendance(list: ListName, id: string, input: AttendanceInput): Promise<PartyRecord> {
    const { arrived, noShow, note, revision } = input;
    const { booking, refusal } = await this.ledger.carryOut({
      kind: 'markAttendance',
      ...requirePartyId(list, id),
      attendance: { arrived, noShow, note, revision },
    });
    if (refusal) throw exceptionFor(refusal);
    return this.partyRecords.buildRecord(booking);
  }

  /**
   * Cancels a party's booking. The visitor sees the reason.
   *
   * @throws NotFoundException if there is no such booking
   * @throws ConflictException if the attendance was changed after `revision`, or the tour is over
   */
  async cancel(list: ListName, id: string, input: CancellationInput): Promise<PartyRecord> {
    const { reason, revision } = input;
    const { booking, refusal } = await this.ledger.carryOut(async () => {
      const partyRef = await this.findPartyRef(list, id, partyNotFoundException());
      return { kind: 'cancelParty', ...partyRef, reason, revision };
    });
    if (refusal) throw exceptionFor(refusal);
    return this.partyRecords.buildRecord(booking);
  }

  /**
   * Restores a booking that the guide canceled. Safe to repeat.
   *
   * @throws NotFoundException if there is no such booking, or the visitor has canceled it
   * @throws ConflictException if the departure no longer has room for the party, or the tour is over
   */
  async restore(list: ListName, id: string): Promise<PartyRecord> {
    const { booking, refusal } = await this.ledger.carryOut(async () => {
      const partyRef = await this.findPartyRef(list, id, partyNotFoundException());
      const targetId = await this.departures.followMove(partyRef.departure);
      return { kind: 'restoreParty', ...partyRef, to: targetId };
    });
    if (refusal) throw exceptionFor(refusal);
    return this.partyRecords.buildRecord(booking);
  }

  /**
   * Adds a party that showed up without a booking, or returns the party that an earlier call with the same key added.
   *
   * @throws NotFoundException if there is no such departure
   */
  async addWalkIn(
    departureId: string,
    { name, people }: WalkInInput,
    requestKey?: string,
  ): Promise<PartyRecord> {
    const list = parseDepartureId(departureId)?.list;
    if (!list) throw new NotFoundException(NOT_FOUND_REFUSAL);
    const { booking, refusal } = await this.ledger.carryOut({
      kind: 'addWalkIn',
      list,
      id: new Types.ObjectId().toHexString(),
      departure: departureId,
      name,
      people,
      ...(requestKey !== undefined && { requestKey }),
    });
    if (refusal) throw new NotFoundException(NOT_FOUND_REFUSAL);
    return this.partyRecords.buildRecord(booking);
  }

  /**
   * Removes a party that showed up without a booking.
   *
   * @throws NotFoundException if there is no walk-in with this id
   * @throws ConflictException if the party has paid
   */
  async removeWalkIn(list: ListName, id: string): Promise<void> {
    const { refusal } = await this.ledger.carryOut(async () => {
      const partyRef = await this.findPartyRef(list, id, new NotFoundException(NOT_FOUND_REFUSAL));
      return { kind: 'removeWalkIn', ...partyRef };
    });
    if (refusal?.code === 'has-paid') throw new ConflictException(guideRefusal('walk-in-has-paid'));
    if (refusal) throw new NotFoundException(NOT_FOUND_REFUSAL);
  }

  private async findPartyRef(list: ListName, id: string, exception: NotFoundException) {
    const party = await this.parties.get(list, id);
    if (!party) throw exception;
    return { list, id: String(party._id), departure: party.departure };
  }
}

/** @throws NotFoundException if the id isn't in the format of party ids */
function requirePartyId(list: ListName, id: string): { list: ListName; id: string } {
  if (!isObjectId(id)) throw partyNotFoundException();
  return { list, id: id.toLowerCase() };
}

function exceptionFor(
  refusal: Refusal<RefusalCodeOf<'markAttendance' | 'cancelParty' | 'restoreParty'>>,
): HttpException {
  switch (refusal.code) {
    case 'not-found':
      return partyNotFoundException();
    case 'over':
      return new ConflictException(guideRefusal('bookings-over'));
    case 'cancelled':
      return new ConflictException(guideRefusal('party-canceled'));
    case 'changed':
      return new ConflictException(guideRefusal('party-changed'));
    case 'full':
      return toException(refusal);
  }
}

function partyNotFoundException(): NotFoundException {
  return new NotFoundException(guideRefusal('party-gone'));
}
