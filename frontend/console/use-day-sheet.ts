import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { daySheetStore } from './day-sheet-store';
import type { Desk } from './desk';

/** A date's sheet, kept up to date as long as it is shown. */
export function useDaySheet(date: string, desk: Desk) {
  const store = useMemo(() => daySheetStore(date, desk), [date, desk]);
  useEffect(() => store.start(), [store]);
  const state = useSyncExternalStore(store.subscribe, store.snapshot, store.snapshot);
  return { store, state };
}
