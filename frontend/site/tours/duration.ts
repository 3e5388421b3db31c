import { texts } from './fact-texts.en';

/** Formats a duration, or a range such as "2 hours to 2 hours 30 minutes". */
export function durationText(from: number, to: number): string {
  return from === to ? texts.minutes(from) : texts.minutesRange(from, to);
}
