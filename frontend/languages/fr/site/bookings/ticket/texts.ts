import { dayInSentence } from 'shared/words/fr/dates';
import type { texts as english } from '../../../../../site/bookings/ticket/texts.en';
import { format } from '../../texts/format';

/** Texts for a booking's page. */
export const texts: typeof english = {
  loading: 'Recherche de votre réservation…',
  allTours: 'Voir toutes les visites',
  contactUs: 'Nous contacter',
  signIn: 'Se connecter',
  waiting: 'Votre rang dans la liste',
  confirming: 'Confirmez votre réservation',

  failed: {
    link: {
      title: 'Ce lien n’ouvre aucune réservation',
      text: 'Il en manque peut-être une partie, ou des liens plus récents l’ont remplacé. Copiez-le en entier, ou demandez-en un nouveau à la personne qui vous l’a envoyé.',
    },
    private: {
      title: 'Cette réservation est privée',
      text: 'Ouvrez-la avec son lien, dans le navigateur qui l’a faite, ou connectez-vous au compte auquel elle appartient.',
    },
    missing: {
      title: 'Réservation introuvable',
      text: 'Elle appartient peut-être à un autre compte, ou a été supprimée. Ouvrez-la avec son lien, ou connectez-vous au compte qui l’a faite.',
    },
    notLoaded: (reason) => `Votre réservation n’a pas pu être chargée. ${reason}`,
  },

  canceledByGuide: 'Votre guide a annulé cette visite',
  canceledByVisitor: 'Vous avez annulé cette réservation',
  undoable: (minutes) =>
    format.plural(minutes, {
      one: () => 'Vous pouvez la rétablir pendant encore une minute.',
      other: (count) => `Vous pouvez la rétablir pendant encore ${count} minutes.`,
    }),
  undo: 'Rétablir',
  notUndone: (reason) => `La réservation n’a pas été rétablie. ${reason}`,
  restored: 'Votre réservation est rétablie.',
  anotherDate: 'Choisir une autre date',
  over: 'Cette visite est terminée',
  attended: {
    title: 'Merci pour cette balade ensemble',
    tips: 'Pour laisser un pourboire à votre guide :',
    review: 'Pour laisser un avis :',
  },
  payment: {
    title: 'Comment payer',
    showCode: (name) => `Afficher un code QR pour ${name}`,
    code: (host) => `Code QR qui ouvre ${host}`,
  },
  thanks: 'Merci pour cette balade ensemble.',
  bookAgain: 'Refaire cette visite',
  remove: 'Retirer de ma liste',
  removed: 'Elle n’est plus dans votre liste.',
  notRemoved: (reason) => `La réservation n’a pas été retirée de votre liste. ${reason}`,
  moved: 'Votre guide a déplacé cette visite',
  movedFrom: (from, to) =>
    `Prévue le ${dayInSentence(from)}, elle a maintenant lieu le ${dayInSentence(to)}.`,
  movedWithinDay: 'Elle a lieu le même jour, à une autre heure.',
  changed: 'Votre guide a modifié cette visite',
  movedHelp: 'Si cela ne vous convient pas, modifiez ou annulez votre réservation ci-dessous.',
  needHelp: 'Besoin d’aide quand même ?',

  notice: 'De la part de votre guide',
  mailLimitReached: {
    title: 'Notre e-mail n’a pas pu partir',
    text: 'Trop d’e-mails ont été envoyés à cette adresse, ou depuis votre réseau. Tout est ici : gardez donc le lien de cette page.',
  },

  meeting: 'Le rendez-vous',
  findMe: 'Comment me trouver',
  map: 'Voir sur une carte',
  mapLabel: (spot) => `Voir sur une carte : ${spot}`,
  callGuide: 'Appeler votre guide :',
  aboutTour: 'À propos de cette visite',

  saveTitle: 'À garder sous la main',
  calendar: 'Ajouter à l’agenda',
  google: 'Google Agenda',
  outlook: 'Outlook',
  file: 'Fichier d’agenda (Apple et autres)',
  event: (siteName, place) => `${siteName} : ${place}`,
  eventDetails: (party, meetingPoint) => `${party}.\nPoint de rendez-vous : ${meetingPoint}.`,
  eventLocation: (meetingPoint) => `${meetingPoint}, New York`,
  share: 'Partager',
  invitation: (place, when) => `Je pars en balade à New York : ${place}, ${when}. Venez avec moi !`,
  invitationCopied: 'L’invitation est copiée.',
  print: 'Imprimer',
  copyLink: 'Copier le lien de cette réservation',
  linkHint:
    'Gardez-le pour ouvrir cette réservation sur un autre appareil, ou envoyez-le aux personnes qui viennent avec vous. Toute personne qui l’a peut modifier et annuler la réservation.',
  linkCopied: 'Le lien est copié.',
  linkNotMade: (reason) => `Le lien n’a pas pu être créé. ${reason}`,
  copyYourself: 'Copiez ce texte :',

  change: 'Changer la date ou le groupe',
  changing: 'Modifier votre réservation',
  cancel: 'Annuler cette réservation',
  notCanceled: (reason) => `La réservation n’a pas été annulée. ${reason}`,

  contact: 'Comment votre guide peut vous joindre',
  noContact:
    'Votre guide n’a encore aucun moyen de vous joindre : si le temps se gâte ou si vous êtes en retard, un nom et un e-mail ou un numéro de téléphone lui seraient bien utiles.',
  addContact: 'Laisser vos coordonnées',
  editContact: 'Modifier vos coordonnées',
  name: 'Nom',
  email: 'E-mail',
  phone: 'Téléphone',
  phoneOnWhatsApp: (phone) => `${phone} sur WhatsApp`,
  note: 'Mot pour votre guide',
  saved: 'Votre réservation est modifiée.',
  saveContact: 'Enregistrer les coordonnées',
  contactSaved: 'C’est enregistré. Votre guide peut maintenant vous joindre.',
  notSaved: (reason) => `Rien n’a été enregistré. ${reason}`,
  dismiss: 'Ne rien changer',
  incomplete:
    'Cette partie de la page ne s’est pas chargée. Vérifiez votre connexion, puis rechargez la page.',

  waitlist: {
    waiting: 'Vous êtes sur la liste d’attente',
    ahead: (parties) =>
      parties === 0
        ? 'Vous n’avez pas de réservation, mais vous êtes en tête de liste.'
        : format.plural(parties, {
            one: (count) => `Vous n’avez pas de réservation : ${count} groupe est avant vous.`,
            other: (count) => `Vous n’avez pas de réservation : ${count} groupes sont avant vous.`,
          }),
    next: (email) => {
      const offerTerms =
        'Dès qu’il y a de la place pour votre groupe, elle est gardée pour vous ici, 12 heures au plus, et vous dites oui ou non.';
      return `${offerTerms} ${email === undefined ? 'Revenez donc voir de temps en temps.' : `Nous vous écrirons alors à ${email}.`}`;
    },
    leave: 'Quitter la liste d’attente',
    leaving: 'Quitter la liste est définitif : si vous y revenez, vous serez en dernière position.',

    held: (people, until) =>
      format.plural(people, {
        one: (count) => `${count} place est gardée pour vous jusqu’au ${until}`,
        other: (count) => `${count} places sont gardées pour vous jusqu’au ${until}`,
      }),
    choice:
      'Dites oui, et c’est réservé. Passé ce délai, ou si vous dites non, les places sont proposées aux personnes suivantes.',
    take: (people) =>
      format.plural(people, {
        one: () => 'Oui, réserver la place',
        other: (count) => `Oui, réserver les ${count} places`,
      }),
    decline: 'Non merci',
    booked: 'C’est réservé. À bientôt !',
    notDone: (reason) => `Cela n’a pas marché. ${reason}`,

    confirm: {
      mailed: (email) =>
        `Presque fini : nous avons envoyé un lien à ${email}. Ouvrez-le, confirmez, et c’est réservé.`,
      notReceived:
        'Rien reçu ? Regardez dans les indésirables, ou corrigez l’adresse ci-dessous : nous y enverrons le lien.',
      mailLimitReached: (email) =>
        `Nous n’avons pas pu envoyer de lien à ${email} : trop d’e-mails y ont été envoyés, ou depuis votre réseau. Essayez une autre adresse ci-dessous, ou contactez-nous.`,
      ask: (email) => `Confirmez votre adresse, ${email}, et c’est réservé.`,
      book: 'Confirmer la réservation',
      release: 'Ne pas réserver',
      waitingParty: {
        mailed: (email) =>
          `D’abord, confirmez votre adresse : nous avons envoyé un lien à ${email}. Tant que vous ne l’avez pas ouvert, aucune place n’est gardée pour vous.`,
        ask: 'D’abord, confirmez votre adresse : d’ici là, aucune place n’est gardée pour vous.',
        confirm: 'Oui, c’est mon adresse',
        done: 'Merci ! Votre adresse est confirmée.',
      },
      expired: {
        title: 'Les places ne sont plus gardées pour vous',
        text: 'Faute de confirmation à temps, vous n’avez pas de réservation. S’il reste de la place, il suffit de recommencer.',
      },
      again: 'Réserver de nouveau',
    },

    offerExpired: {
      title: 'Les places ne sont plus gardées pour vous',
      text: 'Elles sont proposées aux personnes suivantes, et vous n’êtes plus sur la liste d’attente. Vous n’avez pas de réservation.',
    },
    removed: {
      title: 'Votre guide a retiré votre nom de la liste d’attente',
      text: 'Vous n’avez pas de réservation. Si vous vous demandez pourquoi, écrivez à votre guide.',
    },
    cutoffPassed: {
      title: 'Aucune place ne s’est libérée à temps',
      text: 'Cette visite ne peut plus être réservée : l’attente est finie. Vous n’avez pas de réservation.',
    },
    left: {
      title: 'Vous n’êtes plus sur la liste d’attente',
      text: 'Vous n’avez pas de réservation, et rien n’est gardé pour vous.',
    },
    again: 'Rejoindre de nouveau la liste, ou choisir une autre date',
  },

  changeForm: {
    save: 'Enregistrer la modification',
    notSaved: (reason) => `Votre réservation n’a pas été modifiée. ${reason}`,
  },
};
