import type { texts as english } from '../../../api/texts.en';

export const texts: typeof english = {
  noSentence: 'Erro interno do servidor. Tente de novo daqui a pouco.',
  offline: 'Não conseguimos falar com o servidor. Verifique sua conexão e tente de novo.',
};
