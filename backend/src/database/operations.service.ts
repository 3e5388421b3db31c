import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';

/** What the nightly backup writes down after each success: of a backup, and of a restore to test one. */
interface Operation {
  _id: 'backup' | 'self-test';
  at: Date;
}

export interface Backups {
  lastSuccess: Date | null;
  lastSelfTest: Date | null;
}

/** What was done to the database as a whole, and when. Others write it down: the API reads it alone. */
@Injectable()
export class OperationsService {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** When there was a backup last; null for what has never been. */
  async backups(signal?: AbortSignal): Promise<Backups> {
    const done = await this.connection
      .collection<Operation>('operations')
      .find({}, { projection: { at: 1 }, signal })
      .toArray();
    const last = (what: Operation['_id']) => done.find(({ _id }) => _id === what)?.at ?? null;
    return { lastSuccess: last('backup'), lastSelfTest: last('self-test') };
  }
}
