import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';

/** When a backup, or the test of a backup, last succeeded. The nightly backup records the time. */
interface Operation {
  _id: 'backup' | 'self-test';
  at: Date;
}

export interface BackupTimes {
  lastSuccess: Date | null;
  lastSelfTest: Date | null;
}

/** Reads the times that the backup's container records. */
@Injectable()
export class OperationsService {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** Returns the times of the last backup and of its last test; null if there was none. */
  async getBackupTimes(signal?: AbortSignal): Promise<BackupTimes> {
    const operations = await this.connection
      .collection<Operation>('operations')
      .find({}, { projection: { at: 1 }, signal })
      .toArray();
    const timeOf = (id: Operation['_id']) => operations.find(({ _id }) => _id === id)?.at ?? null;
    return { lastSuccess: timeOf('backup'), lastSelfTest: timeOf('self-test') };
  }
}
