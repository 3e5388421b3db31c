import { useEffect, useEffectEvent, useRef } from 'react';

/** Data older than this is reloaded when the visitor comes back to the page. */
const STALE_AFTER_MS = 60_000;

/** Reloads stale data when the visitor comes back to the page from a different tab or app. */
export function useReloadOnReturn(reload: () => void): void {
  const loadedAt = useRef(0);
  const reloadIfStale = useEffectEvent(() => {
    if (document.hidden || performance.now() - loadedAt.current < STALE_AFTER_MS) return;
    loadedAt.current = performance.now();
    reload();
  });
  useEffect(() => {
    loadedAt.current = performance.now();
    const onVisibilityChange = () => {
      reloadIfStale();
    };
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => {
      document.removeEventListener('visibilitychange', onVisibilityChange);
    };
  }, []);
}
