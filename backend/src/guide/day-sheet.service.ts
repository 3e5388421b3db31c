import {
  ConflictException,
  Inject,
  Injectable,
  NotFoundException,
  type HttpException,
} from '@nestjs/common';
import { createHash } from 'node:crypto';
import { AccountNames, type AccountName } from '../auth/account-names';
import { CONFIG, type Config } from '../config';
import { departureId, type DepartureKey } from '../departures/departure-id';
import { DeparturesService, placesOf, type Listed } from '../departures/departures.service';
import {
  PartyLists,
  type Marks,
  type SheetParty,
  type Taken,
  type Total,
} from '../departures/party-lists';
import { toDepartureRecord } from '../departures/public-departures.service';
import { NOTHING_HERE } from '../http/problem';
import { addDays, newYorkDate } from '../tours/calendar';
import { LISTS, type ListName } from '../tours/tour-options';
import type {
  CancellationInput,
  DayLoad,
  PartyRecord,
  SheetDeparture,
  WalkInInput,
} from './day-sheet.dto';

const NO_PARTY = 'That party is no longer there.';

/** So many parties of a departure are in memory at once. */
const MOST_LISTED = 1000;

/** The guide's day: who comes to which departure, who has come, and who has not. */
@Injectable()
export class DaySheetService {
  constructor(
    private readonly departures: DeparturesService,
    private readonly lists: PartyLists,
    private readonly accounts: AccountNames,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** A date's day sheet as JSON, a departure at a time: no more of it is in memory at once. */
  async sheet(date: string): Promise<AsyncIterable<string>> {
    const listed = await this.departuresOn(date);
    return this.jsonOf(
      date,
      listed.sort(
        ({ departure: one }, { departure: other }) =>
          one.starts.getTime() - other.starts.getTime() || one.place.localeCompare(other.place),
      ),
    );
  }

  /** Changes whenever the date's sheet does, save for the names and emails of who has booked. */
  async fingerprint(date: string): Promise<string> {
    const [listed, ...parties] = await Promise.all([
      this.departuresOn(date),
      ...LISTS.map((list) => this.lists.sheet(list).stateOn(date)),
    ]);
    const now = new Date();
    const departures = listed.map((each) => toDepartureRecord(each, now));
    return createHash('sha256')
      .update(JSON.stringify([departures, parties]))
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

  private async departuresOn(date: string): Promise<Listed[]> {
    const listed = await Promise.all(
      LISTS.map((list) => this.departures.between(list, placesOf(list), date, date)),
    );
    return listed.flat();
  }

  private async *jsonOf(date: string, listed: Listed[]): AsyncGenerator<string> {
    yield `{"date":${JSON.stringify(date)},"departures":[`;
    let comma = '';
    for (const each of listed) {
      const departure = await this.sheetDeparture(each);
      const { state, parties, revision } = departure;
      // Where nobody comes and nobody can, there is nothing to do; what the guide closed can be opened.
      if (state === 'closed' && parties.length === 0 && revision === 0) continue;
      yield comma + JSON.stringify(departure);
      comma = ',';
    }
    yield ']}';
  }

  private async sheetDeparture(listed: Listed): Promise<SheetDeparture> {
    const { list, place, date, state, startTime, starts, ends } = listed.departure;
    const sheet = this.lists.sheet(list);
    const most = Math.min(this.config.maxParties, MOST_LISTED);
    const parties: PartyRecord[] = [];
    for await (const some of sheet.partiesAt(place, date, most)) {
      parties.push(...(await this.recordsOf(some)));
    }
    const isAll = parties.length < most;
    const total = isAll ? totalOf(parties) : await sheet.totalAt(place, date);
    return {
      ...toDepartureRecord(listed, new Date()),
      id: departureId(listed.departure),
      list,
      state,
      startTime,
      lengthMinutes: (ends.getTime() - starts.getTime()) / 60_000,
      taken: total.people,
      parties,
      // Somebody may have cancelled meanwhile.
      moreParties: Math.max(0, total.parties - parties.length),
    };
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

function totalOf(parties: PartyRecord[]): Total {
  return {
    parties: parties.length,
    people: parties.reduce((sum, { people, cancelled }) => sum + (cancelled ? 0 : people), 0),
  };
}
