import type { mongo } from 'mongoose';
import { toOneCore } from './one-core';
import { toOwnTours } from './own-tours';

/** One step from a version of the stored data to the next; there is no way back but a backup. */
export interface Migration {
  /** What the database has when it is done: one more than the migration before. */
  version: number;
  /**
   * Does it. May be called again after it stopped halfway, so it must leave alone what is done already.
   *
   * @param signal aborted when it has to stop: the process ends, or another one goes on in its place
   */
  run(db: mongo.Db, signal: AbortSignal): Promise<void>;
}

/** What the data were before there were versions: an unversioned database has this one. */
export const FIRST_VERSION = 1;

/** All there ever were, in their order. They run before indexes are built. */
export const MIGRATIONS: readonly Migration[] = [
  { version: 2, run: toOneCore },
  { version: 3, run: toOwnTours },
];
