import { Injectable, Logger } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { finalize, Observable, share } from 'rxjs';
import { COLLECTIONS } from '../database/collections';
import { describeError } from '../database/describe-error';

/** How often to look where there is no change stream. */
const POLL_MS = 2000;

const OF_DATES = [...Object.values(COLLECTIONS), 'departures'];
/** Whatever changes here may have told somebody, or not. */
const OF_MAIL = ['messages', 'mail'];
/** Whatever changes here may concern who may listen. */
const OF_CALLERS = ['users', 'revoked_tokens'];

/**
 * Tells when something was written that may change a date's sheet, or who may see it, on whatever replica.
 * MongoDB says so by a change stream, so that nobody asks while nothing happens.
 */
@Injectable()
export class SheetChangesService {
  private readonly logger = new Logger(SheetChangesService.name);
  private readonly streams = new Map<string, Observable<unknown>>();

  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** Emits whenever there may be something new. All who listen share one stream. */
  of(date: string): Observable<unknown> {
    const before = this.streams.get(date);
    if (before) return before;
    const changes = this.watch(date).pipe(
      finalize(() => this.streams.delete(date)),
      share(),
    );
    this.streams.set(date, changes);
    return changes;
  }

  private watch(date: string): Observable<unknown> {
    return new Observable((listener) => {
      const tell = () => {
        listener.next(undefined);
      };
      let polling: NodeJS.Timeout | undefined;
      const stream = this.connection.db?.watch(pipelineFor(date));
      stream?.on('change', tell);
      // What was written before the stream began is told by none of its changes.
      stream?.once('resumeTokenChanged', tell);
      stream?.on('error', (error) => {
        // Closing it may interrupt what it was waiting for.
        if (listener.closed) return;
        this.logger.warn({
          msg: 'Without a change stream, the sheet is polled',
          ...describeError(error),
        });
        polling ??= setInterval(tell, POLL_MS);
      });
      return () => {
        clearInterval(polling);
        void stream?.close().catch(() => undefined);
      };
    });
  }
}

function pipelineFor(date: string): object[] {
  const isInsertion = { operationType: 'insert', 'fullDocument.date': date };
  // Of what is replaced or deleted, the date before isn't told. What the ledger only touches is updated.
  const isAnyDate = { operationType: { $in: ['replace', 'delete'] } };
  const match = {
    $or: [
      { 'ns.coll': { $in: OF_DATES }, $or: [isInsertion, isAnyDate] },
      { 'ns.coll': 'tours', operationType: { $in: ['insert', 'replace'] } },
      { 'ns.coll': { $in: [...OF_MAIL, ...OF_CALLERS] } },
    ],
  };
  return [{ $match: match }, { $project: { _id: 1 } }];
}
