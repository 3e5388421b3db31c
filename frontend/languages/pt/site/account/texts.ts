import { formatMoment } from '../../../../site/texts/more-formats';
import type { texts as english } from '../../../../site/account/texts.en';
import { LOCALE } from '../texts/locale';

export const texts: typeof english = {
  lead: 'Seus dados são seus: veja, altere, baixe ou apague.',
  signedOut: <Node>(signIn: (text: string) => Node, signUp: (text: string) => Node) => [
    'Você não entrou na sua conta. ',
    signIn('Entre'),
    ' para vê-la ou ',
    signUp('crie uma'),
    '.',
  ],
  username: 'Nome de usuário',
  email: 'E-mail',
  currentPassword: 'Senha atual',

  changeEmail: {
    title: 'Mudar o e-mail',
    action: 'Mudar e-mail',
    email: 'Novo e-mail',
    done: (email: string) =>
      `Seu e-mail agora é ${email}. Você saiu da conta em todos os outros aparelhos.`,
  },
  changePassword: {
    title: 'Mudar a senha',
    action: 'Mudar senha',
    password: 'Nova senha',
    done: 'Sua senha foi alterada. Você saiu da conta em todos os outros aparelhos.',
  },
  sessions: {
    title: 'Onde sua conta está aberta',
    browser: (description: string) =>
      description
        .replace('Unknown browser', 'Navegador desconhecido')
        .replace(/ on an? /, ' em um ')
        .replace(' on ', ' no '),
    current: (browser) => [browser, ' (aqui)'],
    moment: (instant: string) => formatMoment(LOCALE, instant),
    since: <Node>(moment: Node) => ['desde ', moment],
    end: 'Encerrar',
    endLabel: (browser: string, since: string) => `Encerrar ${browser}, desde ${since}`,
    ended: 'A sessão foi encerrada.',
    endOthers: 'Encerrar todas as outras sessões',
    othersEnded: 'Todas as outras sessões foram encerradas.',
  },
  download: {
    title: 'Baixar seus dados',
    text: 'Sua conta, seus passeios, as anotações feitas sobre eles e suas sessões, em um só arquivo JSON.',
    action: 'Baixar meus dados',
  },
  deletion: {
    title: 'Apagar sua conta',
    text: 'Isto apaga de vez sua conta, suas sessões e seus próximos passeios. Dos passeios até hoje, guardamos só o lugar, a data e o número de pessoas, sem seu nome. Se você já pagou um próximo passeio, quem guia vê seu nome e seu contato até o fim do dia dele, para devolver o dinheiro.',
    action: 'Apagar minha conta',
    question: 'Apagar sua conta?',
    keep: 'Manter',
  },
};
