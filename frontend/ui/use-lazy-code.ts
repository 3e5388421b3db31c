import { useRef, useState } from 'react';
import { useRemote } from './use-remote';

/**
 * Loads the code of a part of the page when the visitor opens that part.
 *
 * @param load imports the code
 * @param isInitiallyOpen whether the part is open from the start
 */
export function useLazyCode<Code extends object>(
  load: () => Promise<Code>,
  isInitiallyOpen = false,
) {
  const [isOpen, setIsOpen] = useState(isInitiallyOpen);
  const { state, retry } = useRemote(isOpen ? 'code' : null, load);
  const openerRef = useRef<HTMLButtonElement>(null);
  const failed = isOpen && state.status === 'failed';
  return {
    /** Null while the part is closed, or its code is loading. */
    code: isOpen && state.status === 'ready' ? state.data : null,
    /** Whether the code couldn't be loaded. */
    failed,
    /** For the button that opens the part. */
    openerRef,
    open: () => {
      if (failed) retry();
      setIsOpen(true);
    },
    close: () => {
      setIsOpen(false);
      // Moves the focus to the button, because the focused element disappears.
      setTimeout(() => openerRef.current?.focus());
    },
  };
}
