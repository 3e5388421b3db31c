import type { texts as english } from '../../../../../site/pages/privacy/texts.en';

export const texts: typeof english = {
  lead: 'O que este site guarda, e por quanto tempo. Nada é carregado de outros sites.',
  counts: {
    title: 'O que é contado',
    steps:
      'Para descobrir onde as pessoas empacam, o site conta quantas visitas dão cada passo: ver uma página, escolher uma data, enviar o formulário de reserva, reservar e cancelar.',
    numbers:
      'Para cada dia, ele guarda apenas números: por página, por idioma da página e por site de onde veio a visita. Não guarda nada sobre você: nem cookie, nem endereço IP, nem navegador, nem o caminho de uma página a outra. Os números são apagados depois de dois anos.',
    optOut:
      'Se seu navegador envia Do Not Track ou Global Privacy Control, sua visita não é contada.',
  },
  bookings: {
    title: 'Suas reservas',
    contact:
      'Seu nome, e-mail, telefone e observações servem para quem guia falar com você sobre o passeio. Cada reserva guarda também o idioma em que você lê, para os e-mails que enviamos a você.',
    guests: (days: string) =>
      `Sem conta, eles são apagados depois de ${days}, mas não antes do fim do passeio. Ficam o passeio, a data e o número de pessoas.`,
    account:
      'Com uma conta, você pode baixar ou apagar todos os seus dados. Se você já pagou um próximo passeio, seu nome e seu contato ficam com quem guia até o fim do dia dele, para devolver o dinheiro.',
  },
  cookies: {
    title: 'Cookies',
    cookie:
      'O site só grava cookies quando você entra, reserva ou abre uma página com suas reservas. Eles informam que a reserva é sua, e scripts não podem lê-los.',
    storage:
      'Seu navegador também lembra, para este site, se você entrou na sua conta, se tem reservas, que idioma escolheu e o que digitou num formulário que não enviou.',
  },
  log: {
    title: 'O registro do servidor',
    text: 'O registro guarda o endereço IP, o caminho e a hora de cada acesso, para encontrar erros e barrar ataques. Os registros antigos são sobrescritos.',
  },
  questions: 'Dúvidas?',
};
