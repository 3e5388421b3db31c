import { Injectable, NotFoundException } from '@nestjs/common';
import { LISTS, type ListName } from 'shared/tours';
import { AccountNames } from '../auth/account-names';
import { notedOf } from '../bookings/decide-parties';
import { ownerKey } from '../bookings/owner';
import { PartiesService, type Party } from '../bookings/parties.service';
import { NOTHING_HERE } from '../http/problem';
import { MOST_VISITORS, type VisitorBooking, type VisitorRecord } from './reports.dto';

/** Whom the guide looks up, and what they have booked. */
@Injectable()
export class VisitorsService {
  constructor(
    private readonly accounts: AccountNames,
    private readonly parties: PartiesService,
  ) {}

  async search(text: string): Promise<VisitorRecord[]> {
    const found = await this.accounts.startingWith(text, MOST_VISITORS);
    return found.map(({ _id, username, email, createdAt }) => ({
      id: String(_id),
      username,
      email,
      since: createdAt.toISOString(),
    }));
  }

  /**
   * Both lists' bookings, the newest date first.
   *
   * @throws NotFoundException if there is no such account
   */
  async bookings(id: string): Promise<VisitorBooking[]> {
    const account = await this.accounts.get(id);
    if (!account) throw new NotFoundException(NOTHING_HERE);
    const key = ownerKey({ kind: 'user', id: String(account._id) });
    const bookings = await Promise.all(
      LISTS.map(async (list) =>
        (await this.parties.ofOwner(list, key)).map((party) => toRecord(list, party)),
      ),
    );
    return bookings
      .flat()
      .sort(
        (one, other) =>
          other.date.localeCompare(one.date) || other.bookedAt.localeCompare(one.bookedAt),
      );
  }
}

function toRecord(list: ListName, party: Party): VisitorBooking {
  const { _id, place, date, people, createdAt } = party;
  const { arrived, noShow, note } = notedOf(party);
  const bookedAt = createdAt.toISOString();
  return { id: String(_id), list, place, date, people, bookedAt, arrived, noShow, note };
}
