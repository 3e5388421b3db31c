import { isObjectId } from '../database/object-id';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { ANY_CASE, type User } from './auth.schemas';

/** What the guide may know of whoever owns something. */
export type AccountName = Pick<User, 'username' | 'email'>;

/** An account among others. */
export type FoundAccount = AccountName & Pick<User, '_id' | 'createdAt'>;

const FOUND = { username: 1, email: 1, createdAt: 1 } as const;
/** Sorts behind every text that begins as what it is put behind (Unicode's collation algorithm). */
const BEHIND_ALL = '\uffff';

const USER = /^user:([0-9a-f]{24})$/;

/** Who is behind the keys of owners. */
@Injectable()
export class AccountNames {
  constructor(@InjectModel('User') private readonly users: Model<User>) {}

  /** The accounts among some owners, by the owner's key; guests have none. */
  async of(ownerKeys: string[]): Promise<Map<string, AccountName>> {
    const ids = [...new Set(ownerKeys)].flatMap((key) => USER.exec(key)?.[1] ?? []);
    if (ids.length === 0) return new Map();
    const users = await this.users.find({ _id: { $in: ids } }, { username: 1, email: 1 }).lean();
    return new Map(users.map(({ _id, ...name }) => [`user:${String(_id)}`, name]));
  }

  /** The account of an id, if there is one. */
  async get(id: string): Promise<FoundAccount | null> {
    if (!isObjectId(id)) return null;
    return this.users.findOne({ _id: id }, FOUND).lean<FoundAccount>();
  }

  /** Some accounts whose username, or else email, begins with a text, whatever its case and accents. */
  async startingWith(text: string, most: number): Promise<FoundAccount[]> {
    // A range of the index, and no pattern: what was typed means nothing but itself.
    const range = { $gte: text, $lt: text + BEHIND_ALL };
    const [byName, byEmail] = await Promise.all(
      (['username', 'email'] as const).map((field) =>
        this.users
          .find({ [field]: range }, FOUND)
          .collation(ANY_CASE)
          .sort({ [field]: 1 })
          .limit(most)
          .lean<FoundAccount[]>(),
      ),
    );
    const found = [...(byName ?? []), ...(byEmail ?? [])];
    return [...new Map(found.map((user) => [String(user._id), user])).values()].slice(0, most);
  }
}
