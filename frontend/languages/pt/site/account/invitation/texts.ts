import type { texts as english } from '../../../../../site/account/invitation/texts.en';

export const texts: typeof english = {
  incomplete: 'Este link está incompleto. Abra de novo o que enviaram para você.',
  loading: 'Carregando…',
  lead: (invitedBy: string) => `${invitedBy} convida você para guiar passeios aqui.`,
  consequences:
    'Você verá os passeios que vai guiar, com os nomes e os contatos de quem participa.',
  passwordRule: (minLength: number) =>
    `Quem guia precisa de uma senha de pelo menos ${String(minLength)} caracteres.`,
  signIn: 'Entrar para aceitar',
  signUp: 'Criar conta para aceitar',
  user: (username: string) => `Você entrou como ${username}.`,
  accept: 'Aceitar o convite',
  account: 'Sua conta',
};
