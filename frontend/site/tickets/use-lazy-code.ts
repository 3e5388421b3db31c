import { useEffect, useRef, useState } from 'react';

/**
 * A part of the page whose code is fetched when it is asked for.
 *
 * @param load imports it; the same function at each call
 * @param isWanted whether it is asked for from the start
 */
export function useLazyCode<Code extends object>(load: () => Promise<Code>, isWanted = false) {
  const [code, setCode] = useState<Code | null>(null);
  const [wanted, setWanted] = useState(isWanted);
  const [failed, setFailed] = useState(false);
  const openerRef = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!wanted) return;
    let isCurrent = true;
    load().then(
      (loaded) => {
        if (isCurrent) setCode(loaded);
      },
      () => {
        if (!isCurrent) return;
        setWanted(false);
        setFailed(true);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [load, wanted]);

  return {
    /** Null while it isn't wanted, or on its way. */
    code: wanted ? code : null,
    /** It could not be had. */
    failed,
    /** For the button that stands in its place. */
    openerRef,
    open: () => {
      setFailed(false);
      setWanted(true);
    },
    close: () => {
      setWanted(false);
      // What had the focus is gone, and the button is back.
      setTimeout(() => openerRef.current?.focus());
    },
  };
}
