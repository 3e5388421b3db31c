import { formatDayAndDate } from 'shared/new-york-texts';
import type { BulkDeparture } from '../../../api/schema';
import type { BulkAction } from './bulk-draft';

/** Formats a number of departures: "1 departure" or "16 departures". */
export function formatDepartures(count: number): string {
  return count === 1 ? '1 departure' : `${String(count)} departures`;
}

/** Describes the departures on a date: "Tuesday, Dec 1: 12 of 15 chosen, 2 booked". */
export function describeDate(
  date: string,
  departures: readonly BulkDeparture[],
  chosenCount: number,
): string {
  const bookedCount = departures.filter(({ people }) => people > 0).length;
  const chosenText = `${String(chosenCount)} of ${String(departures.length)} chosen`;
  const bookedText = bookedCount > 0 ? `, ${String(bookedCount)} booked` : '';
  return `${formatDayAndDate(date)}: ${chosenText}${bookedText}`;
}

/** Describes how many of the departures are booked. Ends in a colon if there are any, so that a list can follow. */
export function describeBooked(departures: readonly BulkDeparture[]): string {
  const count = departures.filter(({ people, waiting }) => people + waiting > 0).length;
  if (count === 0) return 'Nobody has booked these tours.';
  const hasWaitlist = departures.some(({ waiting }) => waiting > 0);
  if (count === 1) return `1 is booked${hasWaitlist ? ' or has a waitlist' : ''}:`;
  return `${String(count)} are booked${hasWaitlist ? ' or have waitlists' : ''}:`;
}

/** Completes the sentence "Visitors get an email …". Empty for changes that send no email. */
const EMAIL_CONTENTS: Readonly<Record<BulkAction, string>> = {
  open: 'that the tour takes place after all',
  closed: '',
  capacity: '',
  shift: 'with the new start time',
  meetingPoint: 'with the new meeting point',
  cancelled: 'that you canceled, with your reason',
};

/** Describes the email that visitors get about a change, in one or two sentences. */
export function describeEmails(departures: readonly BulkDeparture[], action: BulkAction): string {
  if (departures.some(({ isNotified }) => isNotified)) {
    return `Visitors get an email ${EMAIL_CONTENTS[action]}: one each, even if they booked several of these tours. You can’t undo this.`;
  }
  return departures.some(({ people }) => people > 0)
    ? 'Nobody gets an email: visitors who have booked keep their spots.'
    : 'Nobody gets an email.';
}
