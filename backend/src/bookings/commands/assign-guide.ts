import type { StoredDeparture } from '../../departures/departure';
import { departuresClash } from '../../departures/guides';
import { findGuidesOnDuty } from '../../departures/leaders';
import { without } from '../../without';
import type { CommandDefinition } from '../decision';
import { findOthersAround, findDeparture, toStoredDeparture } from '../rules/departures';

export interface AssignGuide {
  departure: string;
  /** The guide's id; if missing, the command removes the departure's guide. */
  guide?: string;
  /** Whether to assign the guide even if they are off or lead a different departure at that time. */
  anyway?: boolean;
}

/** Assigns a guide to a departure, or removes the departure's guide. Safe to repeat. */
export const assignGuide: CommandDefinition<
  AssignGuide,
  'not-found' | 'no-such-guide' | 'guide-off' | 'guide-leads-other'
> = {
  needs: ({ departure }) => ({ departures: [departure], departuresWithClashes: [departure] }),

  decide({ departure: id, guide, anyway = false }, state, { guides: availability }) {
    const departure = findDeparture(state, id);
    if (!departure) return { refusal: { code: 'not-found' } };
    const stored = toStoredDeparture(departure, state);
    if (stored.ledBy === guide) return {};
    if (guide === undefined) return { changes: { departures: [without(stored, 'ledBy')] } };
    if (!availability?.guides.some((each) => each.id === guide)) {
      return { refusal: { code: 'no-such-guide' } };
    }
    if (!anyway) {
      if (!findGuidesOnDuty(departure, availability).includes(guide)) {
        return { refusal: { code: 'guide-off' } };
      }
      const isLedByGuide = ({ ledBy }: StoredDeparture) => ledBy === guide;
      const ledDepartures = findOthersAround(state, departure, isLedByGuide);
      const clashing = ledDepartures.find((each) => departuresClash(departure, each));
      if (clashing) return { refusal: { code: 'guide-leads-other', departure: clashing } };
    }
    return { changes: { departures: [{ ...stored, ledBy: guide }] } };
  },
};
