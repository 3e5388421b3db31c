import type { texts as english } from '../../../../../site/account/confirm-email/texts.en';

export const texts: typeof english = {
  /** For visitors who opened the emailed link. */
  link: {
    title: 'È il tuo indirizzo?',
    text: 'Qualcuno, speriamo tu, ha qui un account con l’indirizzo a cui è arrivata la nostra e-mail.',
    action: 'Sì, è il mio',
    done: 'Grazie! La tua e-mail è confermata.',
  },
  /** For signed-in users whose email isn't confirmed. */
  request: {
    title: 'Conferma la tua e-mail',
    text: (email) =>
      `Non sappiamo ancora se le nostre e-mail ti arrivano all’indirizzo ${email}. Apri il link che ti abbiamo mandato lì, oppure chiedine uno nuovo.`,
    action: 'Mandami un link',
    sent: (email) =>
      `Il link è in viaggio verso ${email}. Se tra qualche minuto non è arrivato, guarda anche nello spam.`,
  },
};
