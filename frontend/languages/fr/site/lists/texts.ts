import type { texts as english } from '../../../../site/lists/texts.en';
import { dayInSentence } from 'shared/words/fr/dates';

/** Texts for the two lists' pages. */
export const texts: typeof english = {
  form: {
    title: 'Créez la visite de votre lieu préféré',
    place: 'Lieu',
    choosePlace: 'Choisissez un lieu',
    day: 'Jour',
    chooseDay: 'Choisissez un jour',
    create: 'Créer la visite',
    update: 'Modifier la visite',
    cancel: 'Annuler',
    bookOnTourPage: 'Réservez-la sur sa page, où vous pouvez laisser votre e-mail',
    notSaved: (reason) => `La visite n’a pas été enregistrée. ${reason}`,
    deletedElsewhere: 'Elle a été supprimée ailleurs, mais vous pouvez la recréer.',
  },

  table: {
    title: 'Le détail de vos visites :',
    place: 'Lieu',
    day: 'Jour',
    people: 'Personnes',
    options: 'Actions',
    loading: 'Chargement de vos visites…',
    notLoaded: (reason) => `Vos visites n’ont pas pu être chargées. ${reason}`,
    empty: 'Pas encore de visite. Choisissez un lieu et un jour : votre première balade sera ici.',
    edit: 'Modifier',
    delete: 'Supprimer',
    calendar: 'Ajouter à l’agenda',
    over: 'Cette visite est terminée.',
    held: (until) =>
      `Pas encore réservée : ouvrez le lien de notre e-mail au plus tard le ${until}.`,
    expired: 'Non réservée : la confirmation n’est pas arrivée à temps.',
    canceled: (reason) => `Annulée par votre guide : ${reason}`,
    dismiss: 'Compris',
    change: (place, date, change) => `${place}, ${dayInSentence(date)} : ${change}`,
    notRestored: (reason) => `La visite n’a pas été rétablie. ${reason}`,
    restored: 'La visite est de retour dans votre liste.',
    notDeleted: (reason) => `La visite n’a pas été supprimée. ${reason}`,
  },

  toConfirm: {
    title: 'Encore un clic',
    body: (until) =>
      `Les places sont gardées pour vous jusqu’au ${until}. Ouvrez le lien de l’e-mail que nous vous avons envoyé, et c’est réservé.`,
    see: 'Voir votre réservation',
  },

  created: {
    title: 'Création de la visite',
    day: 'La visite a été créée ✅',
    night: 'La visite est enregistrée ✅',
    ticket: 'Voir votre billet',
  },
  updated: { title: 'Modification de la visite', body: 'La visite a été modifiée ✅' },
  deleted: { title: 'Suppression de la visite', body: 'La visite a été supprimée ✅' },

  guest: (guestRetention, signUp) => [
    `Vous réservez sans compte : seul ce navigateur peut afficher vos visites, et seulement pendant ${guestRetention}. `,
    signUp('Créez un compte'),
    ' pour les garder.',
  ],
};
