import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { Batch } from '../database/batch';
import type { StoredOwner } from './owner';

/** Reads owners for authentication. */
@Injectable()
export class OwnersService {
  private readonly merged = new Batch((keys: string[]) => this.findMerged(keys));

  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** Whether a guest was merged into an account. */
  async isMerged(guest: string): Promise<boolean> {
    return (await this.merged.get(guest)) ?? false;
  }

  private async findMerged(keys: string[]): Promise<Map<string, true>> {
    const owners = await this.connection
      .collection<StoredOwner>('owners')
      .find({ _id: { $in: keys } }, { projection: { mergedInto: 1 } })
      .toArray();
    const merged = owners.filter(({ mergedInto }) => mergedInto !== undefined);
    return new Map(merged.map(({ _id }) => [_id, true]));
  }
}
