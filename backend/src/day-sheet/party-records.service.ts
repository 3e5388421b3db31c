import { Injectable } from '@nestjs/common';
import { AccountLookup, type UsernameAndEmail } from '../auth/account-lookup';
import { attendanceOf } from '../bookings/rules/attendance';
import { displayNameOf, contactDetailsOf } from '../bookings/party-contact';
import type { Party } from '../bookings/queries';
import type { DeliveryProblem } from '../mail/delivery-problem.dto';
import { DeliveryProblemsService } from '../mail/delivery-problems.service';
import type { PartyRecord } from './day-sheet.dto';

/** Builds the guide's records of parties, with their names and delivery problems. */
@Injectable()
export class PartyRecordsService {
  constructor(
    private readonly accounts: AccountLookup,
    private readonly problems: DeliveryProblemsService,
  ) {}

  async buildRecords(parties: Party[]): Promise<PartyRecord[]> {
    const accounts = await this.accounts.findByOwnerKeys(parties.map(({ owner }) => owner));
    const problems = await this.problems.findFor(
      parties.map((booking) => {
        const account = accounts.get(booking.owner);
        return {
          booking,
          name: displayNameOf(booking, account),
          email: contactDetailsOf(booking, account).email,
        };
      }),
    );
    return parties.map((party) =>
      toRecord(party, accounts.get(party.owner), problems.get(String(party._id))),
    );
  }
}

function toRecord(
  party: Party,
  account: UsernameAndEmail | undefined,
  problem: DeliveryProblem | undefined,
): PartyRecord {
  const { _id, people, createdAt, walkIn, status, cancelledAt, reason = '' } = party;
  const { arrived, noShow, note, revision } = attendanceOf(party);
  return {
    id: String(_id),
    name: displayNameOf(party, account),
    ...contactDetailsOf(party, account),
    people,
    bookedAt: createdAt.toISOString(),
    walkIn: walkIn !== undefined,
    arrived,
    noShow,
    note,
    ...(status === 'cancelled' &&
      cancelledAt && { cancelled: { at: cancelledAt.toISOString(), reason } }),
    ...(problem && { untold: problem }),
    revision,
  };
}
