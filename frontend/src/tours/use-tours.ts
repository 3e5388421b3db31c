import { useEffect, useMemo, useReducer, useState } from 'react';
import { ApiError, sentenceOf } from '../api/client';
import { useSession } from '../auth/session';
import type { TourKind } from './tour-kinds';
import { toursApi, type Tour, type TourInput } from './tours-api';
import { toursReducer } from './tours-state';

/** One list of the visitor's bookings, loaded as soon as it is known who the visitor is. */
export function useTours(kind: TourKind) {
  const [state, dispatch] = useReducer(toursReducer, { status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const { status } = useSession();
  const api = useMemo(() => toursApi(kind), [kind]);

  useEffect(() => {
    if (status !== 'signed-in' && status !== 'signed-out') return;
    let current = true;
    dispatch({ type: 'load' });
    api.list().then(
      (tours) => {
        if (current) dispatch({ type: 'loaded', tours });
      },
      (error: unknown) => {
        if (current) dispatch({ type: 'failed', sentence: sentenceOf(error) });
      },
    );
    return () => {
      current = false;
    };
  }, [api, status, attempt]);

  return {
    state,
    reload: () => {
      setAttempt((n) => n + 1);
    },
    create: async (input: TourInput) => {
      dispatch({ type: 'created', tour: await api.create(input) });
    },
    update: async (id: string, input: TourInput) => {
      try {
        dispatch({ type: 'updated', tour: await api.update(id, input) });
      } catch (error) {
        if (isGone(error)) dispatch({ type: 'removed', id });
        throw error;
      }
    },
    /** Takes the row away at once, and puts it back if the server refuses. */
    remove: async (tour: Tour, index: number) => {
      dispatch({ type: 'removed', id: tour._id });
      try {
        await api.remove(tour._id);
      } catch (error) {
        if (isGone(error)) return;
        dispatch({ type: 'restored', tour, index });
        throw error;
      }
    },
  };
}

/** Somebody, perhaps this visitor in another tab, has deleted it already. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
