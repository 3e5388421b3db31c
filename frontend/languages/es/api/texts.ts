import type { texts as english } from '../../../api/texts.en';

export const texts: typeof english = {
  noSentence: 'Error interno del servidor. Revisa tu servidor, por favor',
  offline: 'No llegamos al servidor. Revisa tu conexión y vuelve a intentarlo.',
};
