import type { texts as english } from '../../../../../site/pages/contact/texts.en';

export const texts: typeof english = {
  lead: 'Eine Frage vor der Buchung, oder etwas, das Sie unbedingt sehen möchten? Melden Sie sich.',
  title: 'Kontakt',
  phone: 'Telefon',
  email: 'E-Mail',
  city: 'Stadt',
};
