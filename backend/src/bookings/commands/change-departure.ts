import { weekdayOf } from 'shared/new-york';
import {
  departureOf,
  PROMISED_TERMS,
  termsOf,
  type Departure,
  type DepartureSettings,
  type StoredDeparture,
} from '../../departures/departure';
import type { CommandDefinition } from '../decision';
import { partiesAt } from '../rules/bookings';
import { findDeparture, toStoredDeparture } from '../rules/departures';
import { toBookingBefore } from '../rules/events';
import { updatePromises } from '../rules/promises';
import { waitlistClosedEvents } from '../rules/waitlist';
import type { BookingEvent, State } from '../state';
import { without } from '../../without';

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
    const departure = {
      ...withSettings(toStoredDeparture(before, state), command.settings, state, before),
      revision: before.revision + 1,
    };
    const isCanceled = departure.state === 'cancelled';
    const events = partiesAt(state, before.id).map((booking): BookingEvent => ({
      kind: isCanceled ? 'departure-cancelled' : 'departure-changed',
      booking,
      before: toBookingBefore(booking, before),
    }));
    if (isCanceled) events.push(...waitlistClosedEvents(before.id, state));
    const after = departureOf(departure, state.tour(departure.tour), departure);
    const bookings = updatePromises(state, before, after);
    return { changes: { departures: [departure], bookings, events } };
  },
};

/** Applies settings to a departure. Settings that equal the tour's aren't stored, unless they were promised. */
function withSettings(
  stored: StoredDeparture,
  settings: DepartureSettings,
  state: State,
  departure: Departure,
): StoredDeparture {
  const tour = state.tour(stored.tour);
  const runs = tour.weekdays.includes(weekdayOf(stored.date));
  const inherited: DepartureSettings = {
    ...termsOf({ ...tour, startTime: stored.standsFor ?? stored.start }),
    capacity: tour.capacity ?? null,
    state: runs ? 'open' : 'closed',
  };
  // These fields belong to the old state.
  const before =
    settings.state === undefined ? stored : without(stored, 'reason', 'movedTo', 'ledAnyway');
  const opensAnyway = settings.state === 'open' && departure.closure !== undefined;
  const names = Object.keys(settings) as (keyof DepartureSettings)[];
  const promised: readonly string[] = stored.isPromised ? PROMISED_TERMS : [];
  const redundant = names.filter(
    (name) => settings[name] === inherited[name] && !promised.includes(name),
  );
  return {
    ...without({ ...before, ...settings }, ...redundant),
    ...(opensAnyway && { ledAnyway: true as const }),
  };
}
