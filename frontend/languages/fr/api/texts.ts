import type { texts as english } from '../../../api/texts.en';

/** Sentences for errors without a sentence from the server. */
export const texts: typeof english = {
  noSentence: 'Erreur interne du serveur. Réessayez dans un instant.',
  offline: 'Le serveur ne répond pas. Vérifiez votre connexion et réessayez.',
};
