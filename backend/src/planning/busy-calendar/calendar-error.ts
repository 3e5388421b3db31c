/**
 * Why a calendar's busy times can't be read:
 *
 * - `not-a-calendar`: the text isn't a calendar.
 * - `own-calendar`: the calendar is this site's own calendar of tours.
 * - `too-full`: the calendar has too many events, or an event with too many occurrences, or reading it takes too much
 *   time or memory.
 */
export type CalendarFlaw = 'not-a-calendar' | 'own-calendar' | 'too-full';

export class CalendarError extends Error {
  constructor(readonly flaw: CalendarFlaw) {
    super(flaw);
  }
}
