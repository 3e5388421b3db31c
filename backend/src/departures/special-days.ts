import { specialDayEffect, specialDaysOn, type SpecialDayName } from 'shared/special-days';
import type { Departure } from './departure';

type DepartureRoute = Pick<Departure, 'date' | 'startTime' | 'lengthMinutes' | 'stops'>;

/** The special day on which a departure can't be walked, if any. */
export function findClosingDay(departure: DepartureRoute): SpecialDayName | undefined {
  return findDay(departure, 'closed');
}

/** The special day that affects a departure most, if any. */
export function findSpecialDay(departure: DepartureRoute): SpecialDayName | undefined {
  return findDay(departure, 'closed') ?? findDay(departure, 'hard');
}

function findDay(
  { date, startTime, lengthMinutes, stops }: DepartureRoute,
  effect: 'closed' | 'hard',
): SpecialDayName | undefined {
  return specialDaysOn(date).find(
    (name) => specialDayEffect(name, startTime, lengthMinutes, stops) === effect,
  );
}
