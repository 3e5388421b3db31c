import type { Messages } from '../words/messages';

/** How long a walk takes, where it can take longer: "2 hours to 2 hours 30 minutes". */
export function rangeText(words: Messages['catalog'], from: number, to: number): string {
  return from === to ? words.minutes(from) : words.minutesTo(from, to);
}
