import { useEffect, useMemo, useReducer, useState } from 'react';
import { ApiError, sentenceOf } from '../../api/client';
import type { Session } from '../../api/session';
import type { TourKind } from '../tour-kinds';
import { toursApi, type Tour, type TourInput } from './tours-api';
import { toursReducer } from './tours-state';

/** How often to look whether a booking that is held has been confirmed. */
const LOOK_MS = 30_000;

let drafts = 0;

/**
 * One list of the visitor's bookings, loaded as soon as it is known who the visitor is. Changes show at
 * once, and are taken back if the server refuses them.
 */
export function useTours(kind: TourKind, { status }: Session) {
  const [state, dispatch] = useReducer(toursReducer, { status: 'loading' });
  const [attempt, setAttempt] = useState(0);
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

  // What is held is mostly confirmed elsewhere, where mail is read.
  const isHeld =
    state.status === 'ready' && state.tours.some(({ heldUntil }) => heldUntil !== undefined);
  useEffect(() => {
    if (!isHeld) return undefined;
    let current = true;
    const look = () => {
      if (document.hidden) return;
      api.list().then(
        (tours) => {
          if (current) dispatch({ type: 'loaded', tours });
        },
        // What is shown may still be true.
        () => undefined,
      );
    };
    const timer = setInterval(look, LOOK_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      current = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [api, isHeld]);

  return {
    state,
    reload: () => {
      setAttempt((n) => n + 1);
    },
    create: async (input: TourInput) => {
      const id = `draft-${String(drafts++)}`;
      dispatch({ type: 'added', tour: { date: '', ...input, _id: id, unsaved: true } });
      try {
        const tour = await api.create(input);
        dispatch({ type: 'replaced', id, tour });
        return tour;
      } catch (error) {
        dispatch({ type: 'removed', id });
        throw error;
      }
    },
    update: async (tour: Tour, input: TourInput) => {
      const id = tour._id;
      const changed = { ...tour, date: '', time: undefined, ...input, unsaved: true as const };
      dispatch({ type: 'replaced', id, tour: changed });
      try {
        dispatch({ type: 'replaced', id, tour: await api.update(id, input) });
      } catch (error) {
        if (isNotFound(error)) dispatch({ type: 'removed', id });
        else dispatch({ type: 'replaced', id, tour });
        throw error;
      }
    },
    remove: async (tour: Tour, index: number) => {
      dispatch({ type: 'removed', id: tour._id });
      try {
        await api.remove(tour._id);
      } catch (error) {
        if (isNotFound(error)) return;
        dispatch({ type: 'added', tour, index });
        throw error;
      }
    },
    /** Takes a deletion back. */
    restore: async (tour: Tour, index: number) => {
      const id = tour._id;
      dispatch({ type: 'added', tour: { ...tour, unsaved: true }, index });
      try {
        dispatch({ type: 'replaced', id, tour: await api.restore(id) });
      } catch (error) {
        dispatch({ type: 'removed', id });
        throw error;
      }
    },
  };
}

/** Somebody, perhaps this visitor in another tab, has deleted it already. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
