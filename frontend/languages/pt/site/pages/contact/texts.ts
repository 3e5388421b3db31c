import type { texts as english } from '../../../../../site/pages/contact/texts.en';

export const texts: typeof english = {
  lead: 'Alguma dúvida antes de reservar, ou algo que você adoraria ver? Fale conosco.',
  title: 'Contato',
  phone: 'Telefone',
  email: 'E-mail',
  city: 'Cidade',
};
