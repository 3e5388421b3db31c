import { useCallback, useEffect, useRef, useState } from 'react';

/** Data that is loaded from the server. */
export type Remote<Data> =
  { status: 'loading' } | { status: 'failed'; error: unknown } | { status: 'ready'; data: Data };

/**
 * Loads data from the server, and loads it again when the key changes. Drops a response that arrives after the next
 * load or update has begun, or after the component was unmounted.
 *
 * @param key identifies the data; null while the data can't be loaded yet
 */
export function useRemote<Data>(key: string | null, load: () => Promise<Data>) {
  const [state, setState] = useState<Remote<Data>>({ status: 'loading' });
  const latestLoad = useRef(load);
  /** Counts the loads and updates. The responses to earlier loads are dropped. */
  const changeCount = useRef(0);

  useEffect(() => {
    latestLoad.current = load;
  });

  const runLoad = useCallback(async (keepsData: boolean): Promise<Data | null> => {
    const loadNumber = ++changeCount.current;
    const settle = (change: (before: Remote<Data>) => Remote<Data>) => {
      if (loadNumber === changeCount.current) setState(change);
    };
    try {
      const data = await latestLoad.current();
      settle(() => ({ status: 'ready', data }));
      return data;
    } catch (error) {
      settle((before) =>
        keepsData && before.status === 'ready' ? before : { status: 'failed', error },
      );
      return null;
    }
  }, []);

  useEffect(() => {
    if (key === null) return;
    void runLoad(false);
    return () => {
      changeCount.current += 1;
    };
  }, [key, runLoad]);

  return {
    state,
    /** Loads the data again, while the old data stays visible; resolves to null if loading fails. */
    reload: useCallback(() => runLoad(true), [runLoad]),
    /** Shows that the data is loading, and loads it again. */
    retry: () => {
      setState({ status: 'loading' });
      void runLoad(false);
    },
    /** Replaces the shown data. */
    update: (change: (before: Data) => Data) => {
      changeCount.current += 1;
      setState((before) =>
        before.status === 'ready' ? { status: 'ready', data: change(before.data) } : before,
      );
    },
  };
}
