import type { texts as english } from '../../../../../site/account/sign-up/texts.en';

export const texts: typeof english = {
  lead: 'Registrieren Sie sich, um Ihre Touren auf allen Ihren Geräten zu sehen.',
  title: 'Registrieren',
  usernameHint: (minLength, maxLength) =>
    `${String(minLength)} bis ${String(maxLength)} Buchstaben, Ziffern oder _ . -`,
  email: 'E-Mail-Adresse',
  unsuccessful: 'Die Registrierung ist fehlgeschlagen! Bitte sehen Sie in der Konsole nach.',
  signInLink: (signIn) => ['Sie haben schon ein Konto? ', signIn('Anmelden')],
};
