import { useEffect, useState } from 'react';
import { UNDO_MS } from './use-collapsed-rows';

/** Returns whether a button offers to undo its last tap, and a function to set this. The offer ends after UNDO_MS. */
export function useUndoOffer(): [
  offersUndo: boolean,
  setOffersUndo: (offersUndo: boolean) => void,
] {
  const [offersUndo, setOffersUndo] = useState(false);
  useEffect(() => {
    if (!offersUndo) return;
    const timer = setTimeout(() => {
      setOffersUndo(false);
    }, UNDO_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [offersUndo]);
  return [offersUndo, setOffersUndo];
}
