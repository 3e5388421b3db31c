import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { User } from '../auth/auth.schemas';
import { mailToken } from '../auth/mail-token';
import { CONFIG, type Config } from '../config';
import { ANY_CASE } from '../database/any-case';
import type { Addressed } from './rendering/compose';
import {
  accountDeleted,
  confirmAddress,
  emailChangedAway,
  emailChangedHere,
  resetPassword,
} from './content/account';
import type { Site } from './rendering/letter';
import type { Message } from './message';

const NO_ACCOUNT = 'No account has this address.';

/** Writes to users about their accounts. */
@Injectable()
export class AccountLettersService {
  constructor(
    @InjectModel('User') private readonly users: Model<User>,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** The letter, or why it isn't to be sent. */
  async write({ kind, to, text, until }: Message, site: Site): Promise<Addressed | string> {
    if (!to) return 'There is no address anymore.';
    switch (kind) {
      case 'reset-password':
        return this.reset(to.address, until, site);
      case 'confirm-address':
        return this.confirm(to.address, until, site);
      case 'email-changed':
        return {
          to,
          letter:
            text === undefined
              ? emailChangedHere(site, to.name)
              : emailChangedAway(site, to.name, text),
        };
      default:
        return { to, letter: accountDeleted(site, to.name) };
    }
  }

  private async reset(email: string, until: Date, site: Site): Promise<Addressed | string> {
    const user = await this.find(email);
    if (!user) return NO_ACCOUNT;
    const url = `${this.config.siteUrl}/reset-password#${mailToken('reset password', user, until, this.config.jwtSecret)}`;
    // The username of an unconfirmed account may be a stranger's advertisement.
    const name = user.confirmedEmail === user.email ? user.username : '';
    const to = { name, address: user.email };
    return { to, letter: resetPassword(site, name, { url, until }) };
  }

  private async confirm(email: string, until: Date, site: Site): Promise<Addressed | string> {
    const user = await this.find(email);
    if (!user) return NO_ACCOUNT;
    if (user.confirmedEmail === user.email) return 'It’s confirmed by now.';
    const url = `${this.config.siteUrl}/account#${mailToken('confirm email', user, until, this.config.jwtSecret)}`;
    // The name is what whoever gave the address has typed.
    return { to: { name: '', address: user.email }, letter: confirmAddress(site, { url, until }) };
  }

  private find(email: string): Promise<User | null> {
    return this.users.findOne({ email }).collation(ANY_CASE).lean<User>().exec();
  }
}
