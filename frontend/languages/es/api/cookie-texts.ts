import type { texts as english } from '../../../api/cookie-texts.en';

export const texts: typeof english = {
  bookings:
    'Tu navegador bloquea las cookies de este sitio web, así que no podemos guardar tus recorridos. Permite las cookies, por favor.',
  account:
    'Tu navegador bloquea las cookies de este sitio web, así que no podemos abrir tu cuenta. Permite las cookies, por favor.',
};
