import { minuteOfDay, newYorkInstant, timeOfMinute, weekdayOf } from 'shared/new-york';
import { scheduleOn } from 'shared/tour-settings';
import {
  PROMISED_TERMS,
  scheduledStart,
  termsOf,
  toDeparture,
  type Departure,
  type DepartureSettings,
  type StoredDeparture,
} from '../../departures/departure';
import type { BookingEvent, Changes, State } from '../state';
import { without } from '../../without';
import { partiesAt } from './bookings';
import { toStoredDeparture } from './departures';
import { toBookingBefore } from './events';
import { updatePromises } from './promises';
import { waitlistClosedEvents } from './waitlist';

/** A change that the guide makes to several departures at once. Missing settings stay as they are. */
export interface BulkChange extends Pick<
  DepartureSettings,
  'state' | 'capacity' | 'meetingPoint' | 'reason'
> {
  /** How many minutes later the departures start; negative if earlier. */
  shiftMinutes?: number;
}

/** Why a departure can't be changed together with others. */
export type ChangeObstacle = 'started' | 'other-date' | 'past';

/**
 * The settings that a bulk change gives to one departure, or why the departure can't be changed. The settings are empty
 * if the bulk change has no effect on the departure.
 */
type PlannedSettings = { settings: DepartureSettings } | { obstacle: ChangeObstacle };

/**
 * Returns the settings that a bulk change gives to a departure. Canceled departures only change if they are opened
 * again, so that closing all departures of a day doesn't turn a canceled one into a closed one.
 */
export function planSettings(
  departure: Departure,
  { shiftMinutes = 0, reason, ...settings }: BulkChange,
  now: Date,
): PlannedSettings {
  if (departure.startsAt <= now) return { obstacle: 'started' };
  if (departure.state === 'cancelled' && settings.state !== 'open') return { settings: {} };
  const startTime = shiftTime(departure.startTime, shiftMinutes);
  if (startTime === undefined) return { obstacle: 'other-date' };
  if (newYorkInstant(departure.date, startTime) <= now) return { obstacle: 'past' };
  const requestedSettings: DepartureSettings = {
    ...settings,
    ...(shiftMinutes !== 0 && { startTime }),
  };
  const currentSettings: DepartureSettings = {
    startTime: departure.startTime,
    meetingPoint: departure.meetingPoint,
    capacity: departure.capacity ?? null,
    // If a rule has closed the departure, `state` isn't the guide's choice, so even an unchanged value is stored.
    ...(!departure.closure && { state: departure.state }),
  };
  const names = Object.keys(requestedSettings) as (keyof DepartureSettings)[];
  const unchangedNames = names.filter(
    (name) =>
      requestedSettings[name] === undefined || requestedSettings[name] === currentSettings[name],
  );
  if (unchangedNames.length === names.length) return { settings: {} };
  return {
    settings: {
      ...without(requestedSettings, ...unchangedNames),
      ...(reason !== undefined && { reason }),
    },
  };
}

/** Adds minutes to a time. Returns undefined if the result is on a different date. */
function shiftTime(time: string, minutes: number): string | undefined {
  const minute = minuteOfDay(time) + minutes;
  return minute < 0 || minute >= 24 * 60 ? undefined : timeOfMinute(minute);
}

/** Returns the changes that give a departure these settings, with one event for each party. */
export function changeSettings(
  before: Departure,
  settings: DepartureSettings,
  state: State,
): Required<Pick<Changes, 'departures' | 'bookings' | 'events'>> {
  const departure = {
    ...withSettings(toStoredDeparture(before, state), settings, state, before),
    revision: before.revision + 1,
  };
  const isCanceled = departure.state === 'cancelled';
  const events = partiesAt(state, before.id).map((booking): BookingEvent => ({
    kind: isCanceled ? 'departure-cancelled' : 'departure-changed',
    booking,
    before: toBookingBefore(booking, before),
  }));
  if (isCanceled) events.push(...waitlistClosedEvents(before.id, state));
  const after = toDeparture(departure, state.getTour(departure.tour));
  const bookings = updatePromises(state, before, after);
  return { departures: [departure], bookings, events };
}

/**
 * Applies settings to a departure. Doesn't store settings that equal the tour's, unless they were promised to visitors.
 */
function withSettings(
  stored: StoredDeparture,
  settings: DepartureSettings,
  state: State,
  departure: Departure,
): StoredDeparture {
  const tour = state.getTour(stored.tour);
  const { weekdays, capacity = null } = scheduleOn(tour, stored.date);
  const inheritedSettings: DepartureSettings = {
    ...termsOf({ ...tour, startTime: scheduledStart(stored, tour) }),
    capacity,
    state: weekdays.includes(weekdayOf(stored.date)) ? 'open' : 'closed',
  };
  // A new state replaces the old state's reason and other details.
  const before =
    settings.state === undefined ? stored : without(stored, 'reason', 'movedTo', 'ledAnyway');
  // A canceled departure has no guide, so that its guide can lead other departures at that time.
  const keepsGuide = settings.state !== 'cancelled';
  // Remembers that the guide opens a departure that a rule has closed.
  const overridesClosure = settings.state === 'open' && departure.closure !== undefined;
  const names = Object.keys(settings) as (keyof DepartureSettings)[];
  const promisedNames: readonly string[] = stored.isPromised ? PROMISED_TERMS : [];
  const inheritedNames = names.filter(
    (name) => settings[name] === inheritedSettings[name] && !promisedNames.includes(name),
  );
  return {
    ...without(
      { ...before, ...settings },
      ...inheritedNames,
      ...(keepsGuide ? [] : ['ledBy' as const]),
    ),
    ...(overridesClosure && { ledAnyway: true as const }),
  };
}
