import type { texts as english } from '../../../../../site/account/sign-up/texts.en';

export const texts: typeof english = {
  lead: 'Crie uma conta para ver seus passeios em todos os seus aparelhos.',
  title: 'Criar conta',
  usernameHint: (minLength: number, maxLength: number) =>
    `De ${String(minLength)} a ${String(maxLength)} letras, números ou _ . -`,
  email: 'E-mail',
  unsuccessful: 'Não foi possível criar a conta! Veja o console do navegador.',
  signInLink: <Node>(signIn: (text: string) => Node) => ['Já tem conta? ', signIn('Entrar')],
};
