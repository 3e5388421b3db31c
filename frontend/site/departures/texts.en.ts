import { capitalize } from 'shared/capitalize';
import { withPeriod } from 'shared/format';
import { format } from '../texts/format.en';

/** Texts about departures and their bookings, shared by several pages. */
export const texts = {
  /** Notices about a departure, for lists and sentences. */
  notice: {
    canceled: (reason?: string) => (reason === undefined ? 'canceled' : `canceled: ${reason}`),
    movedWithinDay: 'moved to a different time',
    moved: (to: string) => `moved to ${format.date(to)}`,
    closed: 'closed',
    full: 'full',
    left: (spots: number) =>
      format.plural(spots, {
        one: (count) => `${count} spot left`,
        other: (count) => `${count} spots left`,
      }),
    /** For visitors who have booked; their own spots aren't counted. */
    noneLeft: 'no more spots left',
    moreLeft: (spots: number) =>
      format.plural(spots, {
        one: (count) => `${count} more spot left`,
        other: (count) => `${count} more spots left`,
      }),
  },

  /** @param notice one of the notices above, if any */
  start: (start: string, meetingPoint: string, notice?: string) => {
    const sentence = `Starts at ${format.time(start)}, ${meetingPoint}.`;
    return notice === undefined ? sentence : `${sentence} ${withPeriod(capitalize(notice))}`;
  },
  canceledByGuide: (reason?: string) =>
    withPeriod(reason ? `Canceled by the guide: ${reason}` : 'Canceled by the guide'),
  changedByGuide: (start: string, meetingPoint: string, reason?: string) => {
    const reasonText = reason === undefined ? '' : ` The reason: ${withPeriod(reason)}`;
    return `The guide changed this tour: it starts at ${format.time(start)}, ${meetingPoint}.${reasonText}`;
  },
  /** @param start undefined until it has loaded */
  movedWithinDay: (start: string | undefined, reason: string) =>
    withPeriod(
      start === undefined
        ? `The guide moved this tour to a different time: ${reason}`
        : `The guide moved this tour to ${format.time(start)}: ${reason}`,
    ),
  moved: (from: string, to: string, reason: string) =>
    withPeriod(
      `The guide moved this tour from ${format.dayAndDate(from)} to ${format.dayAndDate(to)}: ${reason}`,
    ),
  /** @param date the deadline's date; undefined if it is today */
  tooLate: (deadline: Date, date: string | undefined) =>
    `It’s too late to change this. The deadline was ${date === undefined ? format.time(deadline) : format.when(date, deadline)}.`,

  /** @param isOnNewYorkTime whether the visitor's clock shows New York time */
  deadline: (at: Date, date: string, isOnNewYorkTime: boolean) =>
    isOnNewYorkTime ? format.when(date, at) : `${format.when(date, at)}, New York time`,

  /** "1 person", "2 people". */
  party: (people: number) =>
    format.plural(people, {
      one: (count) => `${count} person`,
      other: (count) => `${count} people`,
    }),

  peopleField: {
    label: 'Number of People',
    fewer: 'Fewer people',
    more: 'More people',
    limit: (maxPeople: number) =>
      format.plural(maxPeople, {
        one: (count) =>
          `Up to ${count} person per booking. Bigger group? Please write to the guide.`,
        other: (count) =>
          `Up to ${count} people per booking. Bigger group? Please write to the guide.`,
      }),
  },
};
