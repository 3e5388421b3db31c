import type { texts as english } from '../../../api/texts.en';

export const texts: typeof english = {
  noSentence: 'Interner Serverfehler. Bitte prüfen Sie Ihren Server',
  offline:
    'Wir erreichen den Server nicht. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
};
