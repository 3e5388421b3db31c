import { without } from '../../without';
import type { CommandDefinition } from '../decision';
import { findDeparture } from '../rules/departures';

export interface UnassignGuide {
  /** The guide's id. */
  guide: string;
  departures: string[];
}

/** Removes a guide from the given departures. Departures that have started keep their guide. */
export const unassignGuide: CommandDefinition<UnassignGuide> = {
  needs: ({ departures }) => ({ departures }),

  decide({ guide, departures }, state, { now }) {
    const unassigned = departures.flatMap((id) => {
      const stored = state.departures.get(id);
      const startsAt = findDeparture(state, id)?.startsAt;
      const hasStarted = startsAt !== undefined && startsAt <= now;
      return stored?.ledBy === guide && !hasStarted ? [without(stored, 'ledBy')] : [];
    });
    return { changes: { departures: unassigned } };
  },
};
