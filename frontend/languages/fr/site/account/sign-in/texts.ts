import type { texts as english } from '../../../../../site/account/sign-in/texts.en';

export const texts: typeof english = {
  lead: 'Connectez-vous pour voir et modifier vos visites.',
  title: 'Se connecter',
  hint: 'Votre e-mail convient aussi.',
  invalid: 'Identifiants incorrects',
  signingOut:
    'La déconnexion est faite sur cet appareil, mais le serveur ne répond pas et votre session y reste ouverte. Nous la fermerons dès qu’il répondra.',
  signedOut: 'Le serveur répond de nouveau, et votre session y est fermée aussi.',
  newPassword: 'Votre mot de passe est enregistré. Servez-vous-en pour vous connecter.',
  forgot: 'Mot de passe oublié ?',
  signUpLink: (signUp) => ['Pas encore de compte ? ', signUp('Créer un compte')],
};
