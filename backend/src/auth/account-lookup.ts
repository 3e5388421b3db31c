import { ANY_CASE } from '../database/any-case';
import { takeMatching } from '../database/chunks';
import { isObjectId } from '../database/object-id';
import { visitorFilter } from '../database/visitor-filter';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { visitorMatcher } from 'shared/visitor-search';
import type { User } from './auth.schemas';

/** The account fields that the guide sees with the account's bookings. */
export type UsernameAndEmail = Pick<User, 'username' | 'email'>;

export type AccountSummary = UsernameAndEmail & Pick<User, '_id' | 'createdAt'>;

const ACCOUNT_FIELDS = { username: 1, email: 1, createdAt: 1 } as const;

const USER_OWNER_KEY = /^user:([0-9a-f]{24})$/;

/** Looks up accounts for the guide. */
@Injectable()
export class AccountLookup {
  constructor(@InjectModel('User') private readonly users: Model<User>) {}

  /** Returns the accounts of these owners, keyed by owner key. Guests have no account. */
  async findByOwnerKeys(ownerKeys: string[]): Promise<Map<string, AccountSummary>> {
    const userIds = [...new Set(ownerKeys)].flatMap((key) => USER_OWNER_KEY.exec(key)?.[1] ?? []);
    if (userIds.length === 0) return new Map();
    const users = await this.users
      .find({ _id: { $in: userIds } }, ACCOUNT_FIELDS)
      .lean<AccountSummary[]>();
    return new Map(users.map((user) => [`user:${String(user._id)}`, user]));
  }

  /** Returns the account with this id; null if it doesn't exist. */
  async get(id: string): Promise<AccountSummary | null> {
    if (!isObjectId(id)) return null;
    return this.users.findOne({ _id: id }, ACCOUNT_FIELDS).lean<AccountSummary>();
  }

  /** Returns at most `max` accounts whose username or email address matches a query, sorted by username. */
  search(query: string, max: number): Promise<AccountSummary[]> {
    const matches = visitorMatcher(query);
    const accounts = this.users.collection
      .find<AccountSummary>(visitorFilter(query, { texts: ['username', 'email'] }))
      .project<AccountSummary>(ACCOUNT_FIELDS)
      .collation(ANY_CASE)
      .sort({ username: 1 })
      .hint({ username: 1 });
    const isMatch = ({ username, email }: AccountSummary) =>
      matches({ names: [username], emails: [email] });
    return takeMatching(accounts, isMatch, max);
  }
}
