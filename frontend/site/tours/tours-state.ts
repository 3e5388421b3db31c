import type { Tour } from './tours-api';

/** A booking as the page shows it. */
export type ListedTour = Tour & {
  /** The server has not said yes to it yet. */
  unsaved?: true;
};

/** What the page knows of a list. */
export type ToursState =
  | { status: 'loading' }
  | { status: 'failed'; sentence: string }
  | { status: 'ready'; tours: ListedTour[] };

export type ToursAction =
  | { type: 'load' }
  | { type: 'loaded'; tours: ListedTour[] }
  | { type: 'failed'; sentence: string }
  /** A booking comes into the list, at its end if no index is given. */
  | { type: 'added'; tour: ListedTour; index?: number }
  /** What is listed under the id is this from now on: a change, or the server's own record. */
  | { type: 'replaced'; id: string; tour: ListedTour }
  | { type: 'removed'; id: string };

export function toursReducer(state: ToursState, action: ToursAction): ToursState {
  switch (action.type) {
    case 'load':
      return { status: 'loading' };
    case 'loaded':
      return { status: 'ready', tours: action.tours };
    case 'failed':
      return { status: 'failed', sentence: action.sentence };
    case 'added':
      return withTours(state, (tours) =>
        tours.toSpliced(action.index ?? tours.length, 0, action.tour),
      );
    case 'replaced':
      return withTours(state, (tours) => replace(tours, action.id, action.tour));
    case 'removed':
      return withTours(state, (tours) => tours.filter(({ _id }) => _id !== action.id));
  }
}

/** A list that was loaded meanwhile may have the record already, or nothing under that id any more. */
function replace(tours: ListedTour[], id: string, tour: ListedTour): ListedTour[] {
  const listed = tours.some(({ _id }) => _id === tour._id);
  const others = listed && id !== tour._id ? tours.filter(({ _id }) => _id !== id) : tours;
  const replaced = others.map((one) => (one._id === id || one._id === tour._id ? tour : one));
  return replaced.includes(tour) ? replaced : [...replaced, tour];
}

function withTours(state: ToursState, change: (tours: ListedTour[]) => ListedTour[]): ToursState {
  return state.status === 'ready' ? { status: 'ready', tours: change(state.tours) } : state;
}
