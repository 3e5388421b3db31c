import { capitalize } from 'shared/capitalize';
import { withPeriod } from 'shared/format';
import { dayInSentence } from 'shared/words/fr/dates';
import type { texts as english } from '../../../../site/departures/texts.en';
import { format } from '../texts/format';

/** Texts about departures and their bookings, shared by several pages. */
export const texts: typeof english = {
  notice: {
    canceled: (reason) => (reason === undefined ? 'annulé' : `annulé : ${reason}`),
    movedWithinDay: 'déplacé à une autre heure',
    moved: (to) => `déplacé au ${format.date(to)}`,
    closed: 'indisponible',
    full: 'complet',
    left: (spots) =>
      format.plural(spots, {
        one: (count) => `${count} place restante`,
        other: (count) => `${count} places restantes`,
      }),
    noneLeft: 'plus d’autre place',
    moreLeft: (spots) =>
      format.plural(spots, {
        one: (count) => `${count} autre place restante`,
        other: (count) => `${count} autres places restantes`,
      }),
  },

  start: (start, meetingPoint, notice) => {
    const sentence = `Départ à ${format.time(start)}. Rendez-vous : ${meetingPoint}.`;
    return notice === undefined ? sentence : `${sentence} ${withPeriod(capitalize(notice))}`;
  },
  canceledByGuide: (reason) =>
    withPeriod(
      reason ? `Visite annulée par votre guide : ${reason}` : 'Visite annulée par votre guide',
    ),
  changedByGuide: (start, meetingPoint, reason) => {
    const reasonText = reason === undefined ? '' : ` Motif : ${withPeriod(reason)}`;
    return `Votre guide a modifié cette visite : départ à ${format.time(start)}, rendez-vous : ${meetingPoint}.${reasonText}`;
  },
  movedWithinDay: (start, reason) =>
    withPeriod(
      start === undefined
        ? `Votre guide a déplacé cette visite à une autre heure : ${reason}`
        : `Votre guide a déplacé cette visite à ${format.time(start)} : ${reason}`,
    ),
  moved: (from, to, reason) =>
    withPeriod(
      `Votre guide a déplacé cette visite du ${dayInSentence(from)} au ${dayInSentence(to)} : ${reason}`,
    ),
  tooLate: (deadline, date) =>
    date === undefined
      ? `Il est trop tard pour un changement. La limite était ${format.time(deadline)}.`
      : `Il est trop tard pour un changement. La limite était le ${dayInSentence(date)} à ${format.time(deadline)}.`,

  deadline: (at, date, isOnNewYorkTime) => {
    const deadline = `${dayInSentence(date)} à ${format.time(at)}`;
    return isOnNewYorkTime ? deadline : `${deadline} (heure de New York)`;
  },

  party: (people) =>
    format.plural(people, {
      one: (count) => `${count} personne`,
      other: (count) => `${count} personnes`,
    }),

  peopleField: {
    label: 'Nombre de personnes',
    fewer: 'Une personne de moins',
    more: 'Une personne de plus',
    limit: (maxPeople) =>
      format.plural(maxPeople, {
        one: (count) =>
          `Jusqu’à ${count} personne par réservation. Un groupe plus grand ? Écrivez à votre guide.`,
        other: (count) =>
          `Jusqu’à ${count} personnes par réservation. Un groupe plus grand ? Écrivez à votre guide.`,
      }),
  },
};
