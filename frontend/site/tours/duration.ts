import type { Messages } from '../words/messages';

/** Formats a duration, or a range such as "2 hours to 2 hours 30 minutes". */
export function durationText(words: Messages['catalog'], from: number, to: number): string {
  return from === to ? words.minutes(from) : words.minutesRange(from, to);
}
