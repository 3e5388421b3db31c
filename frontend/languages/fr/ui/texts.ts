import { formatLanguages } from 'shared/languages';
import type { texts as english } from '../../../ui/texts.en';
import { LOCALE } from '../site/texts/locale';

/** Texts of the components that both apps use. */
export const texts: typeof english = {
  page: {
    loading: 'Chargement…',
    skip: 'Aller au contenu',
    retry: 'Réessayer',
    needsScript: 'Ce formulaire a besoin de JavaScript, désactivé dans votre navigateur.',
  },

  dialog: {
    ok: 'OK',
    undo: 'Rétablir',
    close: 'Fermer',
  },

  guide: {
    photo: (name) => `Photo de ${name}`,
    languages: (codes) => `Langues : ${formatLanguages(LOCALE, codes)}`,
    license: (number) => `Guide de New York, licence nº ${number}`,
  },

  notFound: {
    title: 'Ce coin de rue n’est pas sur le plan',
    text: 'Il n’y a pas de page à cette adresse.',
  },
};
