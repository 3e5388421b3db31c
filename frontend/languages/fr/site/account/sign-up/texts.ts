import type { texts as english } from '../../../../../site/account/sign-up/texts.en';

export const texts: typeof english = {
  lead: 'Créez un compte pour retrouver vos visites sur tous vos appareils.',
  title: 'Créer un compte',
  usernameHint: (minLength, maxLength) =>
    `De ${String(minLength)} à ${String(maxLength)} lettres, chiffres, ou _ . -`,
  email: 'E-mail',
  unsuccessful: 'Le compte n’a pas pu être créé. Réessayez dans un instant.',
  signInLink: (signIn) => ['Vous avez déjà un compte ? ', signIn('Se connecter')],
};
