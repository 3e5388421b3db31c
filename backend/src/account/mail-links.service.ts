import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { User } from '../auth/auth.schemas';
import { isTokenOf, userOfToken, type Purpose } from '../auth/mail-token';
import { hashOfAddress } from '../bookings/contact';
import { Ledger } from '../bookings/ledger';
import { ownerKey } from '../bookings/owner';
import { CONFIG, type Config } from '../config';

/** What the links in mails to users prove. */
@Injectable()
export class MailLinksService {
  constructor(
    @InjectModel('User') private readonly users: Model<User>,
    @Inject(CONFIG) private readonly config: Config,
    private readonly ledger: Ledger,
  ) {}

  /** Whose link a token is from; null if it's not good for this purpose, or not anymore. */
  async userOf(purpose: Purpose, token: string): Promise<User | null> {
    const id = userOfToken(token, new Date());
    const user = id === undefined ? null : await this.users.findOne({ _id: id }).lean();
    return user && isTokenOf(purpose, token, user, this.config.jwtSecret) ? user : null;
  }

  /** Notes, for the user's bookings, that they read mail at their address. */
  async noteConfirmed({ _id, email }: User): Promise<void> {
    const owner = ownerKey({ kind: 'user', id: String(_id) });
    await this.ledger.carryOut({ kind: 'noteConfirmed', owner, address: hashOfAddress(email) });
  }
}
