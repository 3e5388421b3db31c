import type { texts as english } from '../../../../../site/account/invitation/texts.en';

export const texts: typeof english = {
  incomplete:
    'Dieser Link ist unvollständig. Bitte öffnen Sie noch einmal den, den Sie bekommen haben.',
  loading: 'Wird geladen …',
  lead: (invitedBy) => `${invitedBy} lädt Sie ein, hier Touren zu führen.`,
  consequences:
    'Sie sehen die Touren, die Sie führen, mit Namen und Kontaktdaten der Leute, die kommen.',
  passwordRule: (minLength) =>
    `Wer Touren führt, braucht ein Passwort mit mindestens ${String(minLength)} Zeichen.`,
  signIn: 'Anmelden und annehmen',
  signUp: 'Registrieren und annehmen',
  user: (username) => `Sie sind als ${username} angemeldet.`,
  accept: 'Einladung annehmen',
  account: 'Ihr Konto',
};
