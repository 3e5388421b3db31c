import type { texts as english } from '../../../api/cookie-texts.en';

/** Sentences for browsers that block cookies. */
export const texts: typeof english = {
  bookings:
    'Votre navigateur bloque les cookies de ce site : nous ne pouvons pas conserver vos visites. Autorisez les cookies.',
  account:
    'Votre navigateur bloque les cookies de ce site : nous ne pouvons pas ouvrir votre compte. Autorisez les cookies.',
};
