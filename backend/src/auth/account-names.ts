import { ANY_CASE } from '../database/any-case';
import { takeMatching } from '../database/chunks';
import { isObjectId } from '../database/object-id';
import { visitorFilter } from '../database/visitor-filter';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { visitorMatcher } from 'shared/visitor-search';
import type { User } from './auth.schemas';

/** What the guide may know of whoever owns something. */
export type AccountName = Pick<User, 'username' | 'email'>;

/** An account among others. */
export type FoundAccount = AccountName & Pick<User, '_id' | 'createdAt'>;

const FOUND = { username: 1, email: 1, createdAt: 1 } as const;

const USER = /^user:([0-9a-f]{24})$/;

/** Who is behind the keys of owners. */
@Injectable()
export class AccountNames {
  constructor(@InjectModel('User') private readonly users: Model<User>) {}

  /** The accounts among some owners, by the owner's key; guests have none. */
  async of(ownerKeys: string[]): Promise<Map<string, FoundAccount>> {
    const ids = [...new Set(ownerKeys)].flatMap((key) => USER.exec(key)?.[1] ?? []);
    if (ids.length === 0) return new Map();
    const users = await this.users.find({ _id: { $in: ids } }, FOUND).lean<FoundAccount[]>();
    return new Map(users.map((user) => [`user:${String(user._id)}`, user]));
  }

  /** The account of an id, if there is one. */
  async get(id: string): Promise<FoundAccount | null> {
    if (!isObjectId(id)) return null;
    return this.users.findOne({ _id: id }, FOUND).lean<FoundAccount>();
  }

  /** The accounts that a query finds by their username or email, by username, and no more than `most`. */
  search(query: string, most: number): Promise<FoundAccount[]> {
    const matches = visitorMatcher(query);
    const accounts = this.users.collection
      .find<FoundAccount>(visitorFilter(query, { texts: ['username', 'email'] }))
      .project<FoundAccount>(FOUND)
      .collation(ANY_CASE)
      .sort({ username: 1 })
      .hint({ username: 1 });
    const isFound = ({ username, email }: FoundAccount) =>
      matches({ names: [username], emails: [email] });
    return takeMatching(accounts, isFound, most);
  }
}
