import type { PartyRecord, PublicUser, WalkInInput } from '../api/schema';
import type { Marks } from './outbox/marks';
import type { List, Tap } from './outbox/tap';
import type { TapDatabase } from './outbox/tap-store';

/** What the console kept in the browser's storage before it had a database. */
const OLD = 'kept:';

interface OldMarks {
  kind: 'marks';
  id: string;
  date: string;
  list: List;
  seen: PartyRecord;
  marks: Marks;
  tried: Marks[];
}

interface OldWalkIn {
  kind: 'walk-in';
  id: string;
  date: string;
  departure: string;
  who: WalkInInput;
}

/** Takes over what was tapped before the console had a database, and ends the worker of that time. */
export async function takeOverOldTaps(database: TapDatabase): Promise<void> {
  await endOldWorkers();
  const user = stored('user') as PublicUser | null;
  const waiting = (stored('outbox') ?? []) as (OldMarks | OldWalkIn)[];
  if (user && waiting.length > 0) {
    await database.write(user.username, (taps) => {
      const known = new Set(taps.map(({ id }) => id));
      const missing = waiting.filter(({ id }) => !known.has(id));
      return [
        ...taps,
        ...missing.map((old, index) => tapOf(old, user.username, index - missing.length)),
      ];
    });
  }
  forgetOld();
}

function tapOf(old: OldMarks | OldWalkIn, guide: string, order: number): Tap {
  const { id, date } = old;
  const base = { id, guide, order, at: Date.now(), date };
  if (old.kind === 'walk-in') {
    const { departure, who } = old;
    return { ...base, kind: 'walk-in', departure, who, tried: true, takenBack: false };
  }
  const { list, seen, marks, tried } = old;
  // The sheet says at which departure the party is.
  return { ...base, kind: 'marks', departure: '', list, party: seen, marks, tried };
}

function stored(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(OLD + name) ?? 'null');
  } catch {
    return null;
  }
}

function forgetOld(): void {
  try {
    for (const name of Object.keys(localStorage)) {
      if (name.startsWith(OLD)) localStorage.removeItem(name);
    }
  } catch {
    // Without storage, nothing was kept.
  }
}

/** The worker of that time had the address /guide itself, and would go on showing the page of then. */
async function endOldWorkers(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  for (const registration of await navigator.serviceWorker.getRegistrations()) {
    const { pathname } = new URL(registration.scope);
    if (pathname === '/guide') await registration.unregister();
  }
}
