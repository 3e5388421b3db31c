import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { Batch } from '../database/batch';
import type { User } from './auth.schemas';
import type { Caller } from './caller';

/** Who the guide is. Nothing is remembered: who has just ceased to be it is refused at once, everywhere. */
@Injectable()
export class GuidesService {
  private readonly guides = new Batch((ids: string[]) => this.guidesAmong(ids));

  constructor(@InjectModel('User') private readonly users: Model<User>) {}

  /** Whether a caller is the guide, as the database says now. */
  async isGuide({ kind, id }: Caller): Promise<boolean> {
    return kind === 'user' && ((await this.guides.get(id)) ?? false);
  }

  private async guidesAmong(ids: string[]): Promise<Map<string, true>> {
    const guides = await this.users.find({ _id: { $in: ids }, guide: true }, { _id: 1 }).lean();
    return new Map(guides.map(({ _id }) => [String(_id), true]));
  }
}
