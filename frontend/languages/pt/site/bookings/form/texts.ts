import type { texts as english } from '../../../../../site/bookings/form/texts.en';
import { format } from '../../texts/format';

export const texts: typeof english = {
  title: 'Escolha uma data',
  toContact: 'Continuar: seus contatos',
  contactTitle: 'Como falar com você',
  bookBoth: 'Sim, reservar também',
  book: (time: string) => `Reservar para as ${time}`,
  notBooked: (reason: string) => `O passeio não foi reservado. ${reason}`,
  booked: 'Reserva confirmada',
  roomAfterAll: 'No fim das contas, havia vaga.',
  seeTicket: 'Ver seu voucher',
  bookAnother: 'Reservar outra data',

  held: {
    title: 'Falta só um passo',
    next: (email: string, until: string) =>
      `Enviamos um link para ${email}. Abra e confirme até ${until}, e a reserva está feita; até lá, suas vagas ficam guardadas.`,
    see: 'Ver sua reserva',
  },

  wait: {
    offer: (people: number) =>
      format.plural(people, {
        one: () =>
          'Você pode esperar por uma vaga: quando abrir uma, ela fica guardada para você por até 12 horas, e você responde sim ou não.',
        other: (count) =>
          `Você pode esperar por vagas: quando abrirem ${count}, elas ficam guardadas para você por até 12 horas, e você responde sim ou não.`,
      }),
    noObligation: 'Até você dizer sim, nada está reservado, e você não deve nada.',
    join: 'Entrar na lista de espera',
    joinFor: (time: string) => `Entrar na lista das ${time}`,
    joinBoth: 'Sim, entrar mesmo assim',
    joined: 'Você está na lista de espera',
    next: (email?: string) =>
      email === undefined
        ? 'Você ainda não tem reserva. Esta página avisa quando houver vagas guardadas para você, então passe por aqui de vez em quando.'
        : `Você ainda não tem reserva. Escreveremos para ${email} quando houver vagas guardadas para você.`,
    see: 'Ver sua posição na fila',
  },

  contact: {
    why: 'Um nome, e um e-mail ou telefone: eles só são usados para este passeio.',
    whyOptional: 'Se quiser, diga como podemos falar com você. Só usaremos isso para este passeio.',
    name: 'Seu nome',
    email: 'Seu e-mail',
    didYouMean: (address: string) => `Você quis dizer ${address}?`,
    acceptSuggestion: 'Sim, usar este',
    phone: 'Seu telefone',
    phoneHint:
      'Fora dos EUA e do Canadá, inclua o código do país, como em +44 20 7946 0123. O do Brasil é +55.',
    whatsApp: 'Este número tem WhatsApp',
    unreachable: 'Informe um e-mail ou telefone, para podermos falar com você.',
    note: 'Uma observação para quem guia (opcional)',
    noteHint: 'Carrinho de bebê, chegada de balsa, aniversário: tudo o que ajudar.',
  },
};
