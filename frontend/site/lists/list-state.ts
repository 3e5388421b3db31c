import type { BookingRecord } from '../../api/schema';

/** A booking in the list. */
export type ListedBooking = BookingRecord & {
  /** Set until the server confirms the latest change. */
  unsaved?: true;
};

/** The state of a list of bookings. */
export type ListState =
  | { status: 'loading' }
  | { status: 'failed'; sentence: string }
  | { status: 'ready'; bookings: ListedBooking[] };

export type ListAction =
  | { type: 'load' }
  | { type: 'loaded'; bookings: ListedBooking[] }
  | { type: 'failed'; sentence: string }
  /** Adds a booking, at the end by default. */
  | { type: 'added'; booking: ListedBooking; index?: number }
  /** Replaces the booking with this id with a changed one, or with the server's record. */
  | { type: 'replaced'; id: string; booking: ListedBooking }
  | { type: 'removed'; id: string };

export function listReducer(state: ListState, action: ListAction): ListState {
  switch (action.type) {
    case 'load':
      return { status: 'loading' };
    case 'loaded':
      return { status: 'ready', bookings: action.bookings };
    case 'failed':
      return { status: 'failed', sentence: action.sentence };
    case 'added':
      return updateBookings(state, (bookings) =>
        bookings.toSpliced(action.index ?? bookings.length, 0, action.booking),
      );
    case 'replaced':
      return updateBookings(state, (bookings) =>
        replaceBooking(bookings, action.id, action.booking),
      );
    case 'removed':
      return updateBookings(state, (bookings) => bookings.filter(({ _id }) => _id !== action.id));
  }
}

/**
 * Replaces the booking that has the id. If the list has been reloaded since, it may already contain the new record, or
 * no longer contain the id.
 */
function replaceBooking(
  bookings: ListedBooking[],
  id: string,
  booking: ListedBooking,
): ListedBooking[] {
  const hasNewRecord = bookings.some(({ _id }) => _id === booking._id);
  const idToReplace = hasNewRecord ? booking._id : id;
  const updatedBookings = bookings
    .filter(({ _id }) => _id === idToReplace || _id !== id)
    .map((listed) => (listed._id === idToReplace ? booking : listed));
  return updatedBookings.includes(booking) ? updatedBookings : [...updatedBookings, booking];
}

function updateBookings(
  state: ListState,
  change: (bookings: ListedBooking[]) => ListedBooking[],
): ListState {
  return state.status === 'ready' ? { status: 'ready', bookings: change(state.bookings) } : state;
}
