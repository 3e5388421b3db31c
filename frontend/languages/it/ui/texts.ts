import { formatLanguages } from 'shared/languages';
import type { texts as english } from '../../../ui/texts.en';

/** Texts of the components that both apps use. */
export const texts: typeof english = {
  page: {
    loading: 'Caricamento…',
    skip: 'Vai al contenuto',
    retry: 'Riprova',
    needsScript: 'Questo modulo ha bisogno di JavaScript, che nel tuo browser è disattivato.',
  },

  dialog: {
    ok: 'OK',
    undo: 'Ripristina',
    close: 'Chiudi',
  },

  guide: {
    photo: (name) => `Foto di ${name}`,
    languages: (codes) => `Parla ${formatLanguages('it', codes)}`,
    license: (number) => `Guida di New York con licenza n. ${number}`,
  },

  notFound: {
    title: 'Quest’angolo non è sulla mappa',
    text: 'A questo indirizzo non c’è nessuna pagina.',
  },
};
