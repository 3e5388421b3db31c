import type { Tap } from './tap';

/** What becomes of taps when the page goes. */
export type Persistence =
  | 'kept'
  /** The browser isPersistent nothing for this site, or has no room left: taps last as long as the page. */
  | 'page only'
  /** Another tab has a newer build of the console, whose taps this one can't read: the same. */
  | 'outdated';

/** The taps of all guides who have used this device. */
export interface TapDatabase {
  persistence: () => Persistence;
  /** A guide's taps, in order. */
  read: (guide: string) => Promise<readonly Tap[]>;
  /** Changes a guide's taps in one transaction; what `change` leaves out is deleted. */
  write: (
    guide: string,
    change: (taps: readonly Tap[]) => readonly Tap[],
  ) => Promise<readonly Tap[]>;
}

/** One guide's taps. */
export interface TapStore {
  /** In order. */
  all: () => Promise<readonly Tap[]>;
  /**
   * Changes them in one step, whatever other tabs do meanwhile.
   *
   * @param change gives what they are from now on, from what they are; it may be called twice
   */
  edit: (change: (taps: readonly Tap[]) => readonly Tap[]) => Promise<readonly Tap[]>;
  persistence: () => Persistence;
}

/** Keeps a guide's taps in the device's database; as long as the page from when that fails. */
export function tapStore(guide: string, database: TapDatabase): TapStore {
  let last: readonly Tap[] = [];
  let isPersistent = database.persistence() === 'kept';

  return {
    all: async () => {
      if (isPersistent) last = await database.read(guide);
      return last;
    },
    edit: async (change) => {
      if (isPersistent) {
        try {
          return (last = await database.write(guide, change));
        } catch {
          isPersistent = false;
          // Or what is old would be sent again when the page is opened the next time.
          await database.write(guide, () => []).catch(() => undefined);
        }
      }
      return (last = change(last));
    },
    persistence: () =>
      isPersistent || database.persistence() === 'outdated' ? database.persistence() : 'page only',
  };
}
