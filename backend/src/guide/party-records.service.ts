import { Injectable } from '@nestjs/common';
import { AccountNames, type AccountName } from '../auth/account-names';
import { notedOf } from '../bookings/decide-parties';
import type { Party } from '../bookings/parties.service';
import type { PartyRecord } from './day-sheet.dto';

/** Parties as the guide's pages show them, with the names of their accounts. */
@Injectable()
export class PartyRecordsService {
  constructor(private readonly accounts: AccountNames) {}

  async of(parties: Party[]): Promise<PartyRecord[]> {
    const accounts = await this.accounts.of(parties.map(({ owner }) => owner));
    return parties.map((party) => toRecord(party, accounts.get(party.owner)));
  }
}

/** What the guide calls a party. */
export function nameOf({ walkIn }: Pick<Party, 'walkIn'>, account?: AccountName): string {
  return account?.username ?? (walkIn === undefined ? 'Guest' : walkIn || 'Walk-in');
}

function toRecord(party: Party, account?: AccountName): PartyRecord {
  const { _id, people, createdAt, walkIn, status, cancelledAt, reason = '' } = party;
  const { arrived, noShow, note, revision } = notedOf(party);
  return {
    id: String(_id),
    name: nameOf(party, account),
    ...(account && { email: account.email }),
    people,
    bookedAt: createdAt.toISOString(),
    walkIn: walkIn !== undefined,
    ...{ arrived, noShow, note },
    ...(status === 'cancelled' &&
      cancelledAt && { cancelled: { at: cancelledAt.toISOString(), reason } }),
    revision,
  };
}
