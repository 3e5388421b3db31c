import { capitalize } from 'shared/capitalize';
import { withPeriod } from 'shared/format';
import { dayInSentence, deadlineInSentence, withArticle } from 'shared/words/pt/dates';
import type { texts as english } from '../../../../site/departures/texts.en';
import { format } from '../texts/format';

export const texts: typeof english = {
  notice: {
    canceled: (reason?: string) => (reason === undefined ? 'cancelado' : `cancelado: ${reason}`),
    movedWithinDay: 'remarcado para outro horário',
    moved: (to: string) => `remarcado para ${format.date(to)}`,
    closed: 'fechado para reservas',
    full: 'lotado',
    left: (spots: number) =>
      format.plural(spots, {
        one: (count) => `${count} vaga`,
        other: (count) => `${count} vagas`,
      }),
    noneLeft: 'sem mais vagas',
    moreLeft: (spots: number) =>
      format.plural(spots, {
        one: (count) => `mais ${count} vaga`,
        other: (count) => `mais ${count} vagas`,
      }),
  },

  start: (start: string, meetingPoint: string, notice?: string) => {
    const sentence = `Começa às ${format.time(start)}. Encontro: ${meetingPoint}.`;
    return notice === undefined ? sentence : `${sentence} ${withPeriod(capitalize(notice))}`;
  },
  canceledByGuide: (reason?: string) =>
    withPeriod(reason ? `Tivemos de cancelar: ${reason}` : 'Tivemos de cancelar este passeio'),
  changedByGuide: (start: string, meetingPoint: string, reason?: string) => {
    const reasonText = reason === undefined ? '' : withPeriod(` O motivo: ${reason}`);
    return `Mudamos este passeio: ele começa às ${format.time(start)}. Encontro: ${meetingPoint}.${reasonText}`;
  },
  movedWithinDay: (start: string | undefined, reason: string) =>
    withPeriod(
      start === undefined
        ? `Mudamos o horário deste passeio: ${reason}`
        : `Mudamos este passeio para as ${format.time(start)}: ${reason}`,
    ),
  moved: (from: string, to: string, reason: string) =>
    withPeriod(
      `Remarcamos este passeio de ${dayInSentence(from)}, para ${dayInSentence(to)}: ${reason}`,
    ),
  tooLate: (deadline: Date, date: string | undefined) =>
    date === undefined
      ? `Não dá mais para alterar. O prazo ia até ${withArticle(format.time(deadline))}.`
      : `Não dá mais para alterar. O prazo ia até ${deadlineInSentence(date, format.time(deadline))}.`,

  deadline: (at: Date, date: string, isOnNewYorkTime: boolean) => {
    const deadline = deadlineInSentence(date, format.time(at));
    return isOnNewYorkTime ? deadline : `${deadline} (hora de Nova York)`;
  },

  party: (people: number) =>
    format.plural(people, {
      one: (count) => `${count} pessoa`,
      other: (count) => `${count} pessoas`,
    }),

  peopleField: {
    label: 'Número de pessoas',
    fewer: 'Menos pessoas',
    more: 'Mais pessoas',
    limit: (maxPeople: number) =>
      format.plural(maxPeople, {
        one: (count) => `Até ${count} pessoa por reserva. Seu grupo é maior? Escreva para nós.`,
        other: (count) => `Até ${count} pessoas por reserva. Seu grupo é maior? Escreva para nós.`,
      }),
  },
};
