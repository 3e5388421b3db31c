import type { Tour } from './tours-api';

/** What the page knows of a list. */
export type ToursState =
  | { status: 'loading' }
  | { status: 'failed'; sentence: string }
  | { status: 'ready'; tours: Tour[] };

export type ToursAction =
  | { type: 'load' }
  | { type: 'loaded'; tours: Tour[] }
  | { type: 'failed'; sentence: string }
  | { type: 'created' | 'updated'; tour: Tour }
  | { type: 'removed'; id: string }
  /** A deletion that the server refused: the row goes back to where it was. */
  | { type: 'restored'; tour: Tour; index: number };

export function toursReducer(state: ToursState, action: ToursAction): ToursState {
  switch (action.type) {
    case 'load':
      return { status: 'loading' };
    case 'loaded':
      return { status: 'ready', tours: action.tours };
    case 'failed':
      return { status: 'failed', sentence: action.sentence };
    case 'created':
      // A booking whose first answer was lost may be in the list by now.
      return withTours(state, (tours) =>
        tours.some(({ _id }) => _id === action.tour._id)
          ? replace(tours, action.tour)
          : [...tours, action.tour],
      );
    case 'updated':
      return withTours(state, (tours) => replace(tours, action.tour));
    case 'removed':
      return withTours(state, (tours) => tours.filter(({ _id }) => _id !== action.id));
    case 'restored':
      return withTours(state, (tours) => tours.toSpliced(action.index, 0, action.tour));
  }
}

function replace(tours: Tour[], replacement: Tour): Tour[] {
  return tours.map((tour) => (tour._id === replacement._id ? replacement : tour));
}

function withTours(state: ToursState, change: (tours: Tour[]) => Tour[]): ToursState {
  return state.status === 'ready' ? { status: 'ready', tours: change(state.tours) } : state;
}
