import { without } from '../../without';
import type { CommandDefinition } from '../decision';
import { findDeparture } from '../rules/departures';

export interface UnassignGuide {
  /** The user's id. */
  guide: string;
  departures: string[];
}

/** Takes a guide off the departures that they would have led. Departures that have started keep their guide. */
export const unassignGuide: CommandDefinition<UnassignGuide> = {
  needs: ({ departures }) => ({ departures }),

  decide({ guide, departures }, state, { now }) {
    const led = departures.flatMap((id) => {
      const stored = state.departures.get(id);
      const startsAt = findDeparture(state, id)?.startsAt;
      const hasStarted = startsAt !== undefined && startsAt <= now;
      return stored?.ledBy === guide && !hasStarted ? [without(stored, 'ledBy')] : [];
    });
    return { changes: { departures: led } };
  },
};
