import { useEffect, useRef, useState } from 'react';

/** The time after a tap during which rows don't move, so that the guide can undo the tap in its row. */
export const UNDO_MS = 5000;
/** A tap within this time after rows moved was probably meant for a different row. */
const REACTION_MS = 400;

/**
 * Returns the ids of the parties whose rows are in the collapsed list. Rows move there all at once, when the guide can
 * no longer undo a tap in its row.
 *
 * @param settledIds the ids of the parties that have arrived and owe nothing
 */
export function useCollapsedRows(settledIds: readonly string[]) {
  const [collapsedIds, setCollapsedIds] = useState<ReadonlySet<string>>(() => new Set(settledIds));
  const movedAt = useRef(0);
  const ids = settledIds.join(' ');
  const stillSettled = [...collapsedIds].filter((id) => settledIds.includes(id));
  if (stillSettled.length < collapsedIds.size) setCollapsedIds(new Set(stillSettled));
  useEffect(() => {
    const timer = setTimeout(() => {
      movedAt.current = Date.now();
      setCollapsedIds(new Set(ids.split(' ')));
    }, UNDO_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [ids]);
  return {
    collapsedIds,
    /** Whether rows have just moved without a tap. */
    hasJustMoved: () => Date.now() - movedAt.current < REACTION_MS,
  };
}
