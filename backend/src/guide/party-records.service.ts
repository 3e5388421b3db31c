import { Injectable } from '@nestjs/common';
import { AccountNames, type AccountName } from '../auth/account-names';
import { notedOf } from '../bookings/decide-parties';
import type { Party } from '../bookings/queries';
import type { Untold } from '../mail/untold.dto';
import { UntoldService } from '../mail/untold.service';
import type { PartyRecord, UntoldParty } from './day-sheet.dto';

/** Parties as the guide's pages show them, with the names of their accounts. */
@Injectable()
export class PartyRecordsService {
  constructor(
    private readonly accounts: AccountNames,
    private readonly untold: UntoldService,
  ) {}

  async of(parties: Party[]): Promise<PartyRecord[]> {
    const accounts = await this.accounts.of(parties.map(({ owner }) => owner));
    const untold = await this.untold.of(
      parties.map((party) => ({
        id: String(party._id),
        ...reachOf(party, accounts.get(party.owner)),
      })),
    );
    return parties.map((party) =>
      toRecord(party, accounts.get(party.owner), untold.get(String(party._id))),
    );
  }
}

/** What the guide calls a party. */
export function nameOf(
  { walkIn, contact }: Pick<Party, 'walkIn' | 'contact'>,
  account?: AccountName,
): string {
  return (
    contact?.name ?? account?.username ?? (walkIn === undefined ? 'Guest' : walkIn || 'Walk-in')
  );
}

/** How the guide reaches a party. */
export function reachOf({ contact }: Pick<Party, 'contact'>, account?: AccountName) {
  const email = contact?.email ?? account?.email;
  return {
    ...(email !== undefined && { email }),
    ...(contact?.phone !== undefined && { phone: contact.phone }),
    ...(contact?.whatsApp === true && { whatsApp: true as const }),
    ...(contact?.note !== undefined && { message: contact.note }),
  };
}

function toRecord(
  party: Party,
  account: AccountName | undefined,
  untold: Untold | undefined,
): PartyRecord {
  const { _id, people, createdAt, walkIn, status, cancelledAt, reason = '' } = party;
  const { arrived, noShow, note, revision } = notedOf(party);
  return {
    id: String(_id),
    name: nameOf(party, account),
    ...reachOf(party, account),
    people,
    bookedAt: createdAt.toISOString(),
    walkIn: walkIn !== undefined,
    ...{ arrived, noShow, note },
    ...(status === 'cancelled' &&
      cancelledAt && { cancelled: { at: cancelledAt.toISOString(), reason } }),
    ...(untold && { untold: untoldParty(party, untold) }),
    revision,
  };
}

function untoldParty({ moved }: Party, untold: Untold): UntoldParty {
  const { mail, kind, why, answer, canBeSentAgain } = untold;
  return {
    ...{ mail, kind, why, canBeSentAgain },
    ...(answer !== undefined && { answer }),
    ...(kind === 'moved' && moved && { reason: moved.reason }),
  };
}
