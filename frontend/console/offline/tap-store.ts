import type { Tap } from './tap';

/** Whether taps remain on the device when the page closes. */
export type Persistence =
  | 'kept'
  /** The browser blocks storage, or is out of space. Taps last as long as the page. */
  | 'page only'
  /** A newer build has upgraded the database, so this build can't use it. Taps last as long as the page. */
  | 'outdated';

/** The taps of all guides who have used this device. */
export interface TapDatabase {
  persistence: () => Persistence;
  /** Reads a guide's taps, in order. */
  read: (guide: string) => Promise<readonly Tap[]>;
  /** Changes a guide's taps in one transaction. Taps that `change` doesn't return are deleted. */
  write: (
    guide: string,
    change: (taps: readonly Tap[]) => readonly Tap[],
  ) => Promise<readonly Tap[]>;
}

/** One guide's taps. */
export interface TapStore {
  /** Returns the taps, in order. */
  readAll: () => Promise<readonly Tap[]>;
  /**
   * Changes the taps in one transaction, so that other tabs can't interfere.
   *
   * @param change returns the new taps; may be called twice, if the first write fails
   */
  edit: (change: (taps: readonly Tap[]) => readonly Tap[]) => Promise<readonly Tap[]>;
  persistence: () => Persistence;
}

/** Stores a guide's taps in the device's database; after a write has failed, keeps them only in memory. */
export function createTapStore(guide: string, database: TapDatabase): TapStore {
  let latestTaps: readonly Tap[] = [];
  let isPersistent = database.persistence() === 'kept';

  return {
    readAll: async () => {
      if (isPersistent) latestTaps = await database.read(guide);
      return latestTaps;
    },
    edit: async (change) => {
      if (isPersistent) {
        try {
          return (latestTaps = await database.write(guide, change));
        } catch {
          isPersistent = false;
          // Deletes the stored taps. Otherwise, the next page would send them again.
          await database.write(guide, () => []).catch(() => undefined);
        }
      }
      return (latestTaps = change(latestTaps));
    },
    persistence: () =>
      isPersistent || database.persistence() === 'outdated' ? database.persistence() : 'page only',
  };
}
