import type { texts as english } from '../../../../../site/account/reset-password/texts.en';

export const texts: typeof english = {
  ask: {
    title: 'Password dimenticata?',
    lead: 'Scrivi l’e-mail del tuo account e ti mandiamo un link per scegliere una nuova password.',
    email: 'E-mail',
    action: 'Manda il link',
    /** The same for every email, so that it doesn't reveal who has an account. */
    sent: (email) =>
      `Se ${email} ha un account qui, il link è in viaggio. Vale un’ora e funziona una volta sola. Non arriva? Guarda anche nello spam.`,
    remembered: (signIn) => ['Ti è tornata in mente? ', signIn('Accedi')],
  },
  choose: {
    title: 'Scegli una nuova password',
    lead: 'Uscirai da tutti i dispositivi. Poi accedi con la nuova password.',
    password: 'Nuova password',
    action: 'Imposta la password',
    newLink: (ask) => ['Il link non funziona? ', ask('Chiedine un altro')],
  },
};
