import { withPeriod } from 'shared/format';
import type { texts as english } from '../../../../site/lists/texts.en';
import { format } from '../texts/format';

export const texts: typeof english = {
  form: {
    title: 'Crie seu passeio pela sua atração favorita',
    place: 'Lugar',
    choosePlace: 'Escolha um lugar',
    day: 'Dia',
    chooseDay: 'Escolha um dia',
    create: 'Criar passeio',
    update: 'Atualizar passeio',
    cancel: 'Cancelar',
    bookOnTourPage: 'Reserve na página do passeio, onde você pode deixar seu e-mail',
    notSaved: (reason: string) => `O passeio não foi salvo. ${reason}`,
    deletedElsewhere: 'Ele foi apagado em outro lugar, mas você pode criá-lo de novo.',
  },

  table: {
    title: 'Os detalhes do seu passeio:',
    place: 'Lugar',
    day: 'Dia',
    people: 'Pessoas',
    options: 'Opções',
    loading: 'Carregando seus passeios…',
    notLoaded: (reason: string) => `Não foi possível carregar seus passeios. ${reason}`,
    empty: 'Nenhum passeio ainda. Escolha um lugar e um dia, e seu primeiro passeio aparece aqui.',
    edit: 'Editar',
    delete: 'Apagar',
    calendar: 'Adicionar à agenda',
    over: 'Este passeio já terminou.',
    held: (until: string) => `Ainda sem reserva: abra o link do nosso e-mail até ${until}.`,
    expired: 'Sem reserva: faltou confirmar a tempo.',
    canceled: (reason: string) => withPeriod(`Tivemos de cancelar: ${reason}`),
    dismiss: 'Entendi',
    change: (place: string, date: string, change: string) =>
      `${place}, ${format.dayAndDate(date)}: ${change}`,
    notRestored: (reason: string) => `O passeio não foi recuperado. ${reason}`,
    restored: 'O passeio está de volta à sua lista.',
    notDeleted: (reason: string) => `O passeio não foi apagado. ${reason}`,
  },

  toConfirm: {
    title: 'Falta só um passo',
    body: (until: string) =>
      `As vagas ficam guardadas para você até ${until}. Abra o link do e-mail que enviamos, e a reserva está feita.`,
    see: 'Ver sua reserva',
  },

  created: {
    title: 'Passeio criado',
    day: 'O passeio foi criado ✅',
    night: 'O registro foi criado ✅',
    ticket: 'Ver seu voucher',
  },
  updated: { title: 'Passeio alterado', body: 'O passeio foi atualizado ✅' },
  deleted: { title: 'Passeio apagado', body: 'O passeio foi apagado ✅' },

  guest: <Node>(guestRetention: string, signUp: (text: string) => Node) => [
    `Você está reservando sem conta: só este navegador mostra seus passeios, e só por ${guestRetention}. `,
    signUp('Crie uma conta'),
    ' para não perdê-los.',
  ],
};
