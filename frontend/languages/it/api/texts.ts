import type { texts as english } from '../../../api/texts.en';

/** Sentences for errors without a sentence from the server. */
export const texts: typeof english = {
  noSentence: 'Errore interno del server. Riprova tra poco.',
  offline: 'Il server non risponde. Controlla la connessione e riprova.',
};
