import type { texts as english } from '../../../api/cookie-texts.en';

export const texts: typeof english = {
  bookings:
    'Seu navegador está bloqueando os cookies deste site, e por isso não conseguimos guardar seus passeios. Permita os cookies.',
  account:
    'Seu navegador está bloqueando os cookies deste site, e por isso não conseguimos abrir sua conta. Permita os cookies.',
};
