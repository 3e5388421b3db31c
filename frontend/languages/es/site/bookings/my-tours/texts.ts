import type { texts as english } from '../../../../../site/bookings/my-tours/texts.en';
import { format } from '../../texts/format';

export const texts: typeof english = {
  lead: 'Todas tus reservas, de día y de noche, con la más próxima primero.',
  loading: 'Buscando tus recorridos…',
  notLoaded: (reason) => `No se pudieron cargar tus recorridos. ${reason}`,
  empty: 'Todavía no hay recorridos. Elige un paseo y un día, y tu pase estará aquí.',
  allTours: 'Ver todos los recorridos',
  signIn: (link) => [link('Inicia sesión'), ' para ver lo que reservaste con una cuenta.'],
  remove: 'Quitar',
  removed: (place, when) => `Ya no está en tu lista: ${place}, ${when}.`,
  notRemoved: (reason) => `El recorrido no se quitó de tu lista. ${reason}`,
  undo: 'Deshacer',
  notRestored: (reason) => `El recorrido no volvió a tu lista. ${reason}`,
  restored: (place, when) => `De nuevo en tu lista: ${place}, ${when}.`,
  changes: 'De tu guía',
  dismiss: 'Entendido',
  next: 'Tu próximo recorrido',
  open: 'Abrir tu pase',
  later: 'Después',
  canceled: 'Cancelado',
  canceledByYou: 'Lo cancelaste',
  held: 'Lugares apartados para ti',
  respond: '¿Sí o no?',
  confirm: 'Cómo confirmar',
  waiting: 'En lista de espera',
  past: 'Recorridos pasados',
  earlier: (count) =>
    format.plural(count, {
      one: () => 'Un recorrido anterior',
      other: (n) => `${n} recorridos anteriores`,
    }),
};
