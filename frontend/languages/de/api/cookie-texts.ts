import type { texts as english } from '../../../api/cookie-texts.en';

export const texts: typeof english = {
  bookings:
    'Ihr Browser blockiert die Cookies dieser Seite, deshalb können wir Ihre Touren nicht speichern. Bitte lassen Sie Cookies zu.',
  account:
    'Ihr Browser blockiert die Cookies dieser Seite, deshalb können wir Ihr Konto nicht öffnen. Bitte lassen Sie Cookies zu.',
};
