import { useEffect, useRef, useState } from 'react';

/** So long a tap can be undone where it was made; nothing moves meanwhile. */
export const UNDO_MS = 5000;
/** So soon after rows have moved, a tap was meant for what stood there before. */
const REACTION_MS = 400;

/**
 * Which of those that are here have been for a while: they may leave their place. All do at once, when nothing was
 * tapped for as long as a tap can be undone.
 */
export function useSettled(here: readonly string[]) {
  const [settled, setSettled] = useState<ReadonlySet<string>>(() => new Set(here));
  const movedAt = useRef(0);
  const ids = here.join(' ');
  const stillHere = [...settled].filter((id) => here.includes(id));
  if (stillHere.length < settled.size) setSettled(new Set(stillHere));
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
    /** Whether rows have just moved by themselves. */
    hasJustMoved: () => Date.now() - movedAt.current < REACTION_MS,
  };
}
