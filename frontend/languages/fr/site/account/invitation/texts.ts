import type { texts as english } from '../../../../../site/account/invitation/texts.en';

export const texts: typeof english = {
  incomplete: 'Ce lien est incomplet. Rouvrez celui que l’on vous a envoyé.',
  loading: 'Chargement…',
  lead: (invitedBy) => `${invitedBy} vous invite à guider des visites ici.`,
  consequences:
    'Vous verrez les visites que vous menez, avec le nom et les coordonnées des personnes qui viennent.',
  passwordRule: (minLength) =>
    `Pour guider, il faut un mot de passe d’au moins ${String(minLength)} caractères.`,
  signIn: 'Se connecter pour accepter',
  signUp: 'Créer un compte pour accepter',
  user: (username) => `Compte utilisé : ${username}.`,
  accept: 'Accepter l’invitation',
  account: 'Votre compte',
};
