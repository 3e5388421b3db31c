import type { texts as english } from '../../../../../site/account/reset-password/texts.en';

export const texts: typeof english = {
  ask: {
    title: 'Esqueceu a senha?',
    lead: 'Informe o e-mail da sua conta, e enviaremos um link para criar uma senha nova.',
    email: 'E-mail',
    action: 'Enviar o link',
    sent: (email: string) =>
      `Se ${email} tiver uma conta aqui, um link está a caminho. Ele funciona uma vez só, durante uma hora. Não chegou? Olhe também na pasta de spam.`,
    remembered: <Node>(signIn: (text: string) => Node) => ['Lembrou? ', signIn('Entrar')],
  },
  choose: {
    title: 'Crie uma senha nova',
    lead: 'Você sairá da conta em todos os aparelhos. Depois, entre com a senha nova.',
    password: 'Nova senha',
    action: 'Salvar a senha',
    newLink: <Node>(ask: (text: string) => Node) => ['O link não funciona? ', ask('Peça outro')],
  },
};
