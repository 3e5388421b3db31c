import type { texts as english } from '../../../../../site/account/confirm-email/texts.en';

export const texts: typeof english = {
  link: {
    title: 'Este e-mail é seu?',
    text: 'Alguém, provavelmente você, tem uma conta aqui com o endereço para o qual mandamos a mensagem.',
    action: 'Sim, é meu',
    done: 'Tudo certo! Seu e-mail está confirmado.',
  },
  request: {
    title: 'Confirme seu e-mail',
    text: (email: string) =>
      `Ainda não sabemos se nossas mensagens chegam a ${email}. Abra o link que mandamos para lá ou peça outro.`,
    action: 'Enviar um link',
    sent: (email: string) =>
      `Um link está a caminho de ${email}. Não chegou em alguns minutos? Olhe também na pasta de spam.`,
  },
};
