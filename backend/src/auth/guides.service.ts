import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { Batch } from '../database/batch';
import type { User } from './auth.schemas';
import type { Caller } from './caller';

/** Checks whether callers are guides. Nothing is cached, so that revoking the role takes effect immediately. */
@Injectable()
export class GuidesService {
  private readonly guides = new Batch((ids: string[]) => this.findGuides(ids));

  constructor(@InjectModel('User') private readonly users: Model<User>) {}

  async isGuide({ kind, id }: Caller): Promise<boolean> {
    return kind === 'user' && ((await this.guides.get(id)) ?? false);
  }

  private async findGuides(ids: string[]): Promise<Map<string, true>> {
    const guides = await this.users.find({ _id: { $in: ids }, guide: true }, { _id: 1 }).lean();
    return new Map(guides.map(({ _id }) => [String(_id), true]));
  }
}
