import { formatFor, withPeriod } from '../../format.ts';
import { newYorkDate, type Weekday } from '../../new-york.ts';
import type { refusalSentences as english } from '../en/refusals.ts';
import { dayInSentence, joinDays } from './dates.ts';
import { priceWords } from './price.ts';

const format = formatFor('fr');

const ADVICE_FOR_GUESTS = 'Créez un compte pour réserver davantage, ou écrivez à votre guide.';

/** The sentence for each code. */
export const refusalSentences: typeof english = {
  // For any call.
  unavailable: () => 'Le service de réservation fait une courte pause. Réessayez dans un instant.',
  failure: () => 'Un problème est survenu de notre côté. Réessayez.',
  'nothing-here': () => 'Il n’y a rien à cette adresse.',
  'too-many-requests': () => 'Trop de requêtes depuis votre connexion. Patientez un instant.',
  'too-slow': () => 'La requête a mis trop de temps à arriver. Réessayez.',
  'another-site': () => 'Cet appel venait d’un autre site : il a été refusé.',

  // Accounts and sessions.
  'session-ended': () => 'Votre session a pris fin. Reconnectez-vous.',
  'sign-in-first': () => 'Connectez-vous d’abord.',
  'become-somebody-first': () => 'Connectez-vous d’abord, ou continuez sans compte.',
  'invalid-credentials': () => 'Identifiants incorrects',
  'too-many-sign-ins': ({ minutes }) =>
    `Trop de tentatives de connexion. Réessayez dans ${minutesText(minutes)}.`,
  'too-many-resets': ({ minutes }) =>
    `Trop de demandes de nouveau mot de passe. Réessayez dans ${minutesText(minutes)}.`,
  'too-many-mails': () =>
    'Nous avons envoyé trop d’e-mails à cette adresse, ou depuis votre réseau. Réessayez demain, ou contactez votre guide.',
  'no-mail': () =>
    'Ce site ne peut pas vous envoyer de lien, faute de serveur de messagerie. Contactez votre guide.',
  'reset-link-over': () => 'Ce lien a expiré ou a déjà servi. Demandez-en un nouveau.',
  'confirm-link-over': () =>
    'Ce lien a expiré ou a déjà servi. La page de votre compte peut en envoyer un nouveau.',
  'reset-link-broken': () => 'Ce lien est incomplet. Rouvrez celui de l’e-mail.',
  'busy-signing-in': () =>
    'Trop de personnes se connectent en ce moment. Réessayez dans quelques secondes.',
  'wrong-password': () => 'Ce n’est pas votre mot de passe.',
  'no-session': () => 'Cette session n’existe pas.',
  'username-taken': () => 'Ce nom d’utilisateur est déjà pris. Choisissez-en un autre.',
  'username-reserved': () => 'Ce nom d’utilisateur est réservé. Choisissez-en un autre.',
  'username-invalid': ({ least, most }) =>
    `Le nom d’utilisateur doit compter de ${String(least)} à ${String(most)} lettres, chiffres ou caractères _ . -`,
  'sign-in-name-invalid': () => 'Saisissez un nom d’utilisateur ou un e-mail.',
  'email-taken': () => 'Un compte existe déjà avec cet e-mail. Connectez-vous.',
  'email-of-another': () => 'Un autre compte utilise déjà cet e-mail.',
  'email-invalid': () => 'L’e-mail doit être une adresse comme nom@example.com.',
  'email-too-long': ({ most }) => `L’e-mail doit compter au plus ${String(most)} caractères.`,
  'email-is-password': () =>
    'L’e-mail ne peut pas être votre mot de passe. Changez d’abord le mot de passe.',
  'password-length': ({ least, most }) =>
    `Le mot de passe doit compter de ${String(least)} à ${String(most)} caractères.`,
  'password-common': () =>
    'C’est l’un des mots de passe les plus courants, donc facile à deviner. Choisissez-en un autre.',
  'password-is-name': () =>
    'Le mot de passe ne peut être ni votre nom d’utilisateur ni votre e-mail. Choisissez-en un autre.',
  'guide-password-short': ({ least }) =>
    `Pour guider, le mot de passe doit compter au moins ${String(least)} caractères.`,

  // For the tour, date, and party of a booking.
  'place-invalid': () => 'Le lieu doit être le nom d’une visite.',
  'place-unknown': ({ places }) => `Le lieu doit être l’un de ceux-ci : ${places.join(', ')}.`,
  'day-invalid': ({ days }) =>
    `Le jour doit être l’un de ceux-ci : ${days.map((day) => format.weekday(day as Weekday)).join(', ')}.`,
  'people-invalid': ({ least, most }) =>
    `Le nombre de personnes doit être un nombre entier de ${String(least)} à ${String(most)}.`,
  'time-invalid': () => 'L’heure doit être comprise entre 00:00 et 23:59.',
  'date-unreadable': () => 'La date doit s’écrire YYYY-MM-DD.',
  'date-invalid': () => 'La date doit être au format YYYY-MM-DD.',
  'date-out-of-range': ({ most }) =>
    `La date doit être comprise entre aujourd’hui et dans ${String(most)} jours.`,
  'date-not-on-day': ({ day, most }) =>
    `La date doit être un ${format.weekday(day)}, entre aujourd’hui et dans ${String(most)} jours.`,
  'no-such-start': () => 'Cette visite ne part pas à cette heure. Choisissez-en une autre.',
  'no-such-tour': () => 'Cette visite n’existe pas.',
  'overlapping-invalid': () => 'Overlapping doit être true ou false.',
  'booked-already': ({ time }) =>
    `Vous avez déjà réservé cette visite à ${timeText(time)}. La réserver une fois de plus ?`,
  overlapping: ({ place, time }) =>
    `Vous avez déjà réservé « ${place} » à ${timeText(time)}, et les horaires se chevauchent. Réserver les deux ?`,

  // For the party's contact.
  'contact-missing': () =>
    'Indiquez votre nom, et un e-mail ou un numéro de téléphone, pour que votre guide puisse vous joindre.',
  'contact-invalid': () =>
    'Les coordonnées doivent comprendre un nom, et un e-mail ou un numéro de téléphone.',
  'contact-unreachable': () =>
    'Saisissez un e-mail ou un numéro de téléphone, pour que votre guide puisse vous joindre.',
  'contact-name-invalid': ({ least, most }) =>
    `Le nom doit tenir sur une ligne, de ${String(least)} à ${String(most)} caractères.`,
  'phone-invalid': () =>
    'Saisissez un numéro de téléphone valide ; hors des États-Unis et du Canada, avec l’indicatif du pays, comme +33 1 99 00 12 34.',
  'whatsapp-invalid': () => 'WhatsApp doit être true ou false.',
  'whatsapp-without-phone': () => 'Pour WhatsApp, il faut un numéro de téléphone.',
  'note-too-long': ({ most }) => `Le message doit compter au plus ${String(most)} caractères.`,

  // For booking and changing.
  busy: () => 'Beaucoup de réservations arrivent en ce moment. Réessayez dans un instant.',
  'no-booking': () => 'Cette réservation n’est pas dans votre liste.',
  'link-needed': () => 'Ouvrez cette réservation avec son lien, ou connectez-vous.',
  'link-incomplete': () => 'Ce lien est incomplet. Copiez-le en entier.',
  'key-invalid': () =>
    'Idempotency-Key doit compter de 1 à 64 caractères : lettres, chiffres, _ ou -.',
  'key-used': () =>
    'Cette Idempotency-Key a déjà servi pour une autre réservation. Prenez-en une nouvelle.',
  'already-waiting': () =>
    'Vous êtes déjà sur la liste d’attente de cette visite. Vous la trouverez dans « Mes visites ».',
  'no-longer-held': () =>
    'Ces places ne sont plus gardées pour vous. Vous pouvez rejoindre de nouveau la liste d’attente.',
  'email-needed': () =>
    'Pour cette visite, il nous faut votre e-mail : vous confirmez la réservation par un lien que nous vous envoyons.',
  unconfirmed: () => 'Ouvrez d’abord le lien de notre e-mail pour confirmer.',
  'change-by-link': () => 'Ouvrez le lien de notre e-mail pour modifier la réservation.',
  'account-unconfirmed': () =>
    'Confirmez d’abord votre e-mail, par le lien que nous vous avons envoyé. La page de votre compte peut en envoyer un autre.',
  'corrected-too-often': () =>
    'Vous avez changé trop souvent l’e-mail de cette réservation. Annulez-la et réservez de nouveau, ou contactez votre guide.',
  'hold-over': () => 'Ces places ne sont plus gardées pour vous. Réservez de nouveau.',
  'list-full': ({ most }) =>
    `Cette liste est pleine : elle peut contenir ${String(most)} réservations. Supprimez-en une pour faire de la place.`,
  'guest-limit': ({ most }) =>
    `Sans compte, vous pouvez réserver pour ${String(most)} personnes au plus sur une visite. ${ADVICE_FOR_GUESTS}`,
  'network-limit': ({ most }) =>
    `Depuis votre connexion internet, ${String(most)} personnes ont déjà une réservation sans compte : c’est le maximum. ${ADVICE_FOR_GUESTS}`,
  'party-too-large': ({ most }) =>
    `Une réservation de cette visite vaut pour ${peopleText(most)} au plus. Pour un groupe plus grand, écrivez à votre guide.`,
  'too-many-ages': ({ people }) => `Votre groupe compte ${peopleText(people)}. Corrigez les âges.`,
  'price-changed': ({ cents }) =>
    `Le prix vient de changer. ${cents === 0 ? 'Il n’y a plus de somme fixe.' : `Votre groupe paierait maintenant ${priceWords.amount(cents)}.`} Regardez le nouveau prix avant de réserver.`,
  'not-offered': () => 'Cette visite n’est plus proposée. Choisissez-en une autre.',
  'booking-canceled': () =>
    'Votre guide a annulé cette réservation : elle ne peut plus être modifiée. Réservez une autre visite.',
  over: () => 'Cette visite est terminée : sa réservation ne peut plus être modifiée.',
  'too-late': ({ deadline }) =>
    `Il est trop tard pour modifier ou annuler cette réservation. La limite était le ${formatInstant(deadline)}.`,
  closed: ({ date, others }) =>
    withAlternatives(`Le départ du ${dayInSentence(date)} ne peut plus être réservé.`, others),
  'not-at-this-time': ({ date, others }) =>
    withAlternatives(`Le ${dayInSentence(date)}, il n’y a pas de départ à cette heure.`, others),
  canceled: ({ date, reason, others }) =>
    withAlternatives(
      withPeriod(`Le départ du ${dayInSentence(date)} est annulé${reasonAfterColon(reason)}`),
      others,
    ),
  moved: ({ date, to, reason, others }) =>
    withAlternatives(
      withPeriod(
        `Le départ du ${dayInSentence(date)} a été déplacé au ${dayInSentence(to)}${reasonAfterColon(reason)}`,
      ),
      others,
    ),
  'first-too-late': ({ date, deadline, others }) =>
    withAlternatives(
      `Le départ du ${dayInSentence(date)} n’a aucune réservation, et la première devait arriver avant le ${formatInstant(deadline)}.`,
      others,
    ),
  full: ({ date, left, others }) =>
    withAlternatives(
      left === 0
        ? `Le départ du ${dayInSentence(date)} est complet.`
        : `Le ${dayInSentence(date)}, il reste ${String(left)} ${left === 1 ? 'place' : 'places'}.`,
      others,
    ),
  'no-day-with-room': ({ place, day, people, daysAhead, others }) =>
    withAlternatives(
      `${place} : aucun ${format.weekday(day)} avec ${String(people)} ${people === 1 ? 'place' : 'places'} dans les ${String(daysAhead)} prochains jours.`,
      others,
    ),
};

/** Adds the dates with enough spots to a sentence, if they were requested. */
function withAlternatives(sentence: string, others: readonly string[] | undefined): string {
  if (others === undefined) return sentence;
  if (others.length === 0) return `${sentence} Il n’y a de place à aucune autre date.`;
  return `${sentence} Il y a de la place ${joinDays(others)}.`;
}

function reasonAfterColon(reason: string | undefined): string {
  return reason === undefined ? '' : ` : ${reason}`;
}

/** "9:05", for "09:05". */
function timeText(time: string): string {
  return time.replace(/^0/, '');
}

function minutesText(minutes: number): string {
  return minutes === 1 ? 'une minute' : `${String(minutes)} minutes`;
}

function peopleText(people: number): string {
  return `${String(people)} ${people === 1 ? 'personne' : 'personnes'}`;
}

function formatInstant(instant: string): string {
  return `${dayInSentence(newYorkDate(new Date(instant)))} à ${format.time(instant)}`;
}
