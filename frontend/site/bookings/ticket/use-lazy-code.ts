import { useEffect, useRef, useState } from 'react';

/**
 * Loads the code of a part of the page when it is opened.
 *
 * @param load imports the code; has to be the same function in each render
 * @param isInitiallyOpen whether the part is open from the start
 */
export function useLazyCode<Code extends object>(
  load: () => Promise<Code>,
  isInitiallyOpen = false,
) {
  const [code, setCode] = useState<Code | null>(null);
  const [isOpen, setIsOpen] = useState(isInitiallyOpen);
  const [failed, setFailed] = useState(false);
  const openerRef = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    let isCurrent = true;
    load().then(
      (loadedCode) => {
        if (isCurrent) setCode(loadedCode);
      },
      () => {
        if (!isCurrent) return;
        setIsOpen(false);
        setFailed(true);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [load, isOpen]);

  return {
    /** Null while the part is closed, or its code is loading. */
    code: isOpen ? code : null,
    /** Whether the code couldn't be loaded. */
    failed,
    /** For the button that opens the part. */
    openerRef,
    open: () => {
      setFailed(false);
      setIsOpen(true);
    },
    close: () => {
      setIsOpen(false);
      // Moves the focus to the button, because the focused element is gone.
      setTimeout(() => openerRef.current?.focus());
    },
  };
}
