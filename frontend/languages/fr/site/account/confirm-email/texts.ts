import type { texts as english } from '../../../../../site/account/confirm-email/texts.en';

export const texts: typeof english = {
  link: {
    title: 'Est-ce bien votre adresse ?',
    text: 'Quelqu’un (vous, espérons-le) a un compte ici avec l’adresse qui a reçu notre e-mail.',
    action: 'Oui, c’est la mienne',
    done: 'Merci ! Votre e-mail est confirmé.',
  },
  request: {
    title: 'Confirmez votre e-mail',
    text: (email) =>
      `Nous ne savons pas encore si nos e-mails vous parviennent à ${email}. Ouvrez le lien que nous y avons envoyé, ou demandez-en un nouveau.`,
    action: 'M’envoyer un lien',
    sent: (email) =>
      `Un lien est en route vers ${email}. Toujours rien après quelques minutes ? Regardez aussi dans les indésirables.`,
  },
};
