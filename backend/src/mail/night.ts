import { addDays, newYorkDate, newYorkInstant, newYorkTime } from 'shared/new-york';

const NIGHT = { from: '22:00', to: '08:00' };
/** Mail that waits for the morning is sent at this time. */
const MORNING = '09:00';

/** Returns the instant, or the next morning at 9 if it is at night in New York. */
export function afterNight(instant: Date): Date {
  const [date, time] = [newYorkDate(instant), newYorkTime(instant)];
  if (time < NIGHT.to) return newYorkInstant(date, MORNING);
  return time < NIGHT.from ? instant : newYorkInstant(addDays(date, 1), MORNING);
}
