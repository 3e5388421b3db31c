import type { CommandDefinition } from '../decision';
import { partiesAt } from '../rules/bookings';
import { findDeparture, toStoredDeparture } from '../rules/departures';
import type { BookingEvent } from '../state';
import { without } from '../../without';

export interface Announce {
  departure: string;
  /** The new text; if missing, the command deletes the announcement. */
  text?: string;
}

/** Sets or deletes a departure's announcement, which parties that book later also see. Safe to repeat. */
export const announce: CommandDefinition<Announce, 'not-found'> = {
  needs: ({ departure }) => ({ departures: [departure], departuresWithBookings: [departure] }),

  decide({ departure: id, text }, state, { now }) {
    const departure = findDeparture(state, id);
    if (!departure) return { refusal: { code: 'not-found' } };
    const stored = toStoredDeparture(departure, state);
    if (stored.notice?.text === text) return {};
    const departureWithoutNotice = without(stored, 'notice');
    if (text === undefined) return { changes: { departures: [departureWithoutNotice] } };
    const events = partiesAt(state, id).map((booking): BookingEvent => ({
      kind: 'notice-written',
      booking,
    }));
    const departureWithNotice = { ...departureWithoutNotice, notice: { text, at: now } };
    return { changes: { departures: [departureWithNotice], events } };
  },
};
