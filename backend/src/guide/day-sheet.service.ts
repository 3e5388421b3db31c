import {
  ConflictException,
  Injectable,
  NotFoundException,
  type HttpException,
} from '@nestjs/common';
import { createHash } from 'node:crypto';
import { AccountNames, type AccountName } from '../auth/account-names';
import { departureId, type DepartureKey } from '../departures/departure-id';
import { DeparturesService, placesOf, type Listed } from '../departures/departures.service';
import { PartyLists, type Marks, type SheetParty, type Taken } from '../departures/party-lists';
import { toDepartureRecord } from '../departures/public-departures.service';
import { NOTHING_HERE } from '../http/problem';
import { addDays, newYorkDate } from '../tours/calendar';
import { LISTS, type ListName } from '../tours/tour-options';
import type {
  CancellationInput,
  DayLoad,
  DaySheet,
  PartyRecord,
  SheetDeparture,
  WalkInInput,
} from './day-sheet.dto';

const NO_PARTY = 'That party is no longer there.';

/** The guide's day: who comes to which departure, who has come, and who has not. */
@Injectable()
export class DaySheetService {
  constructor(
    private readonly departures: DeparturesService,
    private readonly lists: PartyLists,
    private readonly accounts: AccountNames,
  ) {}

  async sheet(date: string): Promise<DaySheet> {
    const sheets = await Promise.all(LISTS.map((list) => this.ofList(list, date)));
    const departures = sheets
      .flat()
      .sort(
        (one, other) =>
          Date.parse(one.localDateTimeStart) - Date.parse(other.localDateTimeStart) ||
          one.place.localeCompare(other.place),
      );
    return { date, departures };
  }

  /** Changes whenever the date's sheet does. */
  async fingerprint(date: string): Promise<string> {
    return createHash('sha256')
      .update(JSON.stringify(await this.sheet(date)))
      .digest('base64url');
  }

  /** How much there is to do on each date of some days. */
  async loads(from: string, days: number): Promise<DayLoad[]> {
    const dates = Array.from({ length: days }, (_, ahead) => addDays(from, ahead)).filter(Boolean);
    const to = dates.at(-1) ?? from;
    const taken = (
      await Promise.all(LISTS.map((list) => this.comingBetween(list, from, to)))
    ).flat();
    return dates.map((date) => {
      const booked = taken.filter((each) => each.date === date);
      const people = booked.reduce((sum, each) => sum + each.people, 0);
      return { date, departures: booked.length, people };
    });
  }

  /**
   * @throws NotFoundException if there is no such party
   * @throws ConflictException if something was noted of it since that revision
   */
  async mark(list: ListName, id: string, marks: Marks, revision: number): Promise<PartyRecord> {
    const sheet = this.lists.sheet(list);
    const party = await sheet.mark(id, marks, revision);
    if (party) return this.recordOf(party);
    throw await this.refusalOf(list, id);
  }

  /**
   * Cancels a party's booking; its visitor reads the reason.
   *
   * @throws NotFoundException if there is no such booking
   * @throws ConflictException if something was noted of it since that revision, or its tour is over
   */
  async cancel(list: ListName, id: string, input: CancellationInput): Promise<PartyRecord> {
    await this.refuseOver(list, id);
    const party = await this.lists.sheet(list).cancel(id, input.reason, input.revision);
    if (party) return this.recordOf(party);
    throw await this.refusalOf(list, id);
  }

  /**
   * Takes back that a party's booking was cancelled. One that is not cancelled stays as it is, so that this
   * can be repeated.
   *
   * @throws NotFoundException if there is no such booking, or its visitor has deleted it
   * @throws ConflictException if others have its places, or its tour is over
   */
  async uncancel(list: ListName, id: string): Promise<PartyRecord> {
    await this.refuseOver(list, id);
    const sheet = this.lists.sheet(list);
    const party = (await sheet.uncancel(id)) ?? (await sheet.party(id));
    if (!party || party.cancelledAt) throw new NotFoundException(NO_PARTY);
    return this.recordOf(party);
  }

  async addWalkIn(
    { list, place, date }: DepartureKey,
    who: WalkInInput,
    requestKey?: string,
  ): Promise<PartyRecord> {
    return this.recordOf(await this.lists.sheet(list).walkIn(place, date, who, requestKey));
  }

  /** @throws NotFoundException if there is none such */
  async removeWalkIn(list: ListName, id: string): Promise<void> {
    if (!(await this.lists.sheet(list).removeWalkIn(id))) throw new NotFoundException(NOTHING_HERE);
  }

  private async refuseOver(list: ListName, id: string): Promise<void> {
    const party = await this.lists.sheet(list).party(id);
    if (!party || party.walkIn !== undefined) throw new NotFoundException(NO_PARTY);
    if (party.date < newYorkDate(new Date())) {
      throw new ConflictException('This tour is over, so its bookings stay as they are.');
    }
  }

  /** Why something can't be noted of a party. */
  private async refusalOf(list: ListName, id: string): Promise<HttpException> {
    const party = await this.lists.sheet(list).party(id);
    if (!party) return new NotFoundException(NO_PARTY);
    return new ConflictException(
      party.cancelledAt
        ? 'This booking is canceled. Undo that first.'
        : 'This party was changed in the meantime, maybe on another device. Please look at it again.',
    );
  }

  /** How many come to each departure that takes place. */
  private async comingBetween(list: ListName, from: string, to: string): Promise<Taken[]> {
    const [taken, cancelled] = await Promise.all([
      this.lists.get(list).takenBetween([...placesOf(list)], from, to),
      this.departures.cancelledBetween(list, from, to),
    ]);
    return taken.filter((each) => !cancelled.has(departureId({ list, ...each })));
  }

  private async ofList(list: ListName, date: string): Promise<SheetDeparture[]> {
    const [listed, parties] = await Promise.all([
      this.departures.between(list, placesOf(list), date, date),
      this.lists.sheet(list).partiesOn(date),
    ]);
    const records = await this.recordsOf(parties);
    return (
      listed
        .map((each) => {
          const { place } = each.departure;
          return sheetDeparture(
            each,
            records.filter((_, index) => parties[index]?.place === place),
          );
        })
        // Where nobody comes and nobody can, there is nothing to do; what the guide closed can be opened.
        .filter(
          ({ state, parties: some, revision }) =>
            state !== 'closed' || some.length > 0 || revision > 0,
        )
    );
  }

  private async recordOf(party: SheetParty): Promise<PartyRecord> {
    const [record] = await this.recordsOf([party]);
    if (!record) throw new Error('A party has no record.');
    return record;
  }

  private async recordsOf(parties: SheetParty[]): Promise<PartyRecord[]> {
    const accounts = await this.accounts.of(parties.map(({ owner }) => owner));
    return parties.map((party) => {
      const account = accounts.get(party.owner);
      const { _id, people, createdAt, walkIn, arrived, noShow, note, revision } = party;
      const { cancelledAt, cancelReason: reason = '' } = party;
      return {
        id: String(_id),
        name: nameOf(party, account),
        ...(account && { email: account.email }),
        people,
        bookedAt: createdAt.toISOString(),
        walkIn: walkIn !== undefined,
        arrived,
        noShow,
        note,
        ...(cancelledAt && { cancelled: { at: cancelledAt.toISOString(), reason } }),
        revision,
      };
    });
  }
}

/** What the guide calls a party. */
export function nameOf({ walkIn }: Pick<SheetParty, 'walkIn'>, account?: AccountName): string {
  return account?.username ?? (walkIn === undefined ? 'Guest' : walkIn || 'Walk-in');
}

function sheetDeparture(listed: Listed, parties: PartyRecord[]): SheetDeparture {
  const { list, state, startTime, starts, ends } = listed.departure;
  return {
    ...toDepartureRecord(listed, new Date()),
    id: departureId(listed.departure),
    list,
    state,
    startTime,
    lengthMinutes: (ends.getTime() - starts.getTime()) / 60_000,
    taken: parties.reduce((sum, { people, cancelled }) => sum + (cancelled ? 0 : people), 0),
    parties,
  };
}
