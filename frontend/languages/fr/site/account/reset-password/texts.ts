import type { texts as english } from '../../../../../site/account/reset-password/texts.en';

export const texts: typeof english = {
  ask: {
    title: 'Mot de passe oublié ?',
    lead: 'Donnez-nous l’e-mail de votre compte : nous vous enverrons un lien pour choisir un nouveau mot de passe.',
    email: 'E-mail',
    action: 'Envoyer le lien',
    sent: (email) =>
      `Si ${email} a un compte ici, un lien est en route. Il ne sert qu’une fois et reste valable une heure. Rien reçu ? Regardez aussi dans les indésirables.`,
    remembered: (signIn) => ['Vous vous en souvenez ? ', signIn('Se connecter')],
  },
  choose: {
    title: 'Choisissez un nouveau mot de passe',
    lead: 'Toutes vos sessions seront fermées. Reconnectez-vous ensuite avec le nouveau mot de passe.',
    password: 'Nouveau mot de passe',
    action: 'Enregistrer le mot de passe',
    newLink: (ask) => ['Le lien ne marche pas ? ', ask('En demander un autre')],
  },
};
