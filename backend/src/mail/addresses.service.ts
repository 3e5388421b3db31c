import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { Connection, Model } from 'mongoose';
import { AccountLookup } from '../auth/account-lookup';
import type { MailChoice, User } from '../auth/auth.schemas';
import type { Booking } from '../bookings/booking';
import { hashOfAddress } from '../bookings/contact';
import { WALK_IN, type StoredOwner } from '../bookings/owner';

/** Whom a mail goes to. */
export interface Recipient {
  name: string;
  address: string;
}

/** The visitor of a booking. */
export interface VisitorAddress extends Recipient {
  /**
   * The booking's owner, if the owner has confirmed this address or the guide has typed it. To other addresses,
   * nothing is mailed that somebody typed, so the name is empty.
   */
  confirmedBy?: string;
}

/** A guide, and what mails they have asked for. */
export interface GuideAddress extends Recipient, MailChoice {
  user: string;
}

/** What a guide gets who has never said anything else. */
export const STANDARD_CHOICE: MailChoice = { bookings: 'each', evening: true };

/** Whom mails go to. */
@Injectable()
export class AddressesService {
  constructor(
    @InjectModel('User') private readonly users: Model<User>,
    @InjectConnection() private readonly connection: Connection,
    private readonly accounts: AccountLookup,
  ) {}

  /** Who is behind some bookings, by the booking's id: as it says, or else its account; the rest are missing. */
  async of(
    bookings: Pick<Booking, '_id' | 'owner' | 'contact'>[],
  ): Promise<Map<string, VisitorAddress>> {
    const owners = bookings.map(({ owner }) => owner);
    const [accounts, confirmed] = await Promise.all([
      this.accounts.findByOwnerKeys(owners),
      this.confirmedOf(owners),
    ]);
    return new Map(
      bookings.flatMap(({ _id, owner, contact }): [string, VisitorAddress][] => {
        const account = accounts.get(owner);
        const address = contact?.email ?? account?.email;
        if (address === undefined) return [];
        const isConfirmed =
          owner === WALK_IN || confirmed.get(owner)?.includes(hashOfAddress(address));
        if (!isConfirmed) return [[String(_id), { name: '', address }]];
        const name = contact?.name ?? account?.username ?? '';
        return [[String(_id), { name, address, confirmedBy: owner }]];
      }),
    );
  }

  /** The addresses, hashed, that each of some owners has confirmed. */
  private async confirmedOf(owners: string[]): Promise<Map<string, string[]>> {
    const found = await this.connection
      .collection<StoredOwner>('owners')
      .find({ _id: { $in: [...new Set(owners)] }, confirmed: { $exists: true } })
      .project<Pick<StoredOwner, '_id' | 'confirmed'>>({ confirmed: 1 })
      .toArray();
    return new Map(found.map(({ _id, confirmed = [] }) => [_id, confirmed]));
  }

  /** All guides. */
  async guides(): Promise<GuideAddress[]> {
    const users = await this.users
      .find({ guide: true }, { username: 1, email: 1, mails: 1 })
      .lean<Pick<User, '_id' | 'username' | 'email' | 'mails'>[]>();
    return users.map(({ _id, username, email, mails }) => ({
      ...{ user: String(_id), name: username, address: email },
      ...(mails ?? STANDARD_CHOICE),
    }));
  }
}
