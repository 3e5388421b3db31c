import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { AccountNames } from '../auth/account-names';
import type { MailChoice, User } from '../auth/auth.schemas';
import type { Booking } from '../bookings/booking.schema';

/** Whom a mail goes to. */
export interface Recipient {
  name: string;
  address: string;
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
    private readonly accounts: AccountNames,
  ) {}

  /** Who is behind some bookings, by the booking's id: as it says, or else its account; the rest are missing. */
  async of(
    bookings: Pick<Booking, '_id' | 'owner' | 'contact'>[],
  ): Promise<Map<string, Recipient>> {
    const accounts = await this.accounts.of(bookings.map(({ owner }) => owner));
    return new Map(
      bookings.flatMap(({ _id, owner, contact }) => {
        const account = accounts.get(owner);
        const address = contact?.email ?? account?.email;
        if (address === undefined) return [];
        const name = contact?.name ?? account?.username ?? '';
        return [[String(_id), { name, address }]];
      }),
    );
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
