import { formatLanguages } from 'shared/languages';
import type { texts as english } from '../../../ui/texts.en';
import { LOCALE } from '../site/texts/locale';

export const texts: typeof english = {
  page: {
    loading: 'Cargando…',
    skip: 'Ir al contenido',
    retry: 'Reintentar',
    needsScript: 'Este formulario necesita JavaScript, que está desactivado en tu navegador.',
  },

  dialog: {
    ok: 'Aceptar',
    undo: 'Deshacer',
    close: 'Cerrar',
  },

  guide: {
    photo: (name) => `Fotografía de ${name}`,
    languages: (codes) => `Habla ${formatLanguages(LOCALE, codes)}`,
    license: (number) => `Guía con licencia de Nueva York, n.º ${number}`,
  },

  notFound: {
    title: 'Esta esquina no está en el mapa',
    text: 'No hay ninguna página en esta dirección.',
  },
};
