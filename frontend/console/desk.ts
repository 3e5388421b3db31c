import { addDays, newYorkDate } from 'shared/new-york';
import type { PublicUser } from '../api/schema';
import { now } from '../api/clock';
import { fetchSheet } from './day-sheet-store';
import { keptFor, type Kept } from './kept';
import { createOutbox, type Outbox } from './outbox';
import { sheetCopies, type SheetCopies } from './sheet-copies';

/** How old today's and tomorrow's copies become while the page is open. */
const REFRESH_MS = 5 * 60_000;
/** What is shown comes first, and may be one of them. */
const START_MS = 2000;

/** What the guide's page has on this device. */
export interface Desk {
  copies: SheetCopies;
  outbox: Outbox;
}

export function openDesk(user: PublicUser): Desk {
  return setUpDesk(keptFor(user));
}

/** The desk on what is kept already; tests have an outbox of their own. */
export function setUpDesk(kept: Kept, outbox = createOutbox(kept)): Desk {
  const copies = sheetCopies(kept);
  // A copy is no older than what was noted here since.
  outbox.follow(({ date, party, departure }) => {
    if (party) copies.putParty(date, party, departure);
    return false;
  });
  return { copies, outbox };
}

/** Sends what waits, and has today's and tomorrow's sheet at hand, until the function that it gives is called. */
export function runDesk(desk: Desk): () => void {
  const stop = desk.outbox.start();
  const refresh = () => {
    if (!document.hidden && !desk.outbox.snapshot().lost) void fetchNear(desk);
  };
  const timer = setInterval(refresh, REFRESH_MS);
  const start = setTimeout(refresh, START_MS);
  return () => {
    stop();
    clearInterval(timer);
    clearTimeout(start);
  };
}

async function fetchNear(desk: Desk): Promise<void> {
  const today = newYorkDate(now());
  for (const date of [today, addDays(today, 1)]) {
    const at = desk.copies.get(date)?.at ?? 0;
    if (now().getTime() - new Date(at).getTime() < REFRESH_MS) continue;
    // Whoever needs it is told then.
    await fetchSheet(date, desk).catch(() => undefined);
  }
}
