import type { mongo } from 'mongoose';

/** A change from one version of the stored data to the next. Can be undone only by restoring a backup. */
export interface Migration {
  /** The data's version afterward: one more than the previous migration's. */
  version: number;
  /**
   * Changes the data. It may be called again after it stopped halfway, so it must skip data that it has already changed.
   *
   * @param signal aborted when the migration must stop: the process is ending, or another replica has taken over
   */
  run(db: mongo.Db, signal: AbortSignal): Promise<void>;
}

/** The oldest version that this app can migrate. */
export const FIRST_VERSION = 3;

/** The commit of an older version of the app, which migrates any older database to {@link FIRST_VERSION}. */
export const UPGRADE_COMMIT = '85369ffbe7810a596c9651296531e702014da12b';
