import { addDays, newYorkDate, newYorkInstant, newYorkTime } from 'shared/new-york';

/** The hours without mail that isn't urgent, in New York time. */
const NIGHT = { from: '22:00', to: '08:00' };
/** When mail that was due at night is sent. */
const MORNING_TIME = '09:00';

/** Returns the instant, or 9 AM on the next morning if it is night in New York. */
export function postponePastNight(instant: Date): Date {
  const [date, time] = [newYorkDate(instant), newYorkTime(instant)];
  if (time < NIGHT.to) return newYorkInstant(date, MORNING_TIME);
  return time < NIGHT.from ? instant : newYorkInstant(addDays(date, 1), MORNING_TIME);
}
