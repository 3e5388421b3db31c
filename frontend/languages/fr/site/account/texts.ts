import type { texts as english } from '../../../../site/account/texts.en';
import { formatMoment } from '../../../../site/texts/more-formats';
import { LOCALE } from '../texts/locale';

export const texts: typeof english = {
  lead: 'Vos données sont à vous : consultez-les, modifiez-les, téléchargez-les ou supprimez-les.',
  signedOut: (signIn, signUp) => [
    'Pour voir votre compte, ',
    signIn('connectez-vous'),
    '. Pas encore de compte ? ',
    signUp('Créez-en un'),
    '.',
  ],
  username: 'Nom d’utilisateur',
  email: 'E-mail',
  currentPassword: 'Mot de passe actuel',

  changeEmail: {
    title: 'Changer d’e-mail',
    action: 'Changer l’e-mail',
    email: 'Nouvel e-mail',
    done: (email) => `Votre e-mail est désormais ${email}. Vos autres sessions sont fermées.`,
  },
  changePassword: {
    title: 'Changer de mot de passe',
    action: 'Changer le mot de passe',
    password: 'Nouveau mot de passe',
    done: 'Votre mot de passe a été changé. Vos autres sessions sont fermées.',
  },
  sessions: {
    title: 'Vos sessions ouvertes',
    browser: (description) =>
      description
        .replace('Unknown browser', 'Navigateur inconnu')
        .replace(/ on an? /, ' sur un ')
        .replace(' on ', ' sur '),
    current: (browser) => [browser, ' (celle-ci)'],
    moment: (instant) => formatMoment(LOCALE, instant),
    since: (moment) => ['depuis le ', moment],
    end: 'Fermer',
    endLabel: (browser, since) => `Fermer ${browser}, depuis le ${since}`,
    ended: 'Cette session est fermée.',
    endOthers: 'Fermer toutes les autres sessions',
    othersEnded: 'Toutes les autres sessions sont fermées.',
  },
  download: {
    title: 'Télécharger vos données',
    text: 'Votre compte, vos visites, les notes de votre guide à leur sujet et vos sessions, dans un fichier JSON.',
    action: 'Télécharger mes données',
  },
  deletion: {
    title: 'Supprimer votre compte',
    text: 'Votre compte, vos sessions et vos visites à venir seront supprimés pour de bon. Pour les visites passées et celles du jour, nous ne gardons que le lieu, la date et le nombre de personnes, sans votre nom. Si vous avez payé une visite à venir, votre guide voit votre nom et vos coordonnées jusqu’à la fin de la journée prévue, pour vous rembourser.',
    action: 'Supprimer mon compte',
    question: 'Supprimer votre compte ?',
    keep: 'Le garder',
  },
};
