import { capitalize } from 'shared/capitalize';
import { withPeriod } from 'shared/format';
import { atTime, dayInSentence } from 'shared/words/es/dates';
import type { texts as english } from '../../../../site/departures/texts.en';
import { format } from '../texts/format';

export const texts: typeof english = {
  notice: {
    canceled: (reason) => (reason === undefined ? 'cancelado' : `cancelado: ${reason}`),
    movedWithinDay: 'pasó a otra hora',
    moved: (to) => `pasó al ${format.date(to)}`,
    closed: 'cerrado',
    full: 'lleno',
    left: (spots) =>
      format.plural(spots, {
        one: (count) => `queda ${count} lugar`,
        other: (count) => `quedan ${count} lugares`,
      }),
    noneLeft: 'no quedan más lugares',
    moreLeft: (spots) =>
      format.plural(spots, {
        one: (count) => `queda ${count} lugar más`,
        other: (count) => `quedan ${count} lugares más`,
      }),
  },

  start: (start, meetingPoint, notice) => {
    const sentence = `Sale a las ${format.time(start)}. Nos vemos en ${meetingPoint}.`;
    return notice === undefined ? sentence : `${sentence} ${withPeriod(capitalize(notice))}`;
  },
  canceledByGuide: (reason) =>
    withPeriod(reason ? `Tu guía lo canceló: ${reason}` : 'Tu guía lo canceló'),
  changedByGuide: (start, meetingPoint, reason) => {
    const reasonText = reason === undefined ? '' : withPeriod(` El motivo: ${reason}`);
    return `Tu guía cambió este recorrido: sale a las ${format.time(start)} y nos vemos en ${meetingPoint}.${reasonText}`;
  },
  movedWithinDay: (start, reason) =>
    withPeriod(
      start === undefined
        ? `Tu guía pasó este recorrido a otra hora: ${reason}`
        : `Tu guía pasó este recorrido a las ${format.time(start)}: ${reason}`,
    ),
  moved: (from, to, reason) =>
    withPeriod(
      `Tu guía pasó este recorrido del ${dayInSentence(from)} al ${dayInSentence(to)}: ${reason}`,
    ),
  tooLate: (deadline, date) =>
    `Ya es tarde para cambiarlo. El plazo terminó ${date === undefined ? `hoy ${atTime(format.time(deadline))}` : `el ${dayInSentence(date)} ${atTime(format.time(deadline))}`}.`,

  deadline: (at, date, isOnNewYorkTime) => {
    const deadline = `${dayInSentence(date)} ${atTime(format.time(at))}`;
    return isOnNewYorkTime ? deadline : `${deadline} (hora de Nueva York)`;
  },

  party: (people) =>
    format.plural(people, {
      one: (count) => `${count} persona`,
      other: (count) => `${count} personas`,
    }),

  peopleField: {
    label: 'Número de personas',
    fewer: 'Menos personas',
    more: 'Más personas',
    limit: (maxPeople) =>
      format.plural(maxPeople, {
        one: (count) => `Hasta ${count} persona por reserva. ¿Son más? Escribe a tu guía.`,
        other: (count) => `Hasta ${count} personas por reserva. ¿Son más? Escribe a tu guía.`,
      }),
  },
};
