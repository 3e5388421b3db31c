import { capitalize } from 'shared/capitalize';
import { withPeriod } from 'shared/format';
import type { texts as english } from '../../../../site/departures/texts.en';
import { atTime, format } from '../texts/format';

/** Texts about departures and their bookings, shared by several pages. */
export const texts: typeof english = {
  /** Notices about a departure, for lists and sentences. */
  notice: {
    canceled: (reason) => (reason === undefined ? 'annullato' : `annullato: ${reason}`),
    movedWithinDay: 'spostato a un altro orario',
    moved: (to) => `spostato a ${format.dayAndDate(to)}`,
    closed: 'non disponibile',
    full: 'esaurito',
    left: (spots) =>
      format.plural(spots, {
        one: (count) => `resta ${count} posto`,
        other: (count) => `restano ${count} posti`,
      }),
    /** For visitors who have booked; their own spots aren't counted. */
    noneLeft: 'nessun altro posto',
    moreLeft: (spots) =>
      format.plural(spots, {
        one: (count) => `resta ancora ${count} posto`,
        other: (count) => `restano altri ${count} posti`,
      }),
  },

  start: (start, meetingPoint, notice) => {
    const sentence = `Si parte ${atTime(start)}. Ritrovo: ${meetingPoint}.`;
    return notice === undefined ? sentence : `${sentence} ${withPeriod(capitalize(notice))}`;
  },
  canceledByGuide: (reason) =>
    withPeriod(reason ? `Annullato dalla guida: ${reason}` : 'Annullato dalla guida'),
  changedByGuide: (start, meetingPoint, reason) => {
    const reasonText = reason === undefined ? '' : ` Il motivo: ${withPeriod(reason)}`;
    return `La guida ha modificato questo tour: si parte ${atTime(start)}, ritrovo: ${meetingPoint}.${reasonText}`;
  },
  movedWithinDay: (start, reason) =>
    withPeriod(
      start === undefined
        ? `La guida ha spostato questo tour a un altro orario: ${reason}`
        : `La guida ha spostato questo tour: si parte ${atTime(start)}. ${capitalize(reason)}`,
    ),
  moved: (from, to, reason) =>
    withPeriod(
      `La guida ha spostato questo tour da ${format.dayAndDate(from)} a ${format.dayAndDate(to)}: ${reason}`,
    ),
  tooLate: (deadline, date) =>
    `È troppo tardi per fare modifiche. Il termine è scaduto ${date === undefined ? atTime(deadline) : format.when(date, deadline)}.`,

  deadline: (at, date, isOnNewYorkTime) =>
    isOnNewYorkTime ? format.when(date, at) : `${format.when(date, at)}, ora di New York`,

  /** "1 persona", "2 persone". */
  party: (people) =>
    format.plural(people, {
      one: (count) => `${count} persona`,
      other: (count) => `${count} persone`,
    }),

  peopleField: {
    label: 'Numero di persone',
    fewer: 'Meno persone',
    more: 'Più persone',
    limit: (maxPeople) =>
      format.plural(maxPeople, {
        one: (count) =>
          `Al massimo ${count} persona per prenotazione. Siete di più? Scrivi alla guida.`,
        other: (count) =>
          `Al massimo ${count} persone per prenotazione. Siete di più? Scrivi alla guida.`,
      }),
  },
};
