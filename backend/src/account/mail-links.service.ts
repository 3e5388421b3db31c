import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { User } from '../auth/auth.schemas';
import { verifyMailToken, unverifiedUserId, type Purpose } from '../auth/mail-token';
import { hashEmail } from '../bookings/contact';
import { Ledger } from '../bookings/ledger';
import { ownerKey } from '../bookings/owner';
import { CONFIG, type Config } from '../config';

/** Verifies the links that are emailed to users. */
@Injectable()
export class MailLinksService {
  constructor(
    @InjectModel('User') private readonly users: Model<User>,
    @Inject(CONFIG) private readonly config: Config,
    private readonly ledger: Ledger,
  ) {}

  /**
   * Returns the user for whom a link's token was made, or null if the token isn't valid for this purpose or has
   * expired.
   */
  async findUser(purpose: Purpose, token: string): Promise<User | null> {
    const id = unverifiedUserId(token, new Date());
    const user = id === undefined ? null : await this.users.findOne({ _id: id }).lean();
    return user && verifyMailToken(purpose, token, user, this.config.jwtSecret) ? user : null;
  }

  /** Marks the account's current address as confirmed in its bookings. Holds of the account become offers. */
  async recordConfirmedEmailForBookings({ _id, email }: User): Promise<void> {
    const owner = ownerKey({ kind: 'user', id: String(_id) });
    await this.ledger.carryOut({
      kind: 'recordConfirmedEmail',
      owner,
      emailHash: hashEmail(email),
    });
  }
}
