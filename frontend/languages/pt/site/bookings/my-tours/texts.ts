import type { texts as english } from '../../../../../site/bookings/my-tours/texts.en';
import { format } from '../../texts/format';

export const texts: typeof english = {
  lead: 'Todas as suas reservas, de dia e à noite, a próxima primeiro.',
  loading: 'Procurando seus passeios…',
  notLoaded: (reason: string) => `Não foi possível carregar seus passeios. ${reason}`,
  empty: 'Nenhum passeio ainda. Escolha um lugar e um dia, e seu voucher aparece aqui.',
  allTours: 'Ver todos os passeios',
  signIn: <Node>(link: (text: string) => Node) => [
    link('Entre'),
    ' para ver o que você reservou com uma conta.',
  ],
  remove: 'Tirar da lista',
  removed: (place: string, when: string) => `Saiu da sua lista: ${place}, ${when}.`,
  notRemoved: (reason: string) => `O passeio não saiu da sua lista. ${reason}`,
  undo: 'Desfazer',
  notRestored: (reason: string) => `O passeio não voltou para sua lista. ${reason}`,
  restored: (place: string, when: string) => `De volta à sua lista: ${place}, ${when}.`,
  changes: 'Recado de quem guia',
  dismiss: 'Entendi',
  next: 'Seu próximo passeio',
  open: 'Abrir o voucher',
  later: 'Depois deste',
  canceled: 'Cancelados',
  canceledByYou: 'Cancelados por você',
  held: 'Vagas guardadas para você',
  respond: 'Sim ou não?',
  confirm: 'Como confirmar',
  waiting: 'Na lista de espera',
  past: 'Passeios anteriores',
  earlier: (count: number) =>
    format.plural(count, {
      one: () => 'Mais um passeio anterior',
      other: (n) => `Mais ${n} passeios anteriores`,
    }),
};
