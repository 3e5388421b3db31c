import type { texts as english } from '../../../../../site/account/sign-in/texts.en';

export const texts: typeof english = {
  lead: 'Entre para ver e alterar seus passeios.',
  title: 'Entrar',
  hint: 'Seu e-mail também serve.',
  invalid: 'Usuário ou senha incorretos',
  signingOut:
    'Você saiu neste aparelho, mas não conseguimos falar com o servidor para encerrar a sessão lá. Vamos continuar tentando e encerrá-la assim que o servidor voltar.',
  signedOut: 'O servidor voltou, e sua sessão foi encerrada lá também.',
  newPassword: 'Sua senha está salva. Entre com ela.',
  forgot: 'Esqueceu a senha?',
  signUpLink: <Node>(signUp: (text: string) => Node) => [
    'Primeira vez aqui? ',
    signUp('Criar conta'),
  ],
};
