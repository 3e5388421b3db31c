import { useEffect, useMemo, useReducer, useState } from 'react';
import { ApiError, errorSentence } from '../../api/client';
import type { BookingInput, BookingRecord } from '../../api/schema';
import type { Session } from '../../api/session';
import type { TourKind } from '../departures/tour-kinds';
import { listApi } from './list-api';
import { listReducer } from './list-state';

/** The interval for checking whether held bookings have been confirmed. */
const POLL_MS = 30_000;

let draftCount = 0;

/**
 * Loads a list of the visitor's bookings as soon as the session is known. Changes show immediately, and are undone if
 * the server refuses them.
 */
export function useBookings(kind: TourKind, { status }: Session) {
  const [state, dispatch] = useReducer(listReducer, { status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const api = useMemo(() => listApi(kind), [kind]);

  useEffect(() => {
    if (status !== 'signed-in' && status !== 'signed-out') return;
    let isCurrent = true;
    dispatch({ type: 'load' });
    api.list().then(
      (bookings) => {
        if (isCurrent) dispatch({ type: 'loaded', bookings });
      },
      (error: unknown) => {
        if (isCurrent) dispatch({ type: 'failed', sentence: errorSentence(error) });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [api, status, attempt]);

  // Polls, because visitors usually confirm held bookings in a different tab or app, from the email.
  const hasHeldBookings =
    state.status === 'ready' && state.bookings.some(({ heldUntil }) => heldUntil !== undefined);
  useEffect(() => {
    if (!hasHeldBookings) return undefined;
    let isCurrent = true;
    const poll = () => {
      if (document.hidden) return;
      api.list().then(
        (bookings) => {
          if (isCurrent) dispatch({ type: 'loaded', bookings });
        },
        // Ignores failures, because the shown bookings may still be right.
        () => undefined,
      );
    };
    const timer = setInterval(poll, POLL_MS);
    document.addEventListener('visibilitychange', poll);
    return () => {
      isCurrent = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', poll);
    };
  }, [api, hasHeldBookings]);

  return {
    state,
    reload: () => {
      setAttempt((n) => n + 1);
    },
    create: async (input: BookingInput) => {
      const id = `draft-${String(draftCount++)}`;
      dispatch({ type: 'added', booking: { date: '', ...input, _id: id, unsaved: true } });
      try {
        const booking = await api.create(input);
        dispatch({ type: 'replaced', id, booking });
        return booking;
      } catch (error) {
        dispatch({ type: 'removed', id });
        throw error;
      }
    },
    update: async (booking: BookingRecord, input: BookingInput) => {
      const id = booking._id;
      const changedBooking = {
        ...booking,
        date: '',
        time: undefined,
        ...input,
        unsaved: true as const,
      };
      dispatch({ type: 'replaced', id, booking: changedBooking });
      try {
        dispatch({ type: 'replaced', id, booking: await api.update(id, input) });
      } catch (error) {
        if (isNotFound(error)) dispatch({ type: 'removed', id });
        else dispatch({ type: 'replaced', id, booking });
        throw error;
      }
    },
    remove: async (booking: BookingRecord, index: number) => {
      dispatch({ type: 'removed', id: booking._id });
      try {
        await api.remove(booking._id);
      } catch (error) {
        if (isNotFound(error)) return;
        dispatch({ type: 'added', booking, index });
        throw error;
      }
    },
    restore: async (booking: BookingRecord, index: number) => {
      const id = booking._id;
      dispatch({ type: 'added', booking: { ...booking, unsaved: true }, index });
      try {
        dispatch({ type: 'replaced', id, booking: await api.restore(id) });
      } catch (error) {
        dispatch({ type: 'removed', id });
        throw error;
      }
    },
  };
}

/** Whether an error means that the booking has already been deleted, for example in another tab. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
