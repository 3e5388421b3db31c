import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { User } from '../auth/auth.schemas';
import { resetToken } from '../auth/reset-token';
import { CONFIG, type Config } from '../config';
import { ANY_CASE } from '../database/any-case';
import type { Addressed } from './compose';
import {
  accountDeleted,
  emailChangedAway,
  emailChangedHere,
  resetPassword,
} from './letters/account';
import type { Site } from './letters/letter';
import type { Message } from './message';

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
    const user = await this.users.findOne({ email }).collation(ANY_CASE).lean<User>();
    if (!user) return 'No account has this address.';
    const url = `${this.config.siteUrl}/reset-password#${resetToken(user, until, this.config.jwtSecret)}`;
    const to = { name: user.username, address: user.email };
    return { to, letter: resetPassword(site, user.username, { url, until }) };
  }
}
