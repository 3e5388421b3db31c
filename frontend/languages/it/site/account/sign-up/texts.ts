import type { texts as english } from '../../../../../site/account/sign-up/texts.en';

export const texts: typeof english = {
  lead: 'Registrati per vedere i tuoi tour su tutti i tuoi dispositivi.',
  title: 'Registrati',
  usernameHint: (minLength, maxLength) =>
    `Da ${String(minLength)} a ${String(maxLength)} lettere, numeri o _ . -`,
  email: 'E-mail',
  unsuccessful: 'La registrazione non è riuscita. Riprova tra poco.',
  signInLink: (signIn) => ['Hai già un account? ', signIn('Accedi')],
};
