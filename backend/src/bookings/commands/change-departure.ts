import type { DepartureSettings } from '../../departures/departure';
import type { CommandDefinition } from '../decision';
import { changeSettings } from '../rules/departure-changes';
import { findDeparture } from '../rules/departures';

export interface ChangeDeparture {
  departure: string;
  /** Missing settings stay as they are. */
  settings: DepartureSettings;
  /** The revision of the departure that the guide has seen. */
  revision: number;
}

/** Changes, closes, or cancels a departure. */
export const changeDeparture: CommandDefinition<ChangeDeparture, 'not-found' | 'changed'> = {
  needs: ({ departure }) => ({
    departures: [departure],
    departuresWithPeopleCounts: [departure],
    departuresWithBookings: [departure],
  }),

  decide(command, state) {
    const before = findDeparture(state, command.departure);
    if (!before) return { refusal: { code: 'not-found' } };
    if (before.revision !== command.revision) return { refusal: { code: 'changed' } };
    return { changes: changeSettings(before, command.settings, state) };
  },
};
