import { formatDayAndDate, formatTime } from 'shared/new-york-texts';
import type { PartyRecord, SheetDeparture, WaitingParty } from '../../api/schema';
import { formatMoment } from './moments';
import { formatPeople } from './people';

/** A party with a delivery problem. */
export type UnreachedParty = (PartyRecord | WaitingParty) & {
  untold: NonNullable<PartyRecord['untold']>;
};

/** A short version of the undelivered mail, for the guide to send in another way. */
export function fallbackMessage(departure: SheetDeparture, party: UnreachedParty): string {
  const { name, people, untold } = party;
  const what = `${departure.place} on ${whenOf(departure.date, departure.localDateTimeStart)}`;
  const where = `We meet here: ${departure.meetingPoint}.`;
  const reason = untold.reason ?? reasonOf(departure, party);
  const why = reason === undefined ? '' : ` The reason: ${reason}`;
  switch (untold.kind) {
    case 'cancelled':
      return `Hi ${name}, I’m sorry: I’ve had to cancel our walk, ${what}. Please don’t come to the meeting point.${why}`;
    case 'moved':
      return `Hi ${name}, I’m sorry: I’ve had to move our walk. It’s now ${what}. ${where} Does that suit you?${why}`;
    case 'changed-by-guide':
      return `Hi ${name}, I’ve had to change something about our walk. It’s ${what}. ${where} Does that suit you?${why}`;
    case 'restored':
      return `Hi ${name}, good news: our walk takes place after all, ${what}. ${where}`;
    case 'offer':
      return `Hi ${name}, there’s room for ${formatPeople(people)} now: ${what}.${heldUntil(party)} Would you still like to come?`;
    case 'from-guide':
      return `Hi ${name}, about our walk, ${what}:\n${departure.notice?.text ?? ''}`;
    default:
      return `Hi ${name}, my email about our walk didn’t reach you. You’re booked for ${formatPeople(people)}: ${what}. ${where}`;
  }
}

/** The subject of the guide's own email about a departure. */
export function subjectOf({ place, date, localDateTimeStart }: SheetDeparture): string {
  return `Our walk: ${place}, ${whenOf(date, localDateTimeStart)}`;
}

function reasonOf({ reason }: SheetDeparture, party: UnreachedParty): string | undefined {
  return 'cancelled' in party && party.cancelled ? party.cancelled.reason : reason;
}

function heldUntil(party: UnreachedParty): string {
  if (!('utcHeldUntil' in party) || party.utcHeldUntil === undefined) return '';
  return ` I’m holding it for you until ${formatMoment(party.utcHeldUntil)}.`;
}

function whenOf(date: string, start: string): string {
  return `${formatDayAndDate(date)}, ${formatTime(start.slice(11, 16))}`;
}
