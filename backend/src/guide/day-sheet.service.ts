import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { AccountNames, type AccountName } from '../auth/account-names';
import { departureId, type DepartureKey } from '../departures/departure-id';
import { DeparturesService, placesOf, type Listed } from '../departures/departures.service';
import { PartyLists, type Marks, type SheetParty } from '../departures/party-lists';
import { toDepartureRecord } from '../departures/public-departures.service';
import { NOTHING_HERE } from '../http/problem';
import { addDays } from '../tours/calendar';
import { LISTS, type ListName } from '../tours/tour-options';
import type { DayLoad, DaySheet, PartyRecord, SheetDeparture, WalkInInput } from './day-sheet.dto';

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
      await Promise.all(
        LISTS.map((list) => this.lists.get(list).takenBetween([...placesOf(list)], from, to)),
      )
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
    if (!(await sheet.party(id))) throw new NotFoundException('There is no such party any more.');
    throw new ConflictException(
      'Something was noted of this party meanwhile, on another device perhaps. Look at it again, please.',
    );
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
    taken: parties.reduce((sum, { people }) => sum + people, 0),
    parties,
  };
}
