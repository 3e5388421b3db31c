import type { texts as english } from '../../../../../site/account/sign-in/texts.en';

export const texts: typeof english = {
  lead: 'Melden Sie sich an, um Ihre Touren zu sehen und zu ändern.',
  title: 'Anmelden',
  hint: 'Ihre E-Mail-Adresse geht auch.',
  invalid: 'Benutzername oder Passwort stimmt nicht',
  signingOut:
    'Auf diesem Gerät sind Sie abgemeldet, aber der Server war nicht zu erreichen, um Ihre Sitzung auch dort zu beenden. Wir versuchen es weiter und beenden sie, sobald er wieder da ist.',
  signedOut: 'Der Server ist wieder da, und Ihre Sitzung ist auch dort beendet.',
  newPassword: 'Ihr Passwort ist gespeichert. Bitte melden Sie sich damit an.',
  forgot: 'Passwort vergessen?',
  signUpLink: (signUp) => ['Zum ersten Mal hier? ', signUp('Registrieren')],
};
