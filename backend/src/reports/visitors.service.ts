import { Injectable, NotFoundException } from '@nestjs/common';
import { LISTS, type ListName } from 'shared/tours';
import { AccountLookup, type AccountSummary } from '../auth/account-lookup';
import { attendanceOf } from '../bookings/rules/attendance';
import { isGuest, ownerKey } from '../bookings/owner';
import { BookingQueries, type Party } from '../bookings/queries';
import { NOT_FOUND_REFUSAL } from '../http/problem';
import { MAX_VISITORS, type VisitorBooking, type VisitorRecord } from './reports.dto';

/** Finds visitors and their bookings. */
@Injectable()
export class VisitorsService {
  constructor(
    private readonly accounts: AccountLookup,
    private readonly parties: BookingQueries,
  ) {}

  /**
   * Finds accounts by username or email address, and then visitors by the contact in a booking.
   *
   * @returns at most {@link MAX_VISITORS} visitors
   */
  async search(query: string): Promise<VisitorRecord[]> {
    const [accountMatches, contactMatches] = await Promise.all([
      this.accounts.search(query, MAX_VISITORS),
      this.parties.searchByContact(query, MAX_VISITORS),
    ]);
    const accountsByKey = await this.accounts.findByOwnerKeys(
      contactMatches.map(({ owner }) => owner),
    );
    const records = [
      ...accountMatches.map((account) => toVisitorRecord(account)),
      ...contactMatches.flatMap(({ owner, contact }): VisitorRecord[] => {
        const account = accountsByKey.get(owner);
        if (account) return [{ ...toVisitorRecord(account), contact }];
        return isGuest(owner) ? [{ id: owner, contact }] : [];
      }),
    ];
    const recordsById = new Map<string, VisitorRecord>();
    for (const record of records) {
      if (!recordsById.has(record.id)) recordsById.set(record.id, record);
    }
    return [...recordsById.values()].slice(0, MAX_VISITORS);
  }

  /**
   * Returns a visitor's bookings on both lists, the latest date first.
   *
   * @param id an account's id, or a guest's owner key
   * @throws NotFoundException if there is neither an account with this id nor a guest with this key and bookings
   */
  async findBookings(id: string): Promise<VisitorBooking[]> {
    const account = await this.accounts.get(id);
    const key = account ? ownerKey({ kind: 'user', id: String(account._id) }) : id;
    if (!account && !isGuest(id)) throw new NotFoundException(NOT_FOUND_REFUSAL);
    const bookingsByList = await Promise.all(
      LISTS.map(async (list) =>
        (await this.parties.findByOwner(list, key)).map((party) => toVisitorBooking(list, party)),
      ),
    );
    const bookings = bookingsByList.flat();
    if (!account && bookings.length === 0) throw new NotFoundException(NOT_FOUND_REFUSAL);
    return bookings.sort(
      (a, b) => b.date.localeCompare(a.date) || b.bookedAt.localeCompare(a.bookedAt),
    );
  }
}

function toVisitorRecord({ _id, username, email, createdAt }: AccountSummary) {
  const since = createdAt.toISOString();
  return { id: String(_id), username, email, since } satisfies VisitorRecord;
}

function toVisitorBooking(list: ListName, party: Party): VisitorBooking {
  const { _id, place, date, people, createdAt } = party;
  const { arrived, noShow, note } = attendanceOf(party);
  const bookedAt = createdAt.toISOString();
  return { id: String(_id), list, place, date, people, bookedAt, arrived, noShow, note };
}
