import type { texts as english } from '../../../api/cookie-texts.en';

/** Sentences for browsers that block cookies. */
export const texts: typeof english = {
  bookings:
    'Il tuo browser blocca i cookie di questo sito, quindi non possiamo conservare i tuoi tour. Consenti i cookie.',
  account:
    'Il tuo browser blocca i cookie di questo sito, quindi non possiamo aprire il tuo account. Consenti i cookie.',
};
