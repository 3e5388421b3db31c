import type { CommandDefinition } from '../decision';
import { findUpcomingDepartures } from '../rules/departures';
import { summarizeDepartures } from '../rules/promises';

export interface SetTourHidden {
  tour: string;
  isHidden: boolean;
  /** Whether the guide has agreed to hide the tour even if some upcoming departures are booked. */
  hideDespiteBookings: boolean;
}

/** Hides a tour, or makes it visible again. */
export const setTourHidden: CommandDefinition<SetTourHidden, 'not-found' | 'booked-departures'> = {
  needs: ({ tour }) => ({ toursWithDepartures: [tour] }),

  decide({ tour, isHidden, hideDespiteBookings }, state, { now }) {
    const before = state.tours.get(tour);
    if (!before) return { refusal: { code: 'not-found' } };
    if (before.isHidden === isHidden) return {};
    const departures = summarizeDepartures(
      findUpcomingDepartures(state, before, now),
      before,
      state,
    ).filter(({ people }) => people > 0);
    if (isHidden && !hideDespiteBookings && departures.length > 0) {
      return { refusal: { code: 'booked-departures', departures } };
    }
    return { changes: { tours: [{ ...before, isHidden, revision: before.revision + 1 }] } };
  },
};
