import { isFindingTime } from 'shared/arrival';
import type { Ticket } from './ticket-api';

/** Whether the party is expected, and looks for the guide. */
export function isFindGuideTime({ status, departure }: Ticket, now: Date): boolean {
  const { localDateTimeStart, localDateTimeEnd } = departure;
  const [starts, ends] = [new Date(localDateTimeStart), new Date(localDateTimeEnd)];
  return status === 'CONFIRMED' && isFindingTime(starts, ends, now);
}
