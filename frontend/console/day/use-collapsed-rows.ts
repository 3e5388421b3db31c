import { useEffect, useRef, useState } from 'react';

/** For this long after a tap, rows don't move, so that the tap can be undone in its row. */
export const UNDO_MS = 5000;
/** A tap within this time after rows moved was probably meant for a different row. */
const REACTION_MS = 400;

/**
 * Returns the arrived parties that may move to the collapsed list. They move all at once, when no tap can be undone in
 * its row anymore.
 */
export function useCollapsedRows(arrivedIds: readonly string[]) {
  const [settled, setSettled] = useState<ReadonlySet<string>>(() => new Set(arrivedIds));
  const movedAt = useRef(0);
  const ids = arrivedIds.join(' ');
  const stillArrived = [...settled].filter((id) => arrivedIds.includes(id));
  if (stillArrived.length < settled.size) setSettled(new Set(stillArrived));
  useEffect(() => {
    const timer = setTimeout(() => {
      movedAt.current = Date.now();
      setSettled(new Set(ids.split(' ')));
    }, UNDO_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [ids]);
  return {
    settled,
    /** Whether rows have just moved without a tap. */
    hasJustMoved: () => Date.now() - movedAt.current < REACTION_MS,
  };
}
