import type { texts as english } from '../../../../../site/pages/contact/texts.en';

export const texts: typeof english = {
  lead: 'Une question avant de réserver, ou quelque chose que vous rêvez de voir ? Écrivez-nous.',
  title: 'Contact',
  phone: 'Téléphone',
  email: 'E-mail',
  city: 'Ville',
};
