import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { Batch } from '../database/batch';
import type { ActingGuide } from '../history/acting-guide';
import type { User } from './auth.schemas';
import type { Caller } from './caller';

/** Checks whether callers are guides. Nothing is cached, so that revoking the role takes effect immediately. */
@Injectable()
export class GuidesService {
  private readonly guides = new Batch((ids: string[]) => this.findGuides(ids));

  constructor(@InjectModel('User') private readonly users: Model<User>) {}

  /** Returns the guide who makes a call; undefined if the caller isn't a guide. */
  async find({ kind, id }: Caller): Promise<ActingGuide | undefined> {
    return kind === 'user' ? this.guides.get(id) : undefined;
  }

  async isGuide(caller: Caller): Promise<boolean> {
    return (await this.find(caller)) !== undefined;
  }

  private async findGuides(ids: string[]): Promise<Map<string, ActingGuide>> {
    const guides = await this.users
      .find({ _id: { $in: ids }, guide: true }, { username: 1 })
      .lean();
    return new Map(
      guides.map(({ _id, username }) => {
        const id = String(_id);
        return [id, { id, name: username, role: 'owner' }];
      }),
    );
  }
}
