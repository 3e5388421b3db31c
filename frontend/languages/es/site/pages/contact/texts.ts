import type { texts as english } from '../../../../../site/pages/contact/texts.en';

export const texts: typeof english = {
  lead: '¿Tienes alguna pregunta antes de reservar, o algo que te encantaría ver? Escríbenos.',
  title: 'Contacto',
  phone: 'Teléfono',
  email: 'Correo',
  city: 'Ciudad',
};
