import { Injectable, Logger } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { finalize, Observable, share } from 'rxjs';
import { COLLECTIONS } from '../database/collections';
import { describeError } from '../database/describe-error';

/** The polling interval without a change stream. */
const POLL_MS = 2000;

const COLLECTIONS_WITH_DATE = [...Object.values(COLLECTIONS), 'departures'];
/** Changes here can solve or cause delivery problems. */
const MAIL_COLLECTIONS = ['messages', 'mail'];
/** Changes here can revoke a listener's access. */
const CALLER_COLLECTIONS = ['users', 'revoked_tokens'];

/**
 * Reports writes of all replicas that may change a date's sheet or the access to it. Uses MongoDB's change stream,
 * which costs nothing while nothing happens.
 */
@Injectable()
export class SheetChangesService {
  private readonly logger = new Logger(SheetChangesService.name);
  private readonly streams = new Map<string, Observable<unknown>>();

  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** Returns a stream that emits after each write that may change a date's sheet. All listeners of a date share it. */
  watchDate(date: string): Observable<unknown> {
    const before = this.streams.get(date);
    if (before) return before;
    const changes = this.openStream(date).pipe(
      finalize(() => this.streams.delete(date)),
      share(),
    );
    this.streams.set(date, changes);
    return changes;
  }

  private openStream(date: string): Observable<unknown> {
    return new Observable((listener) => {
      const notify = () => {
        listener.next(undefined);
      };
      let polling: NodeJS.Timeout | undefined;
      const stream = this.connection.db?.watch(changePipeline(date));
      stream?.on('change', notify);
      // The stream doesn't report earlier writes, so listeners look once when it begins.
      stream?.once('resumeTokenChanged', notify);
      stream?.on('error', (error) => {
        // Closing the stream may interrupt a pending read, which is reported as an error.
        if (listener.closed) return;
        this.logger.warn({
          msg: 'Without a change stream, the sheet is polled',
          ...describeError(error),
        });
        polling ??= setInterval(notify, POLL_MS);
      });
      return () => {
        clearInterval(polling);
        void stream?.close().catch(() => undefined);
      };
    });
  }
}

function changePipeline(date: string): object[] {
  const isInsertion = { operationType: 'insert', 'fullDocument.date': date };
  // Replacements and deletions don't include the previous date. Updates only mark what a transaction rests on.
  const isAnyDate = { operationType: { $in: ['replace', 'delete'] } };
  const match = {
    $or: [
      { 'ns.coll': { $in: COLLECTIONS_WITH_DATE }, $or: [isInsertion, isAnyDate] },
      { 'ns.coll': 'tours', operationType: { $in: ['insert', 'replace'] } },
      { 'ns.coll': { $in: [...MAIL_COLLECTIONS, ...CALLER_COLLECTIONS] } },
    ],
  };
  return [{ $match: match }, { $project: { _id: 1 } }];
}
