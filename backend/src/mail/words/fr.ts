import { capitalize } from 'shared/capitalize';
import { newYorkDate } from 'shared/new-york';
import { dateInSentence, dayInSentence } from 'shared/words/fr/dates';
import * as pageWords from 'shared/words/fr/index';
import type { PublicGuide } from '../../guides/guide-profile';
import type { FallbackFacts } from '../content/facts';
import type { Words } from './en';
import { commonWords } from './common-words';
import { formatsOf, type ContactMethods, type Nearness } from './formats';

const format = formatsOf('fr');
const { plural } = format;

/** "lundi 23 novembre à 10:00". */
const whenOf = (instant: Date) =>
  `${dayInSentence(newYorkDate(instant))} à ${format.time(instant)}`;

/** "lundi 23 novembre 2026 à 10:00". */
const longWhenOf = (instant: Date) => `${format.date(instant)} à ${format.time(instant)}`;

/** "2 personnes". */
const peopleText = (n: number) => plural(n, { one: '# personne', other: '# personnes' });

/** "Central Park, le lundi 7 janvier à 10:00". */
const walkText = ({ place, startsAt }: Pick<FallbackFacts, 'place' | 'startsAt'>) =>
  `${place}, le ${whenOf(startsAt)}`;
const meetingPointSentence = ({ meetingPoint }: Pick<FallbackFacts, 'meetingPoint'>) =>
  `Rendez-vous ici : ${meetingPoint}.`;
const reasonSentence = (reason = '') => (reason === '' ? '' : ` Motif : ${reason}`);

/** "Dana Rivera, qui parle anglais et espagnol. Licence 2000123". */
const guideText = ({ name, languages, licenseNumber }: PublicGuide) => {
  const spoken = format.languages(languages);
  const person = spoken === '' ? name : `${name}, qui parle ${spoken}`;
  return licenseNumber === undefined ? person : `${person}. Licence ${licenseNumber}`;
};

/** Returns "répondez à cet e-mail ou appelez le +1 212 555 0142", or an empty string without contact details. */
const contactMethodsText = ({ phone, email }: ContactMethods) =>
  format.alternatives([
    ...(email === undefined ? [] : ['répondez à cet e-mail']),
    ...(phone === undefined ? [] : [`appelez le ${phone}`]),
  ]);

const RELATIVE_DAYS = { today: 'aujourd’hui', tomorrow: 'demain' };

const relativeDay = (nearness: Nearness, instant: Date) =>
  nearness === 'later' ? format.weekday(instant) : RELATIVE_DAYS[nearness];

/** The French texts of letters to visitors. Times are in New York. */
export const fr: Words = {
  ...commonWords(format, pageWords),
  when: longWhenOf,
  shortWhen: whenOf,
  people: peopleText,
  hours: (start, end) => `${format.time(start)} – ${format.time(end)}`,
  inNewYork: (hours) => `${hours}, heure de New York`,
  tourByNight: (place) => `${place} de nuit`,

  letterLabels: {
    before: 'Avant',
    now: 'Maintenant',
  },

  visitor: {
    hello: (name) => (name === undefined ? 'Bonjour,' : `Bonjour ${name},`),
    signature: 'Votre guide',
    seeYou: 'À bientôt !',
    tour: 'Visite',
    date: 'Date',
    time: 'Heure',
    party: 'Votre groupe',
    meeting: 'Rendez-vous',
    guide: 'Votre guide',
    guideDetails: guideText,
    price: 'Prix',
    pay: 'Comment payer',
    ticket: 'Ouvrir votre billet',
    findMe: 'Comment me trouver',
    light: 'La lumière',
    bring: 'À prévoir',
    allDetails: 'Tous les détails à jour',
    reason: (reason) => `Motif : ${reason}`,
    calendar: 'Le fichier joint ajoute la visite à votre agenda.',
    calendarAgain:
      'Elle est dans votre agenda ? Le fichier joint est à jour. Si l’ancien événement y figure encore, supprimez-le.',
    calendarGone: 'Elle est dans votre agenda ? Supprimez-la pour ne pas recevoir de rappel.',
    changeable: (until) =>
      `Un changement de programme ? Jusqu’au ${whenOf(until)}, vous pouvez modifier ou annuler sur votre billet.`,
    linkIsKey:
      'Le lien ouvre votre billet sans mot de passe. Toute personne qui l’a peut modifier ou annuler la réservation : ne transférez pas cet e-mail à la légère.',
    questions: (methods) => {
      const contactText = contactMethodsText(methods);
      return contactText === '' ? undefined : `Une question ? ${capitalize(contactText)}.`;
    },
    reasonForEmail:
      'Vous recevez cet e-mail parce qu’une visite a été réservée avec cette adresse. Si ce n’est pas vous, quelqu’un s’est trompé en tapant la sienne. Merci de nous le signaler.',
    reasonForWaitlistEmail:
      'Vous recevez cet e-mail parce que cette adresse est sur la liste d’attente d’une visite.',
  },

  booked: {
    subject: (tour, start) => `C’est réservé : ${tour}, ${whenOf(start)}`,
    preheader: (meetingPoint) =>
      `Rendez-vous ici : ${meetingPoint}. Votre billet est dans l’e-mail.`,
    title: 'C’est réservé',
    text: (people) =>
      plural(people, {
        one: 'Nous partons en balade ! J’ai hâte de vous rencontrer.',
        other: 'Nous partons en balade ! Vous serez # : j’ai hâte de vous rencontrer.',
      }),
  },

  changed: {
    subject: (tour, start) => `Réservation modifiée : ${tour}, ${whenOf(start)}`,
    preheader: (people) => `Pour ${peopleText(people)}. Voici ce qui a changé.`,
    title: 'Votre réservation a changé',
    text: 'Comme vous l’avez demandé. Voici ce qui change :',
    textOnly: 'Comme vous l’avez demandé. Voici maintenant votre réservation :',
  },

  cancelledByVisitor: {
    subject: (tour, start) => `Annulé, à votre demande : ${tour}, ${whenOf(start)}`,
    preheader: 'Vous n’avez rien d’autre à faire.',
    title: 'Votre réservation est annulée',
    text: (people) =>
      plural(people, {
        one: 'Merci de me l’avoir dit : votre place peut revenir à quelqu’un d’autre. Dommage que vous ne puissiez pas venir !',
        other:
          'Merci de me l’avoir dit : vos # places peuvent revenir à d’autres. Dommage que vous ne puissiez pas venir !',
      }),
    undo: (until) =>
      `C’était une erreur ? Jusqu’à ${format.time(until)}, heure de New York, vous pouvez rétablir la réservation sur votre billet.`,
    comeAnotherDay: 'Venir un autre jour',
    bye: 'À une autre fois !',
  },

  cancelledByGuide: {
    subject: (tour, start) => `Annulé : ${tour}, ${whenOf(start)}`,
    preheader: 'Toutes mes excuses : notre balade n’a pas lieu. Ne venez pas au rendez-vous.',
    title: 'Notre balade est annulée',
    text: (tour, start) =>
      `Toutes mes excuses : j’ai dû annuler notre balade, ${tour}, le ${longWhenOf(start)}. Ne venez pas au rendez-vous.`,
    otherDatesTitle: 'Un autre jour vous conviendrait-il ?',
    otherDatesText: 'Il y a de la place pour vous ici :',
    seeOtherDates: 'Voir d’autres dates',
    bye: 'J’espère vous voir une autre fois !',
  },

  byGuide: {
    ifItSuits: 'Cela vous convient ? Alors vous n’avez rien à faire : je vous attends.',
    otherwise: (until) =>
      `Sinon, choisissez une autre date ou annulez sur votre billet. C’est possible jusqu’au ${whenOf(until)}.`,
    otherwiseContact: (methods) => {
      const contactText = contactMethodsText(methods);
      return contactText === '' ? undefined : `Sinon, ${contactText}.`;
    },
    choose: 'Garder, modifier ou annuler',
  },

  moved: {
    subject: (tour, start) => `Déplacé au ${whenOf(start)} : ${tour}`,
    preheader: 'J’ai dû déplacer notre balade. Le nouvel horaire vous convient-il ?',
    title: 'Notre balade est déplacée',
    text: 'Toutes mes excuses : j’ai dû déplacer notre balade.',
  },

  changedByGuide: {
    subject: (tour, start) => `Un changement : ${tour}, ${whenOf(start)}`,
    preheader: 'J’ai dû changer quelque chose à notre balade. Vous convient-elle toujours ?',
    title: 'Notre balade a changé',
    text: 'J’ai dû changer quelque chose à notre balade.',
  },

  restored: {
    subject: (tour, start) => `La balade a finalement lieu : ${tour}, ${whenOf(start)}`,
    preheader: 'Bonne nouvelle : votre réservation tient.',
    title: 'La balade a finalement lieu',
    text: 'Bonne nouvelle : votre réservation est rétablie, et je vous attends.',
  },

  several: {
    cancelled: {
      subject: (bookings) => `Annulées : vos ${format.number(bookings)} visites`,
      preheader: 'Toutes mes excuses : nos balades n’ont pas lieu. Ne venez pas aux rendez-vous.',
      title: 'Nos balades sont annulées',
      text: 'Toutes mes excuses : j’ai dû annuler ces balades. Ne venez pas aux rendez-vous.',
    },
    changed: {
      subject: (bookings) => `Un changement : vos ${format.number(bookings)} visites`,
      preheader: 'J’ai dû changer quelque chose à nos balades. Vous conviennent-elles toujours ?',
      title: 'Nos balades ont changé',
      text: 'J’ai dû changer quelque chose à ces balades. Si l’une ne vous convient plus, modifiez-la ou annulez-la sur son billet.',
    },
    restored: {
      subject: (bookings) => `Vos ${format.number(bookings)} visites ont finalement lieu`,
      preheader: 'Bonne nouvelle : vos réservations tiennent.',
      title: 'Nos balades ont finalement lieu',
      text: 'Bonne nouvelle : vos réservations sont rétablies, et je vous attends.',
    },
    waitingOver: {
      subject: (bookings) =>
        `Elles n’auront pas lieu : ${format.number(bookings)} visites où vous attendiez une place`,
      preheader: 'Prévoyez autre chose pour ces jours-là.',
      title: 'Les balades n’auront pas lieu',
      text: 'Vous êtes sur la liste d’attente de ces balades, mais elles n’auront pas lieu aux dates prévues. Prévoyez autre chose.',
    },
  },

  reminder: {
    subject: (tour, nearness, start) =>
      `${capitalize(relativeDay(nearness, start))} à ${format.time(start)} : ${tour}`,
    preheader: (meetingPoint) => `Vous venez toujours ? Rendez-vous ici : ${meetingPoint}.`,
    title: (nearness, start) =>
      nearness === 'today' ? 'À tout à l’heure' : `À ${relativeDay(nearness, start)}`,
    text: 'Vous venez toujours ? Alors vous n’avez rien à faire : je serai au rendez-vous.',
    fewer: (until) =>
      `Moins de monde que prévu, ou un empêchement ? Modifiez ou annulez sur votre billet jusqu’au ${whenOf(until)} : vos places profiteront à d’autres.`,
    late: (methods) => {
      const contactText = contactMethodsText(methods);
      return contactText === ''
        ? undefined
        : `Moins de monde que prévu, ou un empêchement ? ${capitalize(contactText)}.`;
    },
  },

  thanks: {
    subject: (tour, start) =>
      `Merci pour cette balade ensemble : ${tour}, ${dayInSentence(newYorkDate(start))}`,
    preheader: 'C’était un plaisir de marcher avec vous.',
    title: 'Merci pour cette balade ensemble',
    text: (tour, start) =>
      `C’était un plaisir de marcher avec vous : ${tour}, le ${format.date(start)}.`,
    tips: 'Pour laisser un pourboire à votre guide :',
    review:
      'Un avis aide d’autres personnes à se décider. Si vous voulez en écrire un, voici la page.',
    action: (host) => `Laisser un avis sur ${host}`,
    bye: 'J’espère vous revoir !',
  },

  waiting: {
    subject: (tour, start) => `Sur la liste d’attente : ${tour}, ${whenOf(start)}`,
    preheader: 'Je vous écris dès qu’il y a de la place pour vous.',
    title: 'Vous êtes sur la liste d’attente',
    text: (people) =>
      plural(people, {
        one: 'La balade est complète pour l’instant. Dès qu’il y a une place pour vous, je la garde et je vous écris.',
        other:
          'La balade est complète pour l’instant. Dès qu’il y a # places pour vous, je les garde et je vous écris.',
      }),
    wait: 'Tant que je ne vous ai pas écrit, rien n’est réservé : ne venez pas au rendez-vous.',
    confirm:
      'D’abord, confirmez que cette adresse est bien la vôtre : d’ici là, aucune place n’est gardée pour vous.',
    confirmAction: 'Confirmer et voir votre rang',
    action: 'Voir votre rang dans la liste',
    leave: 'D’autres projets ? Quittez la liste sur cette page, pour faire avancer les autres.',
    bye: 'J’espère qu’une place se libérera !',
  },

  offer: {
    subject: (tour, start) => `Il y a de la place pour vous : ${tour}, ${whenOf(start)}`,
    preheader: (until) => `Gardée pour vous jusqu’au ${whenOf(until)}.`,
    title: 'Il y a de la place pour vous',
    text: (people) =>
      plural(people, {
        one: 'Vous êtes sur la liste d’attente, et une place s’est libérée. Je la garde pour vous.',
        other:
          'Vous êtes sur la liste d’attente, et # places se sont libérées. Je les garde pour vous.',
      }),
    until: (until) =>
      `Dites oui au plus tard le ${longWhenOf(until)}, heure de New York. Ensuite, les places sont proposées aux personnes suivantes.`,
    action: 'Répondre oui ou non',
    decline:
      'Vous ne pouvez plus venir ? Dites-le sur la même page, pour que d’autres puissent venir.',
  },

  offerLapsed: {
    subject: (tour, start) => `Vos places ne sont plus gardées : ${tour}, ${whenOf(start)}`,
    preheader: 'Les places reviennent aux personnes suivantes sur la liste.',
    title: 'Vos places ne sont plus gardées',
    text: (people) =>
      plural(people, {
        one: 'Je gardais une place pour vous, mais je n’ai pas eu de réponse : je propose maintenant à d’autres de venir. Vous n’êtes plus sur la liste d’attente.',
        other:
          'Je gardais # places pour vous, mais je n’ai pas eu de réponse : je propose maintenant à d’autres de venir. Vous n’êtes plus sur la liste d’attente.',
      }),
    nextSteps:
      'Vous aimeriez toujours venir ? Rejoignez de nouveau la liste, ou choisissez une autre date.',
  },

  waitingOver: {
    subject: (tour, start) => `La balade n’aura pas lieu : ${tour}, ${whenOf(start)}`,
    preheader: 'Prévoyez autre chose pour ce jour-là.',
    title: 'La balade n’aura pas lieu',
    text: 'Vous êtes sur la liste d’attente de cette balade, mais elle n’aura pas lieu à cette date. Prévoyez autre chose : si cela change et qu’il y a de la place pour vous, je vous écrirai.',
    nextSteps: 'Vous aimeriez venir un autre jour ? Voici les dates.',
  },

  fromGuide: {
    subject: (tour, start) => `De la part de votre guide : ${tour}, ${whenOf(start)}`,
    title: 'Un mot de votre guide',
    text: (tour, start) => `Au sujet de notre balade, ${tour}, le ${longWhenOf(start)} :`,
    bye: 'Bien à vous,',
  },

  fallback: {
    standard: ({ name, people, ...facts }) =>
      `Bonjour ${name}, mon e-mail au sujet de notre balade ne vous est pas parvenu. C’est réservé pour ${peopleText(people)} : ${walkText(facts)}. ${meetingPointSentence(facts)}`,
    cancelled: ({ name, reason, ...facts }) =>
      `Bonjour ${name}, toutes mes excuses : j’ai dû annuler notre balade, ${walkText(facts)}. Ne venez pas au rendez-vous.${reasonSentence(reason)}`,
    changed: ({ name, reason, ...facts }) =>
      `Bonjour ${name}, j’ai dû changer quelque chose à notre balade. La voici maintenant : ${walkText(facts)}. ${meetingPointSentence(facts)} Cela vous convient-il ?${reasonSentence(reason)}`,
    moved: ({ name, reason, moveReason = reason, ...facts }) =>
      `Bonjour ${name}, toutes mes excuses : j’ai dû déplacer notre balade. C’est maintenant : ${walkText(facts)}. ${meetingPointSentence(facts)} Cela vous convient-il ?${reasonSentence(moveReason)}`,
    restored: ({ name, ...facts }) =>
      `Bonjour ${name}, bonne nouvelle : notre balade a finalement lieu : ${walkText(facts)}. ${meetingPointSentence(facts)}`,
    offer: ({ name, people, heldUntil, ...facts }) =>
      `Bonjour ${name}, il y a maintenant de la place pour ${peopleText(people)} : ${walkText(facts)}.${heldUntil ? ` Je la garde pour vous jusqu’au ${dateInSentence(newYorkDate(heldUntil))} à ${format.time(heldUntil)}.` : ''} Voulez-vous toujours venir ?`,
    announcement: ({ name, notice = '', ...facts }) =>
      `Bonjour ${name}, au sujet de notre balade, ${walkText(facts)} :\n${notice}`,
  },

  account: {
    ignore:
      'Si ce n’était pas vous, ignorez simplement cet e-mail : rien ne se passe tant que le lien n’est pas ouvert.',
    linkWorksOnce: (until) =>
      `Le lien ne sert qu’une fois, jusqu’au ${whenOf(until)}, heure de New York.`,
    notYou: (methods) => {
      const contactText = contactMethodsText(methods);
      return contactText === ''
        ? 'Si ce n’était pas vous, quelqu’un d’autre a peut-être accès à votre compte : réinitialisez votre mot de passe.'
        : `Si ce n’était pas vous, quelqu’un d’autre a peut-être accès à votre compte : ${contactText} sans attendre.`;
    },
    reasonForEmail:
      'Vous recevez cet e-mail parce que cette adresse est celle d’un compte ici, ou a été saisie pour en créer un.',
  },

  confirmAddress: {
    subject: 'Confirmez votre adresse e-mail',
    title: 'Est-ce bien votre adresse ?',
    text: 'Quelqu’un (vous, espérons-le) nous a donné cette adresse. Confirmez-la, pour que nous puissions vous joindre quand c’est important, par exemple si le temps se gâte.',
    action: 'Oui, c’est la mienne',
  },

  confirmBooking: {
    subject: (tour, start) => `Confirmez votre réservation : ${tour}, ${whenOf(start)}`,
    title: 'Encore un clic, et c’est réservé',
    text: (until) =>
      `Vos places sont gardées jusqu’à ${format.time(until)}, heure de New York. Confirmez que cette adresse est la vôtre, et elles sont à vous.`,
    action: 'Confirmer la réservation',
    ignore:
      'Si vous n’avez rien réservé, ignorez simplement cet e-mail : les places iront à d’autres.',
  },

  resetPassword: {
    subject: 'Choisissez un nouveau mot de passe',
    title: 'Choisissez un nouveau mot de passe',
    text: 'Quelqu’un (vous, espérons-le) a demandé un nouveau mot de passe pour votre compte.',
    action: 'Choisir un mot de passe',
    afterwards:
      'Ensuite, toutes vos sessions seront fermées, et vous pourrez vous connecter avec le nouveau mot de passe.',
  },

  emailChanged: {
    subject: 'Votre adresse e-mail a changé',
    title: 'Votre adresse e-mail a changé',
    toNewAddress:
      'Désormais, cette adresse est celle de votre compte. C’est ici que nous vous écrirons.',
    toOldAddress: (email) =>
      `Désormais, l’adresse de votre compte est ${email}. Nous ne vous écrirons plus ici.`,
    toUnconfirmedOldAddress:
      'Cette adresse n’est plus celle de votre compte. Nous ne vous écrirons plus ici.',
  },

  accountDeleted: {
    subject: 'Votre compte est supprimé',
    title: 'Votre compte est supprimé',
    text: 'Votre compte est supprimé, et vos visites à venir sont annulées. Pour les visites passées et celles du jour, nous gardons le lieu, la date et le nombre de personnes, sans votre nom. Si vous aviez payé une visite à venir, votre guide voit votre nom et vos coordonnées jusqu’à la fin de la journée prévue, pour vous rembourser.',
    bye: 'C’était un plaisir de vous avoir parmi nous. La ville est toujours là, et nous aussi.',
    calendar: 'Vos visites à venir sont dans votre agenda ? Pensez à les en supprimer.',
  },
};
