import type { CommandDefinition } from '../decision';
import { compareStarts } from '../rules/promises';
import { changeTour, type ChangeTour } from './change-tour';

interface ChangeTours {
  /** The changes, at most one for each tour. */
  tours: Omit<ChangeTour, 'booked'>[];
  /** Whether booked departures change, too; missing until the guide has decided. */
  booked?: 'keep' | 'change';
}

/** Changes the settings of several tours: all of them or none. */
export const changeTours: CommandDefinition<
  ChangeTours,
  'not-found' | 'changed' | 'booked-departures'
> = {
  needs: ({ tours }) => ({ toursWithDepartures: tours.map(({ tour }) => tour) }),

  decide({ tours, booked }, state, rules) {
    const decisions = tours.map((each) =>
      changeTour.decide({ ...each, ...(booked && { booked }) }, state, rules),
    );
    const refusals = decisions.flatMap(({ refusal }) => refusal ?? []);
    const finalRefusal = refusals.find(({ code }) => code !== 'booked-departures');
    if (finalRefusal) return { refusal: finalRefusal };
    if (refusals.length > 0) {
      const departures = refusals
        .flatMap((refusal) => (refusal.code === 'booked-departures' ? refusal.departures : []))
        .sort(compareStarts);
      return { refusal: { code: 'booked-departures', departures } };
    }
    const changes = decisions.flatMap((decision) => decision.changes ?? []);
    return {
      changes: {
        tours: changes.flatMap((each) => each.tours ?? []),
        departures: changes.flatMap((each) => each.departures ?? []),
        bookings: changes.flatMap((each) => each.bookings ?? []),
        events: changes.flatMap((each) => each.events ?? []),
      },
    };
  },
};
