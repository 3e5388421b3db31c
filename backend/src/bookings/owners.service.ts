import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { Batch } from '../database/batch';
import type { StoredOwner } from './owner';

/** What has become of owners. */
@Injectable()
export class OwnersService {
  private readonly merged = new Batch((keys: string[]) => this.mergedAmong(keys));

  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** Whether what a guest had is an account's by now. */
  async isMerged(guest: string): Promise<boolean> {
    return (await this.merged.get(guest)) ?? false;
  }

  private async mergedAmong(keys: string[]): Promise<Map<string, true>> {
    const owners = await this.connection
      .collection<StoredOwner>('owners')
      .find({ _id: { $in: keys } }, { projection: { mergedInto: 1 } })
      .toArray();
    const merged = owners.filter(({ mergedInto }) => mergedInto !== undefined);
    return new Map(merged.map(({ _id }) => [_id, true]));
  }
}
