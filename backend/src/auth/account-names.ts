import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { User } from './auth.schemas';

/** What the guide may know of whoever owns something. */
export type AccountName = Pick<User, 'username' | 'email'>;

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
}
