import type { texts as english } from '../../../../../site/pages/contact/texts.en';

export const texts: typeof english = {
  lead: 'Hai una domanda prima di prenotare, o qualcosa che vorresti proprio vedere? Scrivimi o chiamami.',
  title: 'Contatti',
  phone: 'Telefono',
  email: 'E-mail',
  city: 'Città',
};
