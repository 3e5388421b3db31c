import { Injectable, Logger } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { finalize, Observable, share } from 'rxjs';
import { COLLECTIONS } from '../database/collections';
import { describeError } from '../database/describe-error';
import { PAYMENT_METHODS_ID } from '../payments/payment-methods.service';

/** The polling interval after the change stream has failed. */
const POLL_MS = 2000;

/** The documents in these collections contain the date of their departure. */
const COLLECTIONS_WITH_DATE = [...Object.values(COLLECTIONS), 'departures', 'payments'];
/** Changes in these collections can cause or resolve delivery problems. */
const MAIL_COLLECTIONS = ['messages', 'mail'];
/** Changes in these collections can revoke a listener's access. */
const CALLER_COLLECTIONS = ['users', 'revoked_tokens'];

/**
 * Notifies listeners when a write by any replica may change a date's sheet, or revoke someone's access. Uses
 * MongoDB's change streams, which cost nothing while there are no writes.
 */
@Injectable()
export class SheetChangesService {
  private readonly logger = new Logger(SheetChangesService.name);
  private readonly streams = new Map<string, Observable<unknown>>();

  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** Returns a stream that emits after each write that may change a date's sheet. All listeners of a date share it. */
  watchDate(date: string): Observable<unknown> {
    const existingStream = this.streams.get(date);
    if (existingStream) return existingStream;
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
      let pollTimer: NodeJS.Timeout | undefined;
      const stream = this.connection.db?.watch(changePipeline(date));
      stream?.on('change', notify);
      // The stream doesn't report writes from before it opened, so listeners are notified once when it opens.
      stream?.once('resumeTokenChanged', notify);
      stream?.on('error', (error) => {
        // Closing the stream may interrupt a pending read, which then reports an error.
        if (listener.closed) return;
        this.logger.warn({
          msg: 'The change stream failed, so the sheet is polled',
          ...describeError(error),
        });
        pollTimer ??= setInterval(notify, POLL_MS);
      });
      return () => {
        clearInterval(pollTimer);
        void stream?.close().catch(() => undefined);
      };
    });
  }
}

function changePipeline(date: string): object[] {
  const insertionFilter = { operationType: 'insert', 'fullDocument.date': date };
  // Replacements and deletions don't include the previous date, so they match for every date. Updates of documents with a
  // date are left out, because they only increment versions, which the sheet doesn't show. Tours differ: updates change
  // them, and increment their revision.
  const replacementOrDeletionFilter = { operationType: { $in: ['replace', 'delete'] } };
  const match = {
    $or: [
      {
        'ns.coll': { $in: COLLECTIONS_WITH_DATE },
        $or: [insertionFilter, replacementOrDeletionFilter],
      },
      {
        'ns.coll': 'tours',
        $or: [
          { operationType: { $in: ['insert', 'replace'] } },
          { 'updateDescription.updatedFields.revision': { $exists: true } },
        ],
      },
      // The sheet doesn't depend on any other settings.
      { 'ns.coll': 'settings', 'documentKey._id': PAYMENT_METHODS_ID },
      { 'ns.coll': { $in: [...MAIL_COLLECTIONS, ...CALLER_COLLECTIONS] } },
    ],
  };
  return [{ $match: match }, { $project: { _id: 1 } }];
}
