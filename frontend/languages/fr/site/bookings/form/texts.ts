import type { texts as english } from '../../../../../site/bookings/form/texts.en';
import { format } from '../../texts/format';

/** Texts for the form that books a tour by date. */
export const texts: typeof english = {
  title: 'Choisissez une date',
  toContact: 'Suite : vos coordonnées',
  contactTitle: 'Vos coordonnées',
  bookBoth: 'Oui, la réserver aussi',
  book: (time) => `Réserver le départ de ${time}`,
  notBooked: (reason) => `La visite n’a pas été réservée. ${reason}`,
  booked: 'C’est réservé',
  roomAfterAll: 'Il y avait de la place, finalement.',
  seeTicket: 'Voir votre billet',
  bookAnother: 'Réserver une autre date',

  held: {
    title: 'Encore un clic',
    next: (email, until) =>
      `Nous avons envoyé un lien à ${email}. Ouvrez-le et confirmez au plus tard le ${until}, et c’est réservé : d’ici là, vos places sont gardées.`,
    see: 'Voir votre réservation',
  },

  wait: {
    offer: (people) =>
      format.plural(people, {
        one: () =>
          'Vous pouvez attendre une place : dès qu’une se libère, elle est gardée pour vous, 12 heures au plus, et vous dites oui ou non.',
        other: (count) =>
          `Vous pouvez attendre des places : dès que ${count} se libèrent, elles sont gardées pour vous, 12 heures au plus, et vous dites oui ou non.`,
      }),
    noObligation: 'Tant que vous n’avez pas dit oui, rien n’est réservé et vous ne devez rien.',
    join: 'Rejoindre la liste d’attente',
    joinFor: (time) => `Rejoindre la liste du départ de ${time}`,
    joinBoth: 'Oui, rejoindre quand même',
    joined: 'Vous êtes sur la liste d’attente',
    next: (email) =>
      email === undefined
        ? 'Vous n’avez pas encore de réservation. Votre page indique quand des places sont gardées pour vous : revenez-y de temps en temps.'
        : `Vous n’avez pas encore de réservation. Nous vous écrirons à ${email} quand des places seront gardées pour vous.`,
    see: 'Voir votre rang dans la liste',
  },

  contact: {
    why: 'Un nom, et un e-mail ou un numéro de téléphone : votre guide ne s’en sert que pour cette visite.',
    whyOptional:
      'Si vous le souhaitez, dites comment votre guide peut vous joindre. Cela ne sert que pour cette visite.',
    name: 'Votre nom',
    email: 'Votre e-mail',
    didYouMean: (address) => `Vouliez-vous dire ${address} ?`,
    acceptSuggestion: 'Oui, c’est cela',
    phone: 'Votre numéro de téléphone',
    phoneHint:
      'Hors des États-Unis et du Canada, avec l’indicatif du pays, comme +33 1 99 00 12 34.',
    whatsApp: 'Ce numéro est sur WhatsApp',
    unreachable:
      'Saisissez un e-mail ou un numéro de téléphone, pour que votre guide puisse vous joindre.',
    note: 'Un mot pour votre guide (facultatif)',
    noteHint: 'Une poussette, une arrivée en ferry, un anniversaire : tout ce qui peut aider.',
  },
};
