import type { texts as english } from '../../../api/texts.en';

export const texts: typeof english = {
  noSentence: 'Error interno del servidor. Vuelve a intentarlo en un momento.',
  offline: 'No llegamos al servidor. Revisa tu conexión y vuelve a intentarlo.',
};
