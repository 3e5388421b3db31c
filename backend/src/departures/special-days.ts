import {
  CROWDED_DAYS,
  specialDayEffect,
  specialDaysOn,
  type CrowdedDay,
  type SpecialDayEffect,
} from 'shared/special-days';
import type { Departure } from './departure';

type DepartureRoute = Pick<Departure, 'date' | 'startTime' | 'lengthMinutes' | 'stops'>;

/** Returns the special day on which a departure can't be walked, if there is one. */
export function findClosingDay(departure: DepartureRoute): CrowdedDay | undefined {
  return findDayWithEffect(departure, 'closed');
}

/** Returns the special day that affects a departure most, if there is one. */
export function findSpecialDay(departure: DepartureRoute): CrowdedDay | undefined {
  return findDayWithEffect(departure, 'closed') ?? findDayWithEffect(departure, 'detour');
}

function findDayWithEffect(
  { date, startTime, lengthMinutes, stops }: DepartureRoute,
  effect: SpecialDayEffect,
): CrowdedDay | undefined {
  const days = specialDaysOn(date);
  return CROWDED_DAYS.find(
    (name) =>
      days.includes(name) && specialDayEffect(name, startTime, lengthMinutes, stops) === effect,
  );
}
