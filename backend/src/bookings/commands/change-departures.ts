import type { CommandDefinition } from '../decision';
import type { UnchangeableReason } from '../refusal';
import { changeSettings, planSettings, type BulkChange } from '../rules/departure-changes';
import { findDeparture } from '../rules/departures';
import type { Changes } from '../state';

/** A departure and its revision when the guide last saw it. */
export interface SeenDeparture {
  departure: string;
  revision: number;
}

export interface ChangeDepartures {
  /** The bulk change's id. A repeated command skips the departures that it has already changed. */
  id: string;
  /** The departures to change, without duplicates. */
  departures: readonly SeenDeparture[];
  change: BulkChange;
}

/** Changes several departures. Changes none if any of them can't be changed. */
export const changeDepartures: CommandDefinition<ChangeDepartures, 'departure-unchangeable'> = {
  needs(command) {
    const departures = command.departures.map(({ departure }) => departure);
    return {
      departures,
      departuresWithPeopleCounts: departures,
      departuresWithBookings: departures,
    };
  },

  decide({ id, departures: seenDepartures, change }, state, rules) {
    const departures: Changes['departures'] = [];
    const bookings: Changes['bookings'] = [];
    const events: Changes['events'] = [];
    for (const { departure, revision } of seenDepartures) {
      if (state.departures.get(departure)?.bulkChange === id) continue;
      const refuse = (why: UnchangeableReason) =>
        ({ refusal: { code: 'departure-unchangeable', departure, why } }) as const;
      const before = findDeparture(state, departure);
      if (!before) return refuse('not-found');
      if (before.revision !== revision) return refuse('changed');
      const plan = planSettings(before, change, rules.now);
      if ('obstacle' in plan) return refuse(plan.obstacle);
      if (Object.keys(plan.settings).length === 0) continue;
      const changes = changeSettings(before, plan.settings, state);
      departures.push(...changes.departures.map((each) => ({ ...each, bulkChange: id })));
      bookings.push(...changes.bookings);
      events.push(...changes.events.map((event) => ({ ...event, bulkChange: id })));
    }
    return { changes: { departures, bookings, events } };
  },
};
