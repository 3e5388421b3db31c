import type { texts as english } from '../../../../../site/bookings/my-tours/texts.en';
import { format } from '../../texts/format';

export const texts: typeof english = {
  lead: 'Toutes vos réservations, de jour et de nuit, la prochaine en premier.',
  loading: 'Recherche de vos visites…',
  notLoaded: (reason) => `Vos visites n’ont pas pu être chargées. ${reason}`,
  empty: 'Pas encore de visite. Choisissez une balade et un jour : votre billet sera ici.',
  allTours: 'Voir toutes les visites',
  signIn: (link) => [link('Connectez-vous'), ' pour voir ce que vous avez réservé avec un compte.'],
  remove: 'Retirer',
  removed: (place, when) => `Retiré de votre liste : ${place}, ${when}.`,
  notRemoved: (reason) => `La visite n’a pas été retirée de votre liste. ${reason}`,
  undo: 'Rétablir',
  notRestored: (reason) => `La visite n’est pas revenue dans votre liste. ${reason}`,
  restored: (place, when) => `De retour dans votre liste : ${place}, ${when}.`,
  changes: 'De la part de votre guide',
  dismiss: 'Compris',
  next: 'Votre prochaine visite',
  open: 'Ouvrir votre billet',
  later: 'Ensuite',
  canceled: 'Annulées',
  canceledByYou: 'Annulées par vous',
  held: 'Places gardées pour vous',
  respond: 'Répondre oui ou non',
  confirm: 'Comment confirmer',
  waiting: 'Sur liste d’attente',
  past: 'Visites passées',
  earlier: (count) =>
    format.plural(count, {
      one: () => 'Une visite plus ancienne',
      other: (n) => `${n} visites plus anciennes`,
    }),
};
