import { formatLanguages } from 'shared/languages';
import type { texts as english } from '../../../ui/texts.en';

export const texts: typeof english = {
  page: {
    loading: 'Carregando…',
    skip: 'Ir para o conteúdo',
    retry: 'Tentar de novo',
    needsScript: 'Este formulário precisa de JavaScript, que está desativado no seu navegador.',
  },

  dialog: {
    ok: 'OK',
    undo: 'Desfazer',
    close: 'Fechar',
  },

  guide: {
    photo: (name: string) => `Foto de ${name}`,
    languages: (codes: readonly string[]) => `Fala ${formatLanguages('pt-BR', codes)}`,
    license: (number: string) => `Guia com licença de Nova York, nº ${number}`,
  },

  notFound: {
    title: 'Esta esquina não está no mapa',
    text: 'Não há página neste endereço.',
  },
};
