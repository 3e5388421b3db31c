import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { Connection, Model } from 'mongoose';
import { AccountLookup } from '../auth/account-lookup';
import type { MailChoice, User } from '../auth/auth.schemas';
import type { Booking } from '../bookings/booking';
import { hashEmail } from '../bookings/contact';
import { WALK_IN, type StoredOwner } from '../bookings/owner';

/** The recipient of an email. */
export interface Recipient {
  name: string;
  address: string;
}

/** The recipient of mail about a booking. */
export interface VisitorAddress extends Recipient {
  /**
   * The key of the booking's owner; missing if the address is unconfirmed. Addresses that the guide typed count as
   * confirmed. Mail to an unconfirmed address mustn't contain text that a visitor typed, so `name` is then empty.
   */
  confirmedBy?: string;
}

/** A guide as a recipient, with the guide's mail settings. */
export interface GuideAddress extends Recipient, MailChoice {
  /** The guide's user id. */
  user: string;
}

/** The mail settings of guides who haven't chosen any. */
export const DEFAULT_MAIL_CHOICE: MailChoice = { bookings: 'each', evening: true };

/** Looks up the recipients of emails. */
@Injectable()
export class AddressesService {
  constructor(
    @InjectModel('User') private readonly users: Model<User>,
    @InjectConnection() private readonly connection: Connection,
    private readonly accounts: AccountLookup,
  ) {}

  /** Maps booking ids to the address in the booking's contact, or else in its account. */
  async findVisitors(
    bookings: Pick<Booking, '_id' | 'owner' | 'contact'>[],
  ): Promise<Map<string, VisitorAddress>> {
    const owners = bookings.map(({ owner }) => owner);
    const [accounts, confirmedHashes] = await Promise.all([
      this.accounts.findByOwnerKeys(owners),
      this.loadConfirmedHashes(owners),
    ]);
    return new Map(
      bookings.flatMap(({ _id, owner, contact }): [string, VisitorAddress][] => {
        const account = accounts.get(owner);
        const address = contact?.email ?? account?.email;
        if (address === undefined) return [];
        const isConfirmed =
          owner === WALK_IN || confirmedHashes.get(owner)?.includes(hashEmail(address));
        if (!isConfirmed) return [[String(_id), { name: '', address }]];
        const name = contact?.name ?? account?.username ?? '';
        return [[String(_id), { name, address, confirmedBy: owner }]];
      }),
    );
  }

  /** Maps owner keys to the hashes of the addresses that the owner has confirmed. */
  private async loadConfirmedHashes(owners: string[]): Promise<Map<string, string[]>> {
    const storedOwners = await this.connection
      .collection<StoredOwner>('owners')
      .find({ _id: { $in: [...new Set(owners)] }, confirmed: { $exists: true } })
      .project<Pick<StoredOwner, '_id' | 'confirmed'>>({ confirmed: 1 })
      .toArray();
    return new Map(storedOwners.map(({ _id, confirmed = [] }) => [_id, confirmed]));
  }

  async findGuides(): Promise<GuideAddress[]> {
    const users = await this.users
      .find({ guide: true }, { username: 1, email: 1, mails: 1 })
      .lean<Pick<User, '_id' | 'username' | 'email' | 'mails'>[]>();
    return users.map(({ _id, username, email, mails }) => ({
      user: String(_id),
      name: username,
      address: email,
      ...(mails ?? DEFAULT_MAIL_CHOICE),
    }));
  }
}
