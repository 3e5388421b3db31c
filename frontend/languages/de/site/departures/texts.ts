import type { texts as english } from '../../../../site/departures/texts.en';
import { capitalize } from 'shared/capitalize';
import { withPeriod } from 'shared/format';
import { format } from '../texts/format';

export const texts: typeof english = {
  notice: {
    canceled: (reason) => (reason === undefined ? 'abgesagt' : `abgesagt: ${reason}`),
    movedWithinDay: 'auf eine andere Uhrzeit verschoben',
    moved: (to) => `auf den ${format.date(to)} verschoben`,
    closed: 'nicht buchbar',
    // The soft hyphen fits the word into the calendar's narrow cells.
    full: 'aus\u00ADgebucht',
    left: (spots) =>
      format.plural(spots, {
        one: (count) => `noch ${count} Platz frei`,
        other: (count) => `noch ${count} Plätze frei`,
      }),
    noneLeft: 'keine weiteren Plätze frei',
    moreLeft: (spots) =>
      format.plural(spots, {
        one: (count) => `noch ${count} weiterer Platz frei`,
        other: (count) => `noch ${count} weitere Plätze frei`,
      }),
  },

  start: (start, meetingPoint, notice) => {
    const sentence = `Beginn um ${format.time(start)} Uhr, ${meetingPoint}.`;
    return notice === undefined ? sentence : `${sentence} ${withPeriod(capitalize(notice))}`;
  },
  canceledByGuide: (reason) =>
    withPeriod(reason ? `Vom Guide abgesagt: ${reason}` : 'Vom Guide abgesagt'),
  changedByGuide: (start, meetingPoint, reason) => {
    const reasonText = reason === undefined ? '' : ` ${withPeriod(`Der Grund: ${reason}`)}`;
    return `Ihr Guide hat diese Tour geändert. Beginn ist um ${format.time(start)} Uhr, ${meetingPoint}.${reasonText}`;
  },
  movedWithinDay: (start, reason) =>
    withPeriod(
      start === undefined
        ? `Ihr Guide hat diese Tour auf eine andere Uhrzeit verschoben: ${reason}`
        : `Ihr Guide hat diese Tour auf ${format.time(start)} Uhr verschoben: ${reason}`,
    ),
  moved: (from, to, reason) =>
    withPeriod(
      `Ihr Guide hat diese Tour von ${format.dayAndDate(from)}, auf ${format.dayAndDate(to)}, verschoben: ${reason}`,
    ),
  tooLate: (deadline, date) =>
    `Zum Ändern ist es zu spät. Die Frist endete ${date === undefined ? `um ${format.time(deadline)} Uhr` : `am ${format.when(date, deadline)} Uhr`}.`,

  deadline: (at, date, isOnNewYorkTime) =>
    isOnNewYorkTime
      ? `${format.when(date, at)} Uhr`
      : `${format.when(date, at)} Uhr New Yorker Zeit`,

  party: (people) =>
    format.plural(people, {
      one: (count) => `${count} Person`,
      other: (count) => `${count} Personen`,
    }),

  peopleField: {
    label: 'Personenzahl',
    fewer: 'Weniger Personen',
    more: 'Mehr Personen',
    limit: (maxPeople) =>
      format.plural(maxPeople, {
        one: (count) =>
          `Höchstens ${count} Person pro Buchung. Sie sind mehr? Schreiben Sie bitte Ihrem Guide.`,
        other: (count) =>
          `Höchstens ${count} Personen pro Buchung. Sie sind mehr? Schreiben Sie bitte Ihrem Guide.`,
      }),
  },
};
