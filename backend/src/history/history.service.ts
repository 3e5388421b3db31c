import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, mongo } from 'mongoose';
import type { HistoryKind } from 'shared/history';
import { getActingGuide, type ActingGuide } from './acting-guide';
import { toEntry, type NewHistoryEntry, type RecordedChange } from './history-entry';

const WRITE_CONCERN = { w: 'majority', journal: true } as const;

/** Adds entries to the history of guides' changes, except for those that the ledger adds. */
@Injectable()
export class HistoryService {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  /**
   * Runs writes in a transaction, so that they are saved together with their entries.
   *
   * @param write must use the session for its writes, and pass it to {@link record}. May be called several times, because
   *   MongoDB retries transactions
   */
  async transaction<Result>(
    write: (session: mongo.ClientSession) => Promise<Result>,
  ): Promise<Result> {
    const session = this.connection.getClient().startSession();
    try {
      return await session.withTransaction(() => write(session), { writeConcern: WRITE_CONCERN });
    } finally {
      await session.endSession();
    }
  }

  /**
   * Adds an entry for a guide's change, unless nothing changed or the caller isn't a guide.
   *
   * @param session the transaction that makes the change
   * @param guide the guide who made the change; by default, the caller
   */
  async record<Kind extends HistoryKind>(
    change: RecordedChange<Kind>,
    session?: mongo.ClientSession,
    guide: ActingGuide | undefined = getActingGuide(),
  ): Promise<void> {
    const entry = guide && toEntry(change, guide, new Date());
    if (!entry) return;
    await this.connection
      .collection<NewHistoryEntry>('history')
      .insertOne(entry, session ? { session } : { writeConcern: WRITE_CONCERN });
  }
}
