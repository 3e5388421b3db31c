import type { texts as english } from '../../../ui/texts.en';
import { formatLanguages } from 'shared/languages';

export const texts: typeof english = {
  page: {
    loading: 'Wird geladen …',
    skip: 'Zum Inhalt',
    retry: 'Noch einmal versuchen',
    needsScript: 'Dieses Formular braucht JavaScript, das in Ihrem Browser abgeschaltet ist.',
  },

  dialog: {
    ok: 'OK',
    undo: 'Rückgängig',
    close: 'Schließen',
  },

  guide: {
    photo: (name) => `Foto von ${name}`,
    languages: (codes) => `Spricht ${formatLanguages('de', codes)}`,
    license: (number) => `New Yorker Guide mit Lizenz Nr. ${number}`,
  },

  notFound: {
    title: 'Diese Ecke steht in keinem Stadtplan',
    text: 'Unter dieser Adresse gibt es keine Seite.',
  },
};
