import { texts } from './fact-texts.en';

/** Formats a duration, or a range such as "2 hours to 2 hours 30 minutes". */
export function durationText(minMinutes: number, maxMinutes: number): string {
  return minMinutes === maxMinutes
    ? texts.minutes(minMinutes)
    : texts.minutesRange(minMinutes, maxMinutes);
}
