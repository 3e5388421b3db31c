import { isArrivalTime } from 'shared/arrival';
import type { Ticket } from '../../ticket-api';

/** Whether a party is likely to be looking for the guide: its booking is confirmed, and the tour starts around now. */
export function isFindGuideTime({ status, departure }: Ticket, now: Date): boolean {
  const { localDateTimeStart, localDateTimeEnd } = departure;
  const [start, end] = [new Date(localDateTimeStart), new Date(localDateTimeEnd)];
  return status === 'CONFIRMED' && isArrivalTime(start, end, now);
}
