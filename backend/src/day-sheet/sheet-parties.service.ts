import {
  ConflictException,
  Injectable,
  NotFoundException,
  type HttpException,
} from '@nestjs/common';
import { Types } from 'mongoose';
import { parseDepartureId } from 'shared/departure-id';
import type { ListName } from 'shared/tours';
import type { Command } from '../bookings/commands';
import { Ledger, tooBusy, type Outcome } from '../bookings/ledger';
import { BookingQueries, type Party } from '../bookings/queries';
import type { Refusal } from '../bookings/refusal';
import { toException } from '../bookings/refusals';
import { isObjectId } from '../database/object-id';
import { DeparturesService } from '../departures/departures.service';
import { NOTHING_HERE } from '../http/problem';
import type { AttendanceInput, CancellationInput, PartyRecord, WalkInInput } from './day-sheet.dto';
import { PartyRecordsService } from './party-records.service';

const ATTEMPTS = 5;

/** What the guide does with the parties of a departure. */
@Injectable()
export class SheetPartiesService {
  constructor(
    private readonly ledger: Ledger,
    private readonly parties: BookingQueries,
    private readonly departures: DeparturesService,
    private readonly records: PartyRecordsService,
  ) {}

  /**
   * Notes who of a party came.
   *
   * @throws NotFoundException if there is no such party
   * @throws ConflictException if something was noted of it since that revision, or it is canceled
   */
  mark(list: ListName, id: string, attendance: AttendanceInput): Promise<PartyRecord> {
    const { arrived, noShow, note, revision } = attendance;
    return this.carryOut({
      kind: 'markAttendance',
      ...known(list, id),
      attendance: { arrived, noShow, note, revision },
    });
  }

  /**
   * Cancels a party's booking; its visitor reads the reason.
   *
   * @throws NotFoundException if there is no such booking
   * @throws ConflictException if something was noted of it since that revision, or its tour is over
   */
  async cancel(list: ListName, id: string, input: CancellationInput): Promise<PartyRecord> {
    const { reason, revision } = input;
    const { answer } = await this.decided(list, id, ({ departure }) => ({
      ...{ kind: 'cancelParty', ...known(list, id), departure, reason, revision },
    }));
    return this.answered(answer);
  }

  /**
   * Undoes that. A booking that isn't canceled stays as it is, so that this can be repeated.
   *
   * @throws NotFoundException if there is no such booking, or its visitor has canceled it
   * @throws ConflictException if the departure has been filled since, or its tour is over
   */
  async restore(list: ListName, id: string): Promise<PartyRecord> {
    const { answer } = await this.decided(list, id, async ({ departure }) => {
      const to = await this.departures.followMove(departure);
      return { kind: 'restoreParty', ...known(list, id), departure, to };
    });
    return this.answered(answer);
  }

  /**
   * Adds a party that came without a booking; the one that is there already if this call came before.
   *
   * @throws NotFoundException if there is no such departure
   */
  addWalkIn(departure: string, who: WalkInInput, requestKey?: string): Promise<PartyRecord> {
    const list = parseDepartureId(departure)?.list;
    if (!list) throw new NotFoundException(NOTHING_HERE);
    const { name, people } = who;
    const id = new Types.ObjectId().toHexString();
    const key = requestKey === undefined ? {} : { requestKey };
    return this.carryOut({ kind: 'addWalkIn', list, id, departure, name, people, ...key });
  }

  /** @throws NotFoundException if there is no party without a booking of that id */
  async removeWalkIn(list: ListName, id: string): Promise<void> {
    await this.decided(
      list,
      id,
      ({ departure }) => ({ kind: 'removeWalkIn', ...known(list, id), departure }),
      new NotFoundException(NOTHING_HERE),
    );
  }

  private async carryOut(command: Command): Promise<PartyRecord> {
    const { answer, refusal } = await this.ledger.carryOut(command);
    if (refusal) throw exceptionFor(refusal, command.kind === 'addWalkIn');
    return this.answered(answer);
  }

  /** Asks anew as long as the party is moved meanwhile. */
  private async decided(
    list: ListName,
    id: string,
    commandFor: (party: Party) => Command | Promise<Command>,
    missing = noParty(),
  ): Promise<Outcome> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const party = await this.parties.get(list, id);
      if (!party) throw missing;
      const outcome = await this.ledger.carryOut(await commandFor(party));
      const { refusal } = outcome;
      if (!refusal) return outcome;
      if (refusal.code === 'not-found') throw missing;
      if (refusal.code !== 'stale') throw exceptionFor(refusal);
    }
    throw tooBusy();
  }

  private answered(answer: Outcome['answer']): Promise<PartyRecord> {
    if (!answer) throw new Error('The command was about no party.');
    return this.record(answer);
  }

  private async record(party: Parameters<PartyRecordsService['of']>[0][number]) {
    const [record] = await this.records.of([party]);
    if (!record) throw new Error('A party has no record.');
    return record;
  }
}

/** @throws NotFoundException for what can't be a party's id */
function known(list: ListName, id: string): { list: ListName; id: string } {
  if (!isObjectId(id)) throw noParty();
  return { list, id: id.toLowerCase() };
}

function exceptionFor(refusal: Refusal, isWalkIn = false): HttpException {
  switch (refusal.code) {
    case 'not-found':
      return isWalkIn ? new NotFoundException(NOTHING_HERE) : noParty();
    case 'over':
      return new ConflictException('This tour is over, so its bookings stay as they are.');
    case 'cancelled':
      return new ConflictException('This booking is canceled. Undo that first.');
    case 'changed':
      return new ConflictException(
        'This party was changed in the meantime, maybe on another device. Please look at it again.',
      );
    default:
      return toException(refusal);
  }
}

function noParty(): NotFoundException {
  return new NotFoundException('That party is no longer there.');
}
