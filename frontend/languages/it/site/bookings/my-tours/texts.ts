import type { texts as english } from '../../../../../site/bookings/my-tours/texts.en';
import { format } from '../../texts/format';

export const texts: typeof english = {
  lead: 'Tutte le tue prenotazioni, di giorno e di sera, a cominciare dalla prossima.',
  loading: 'Cerchiamo i tuoi tour…',
  notLoaded: (reason) => `Non siamo riusciti a caricare i tuoi tour. ${reason}`,
  empty: 'Ancora nessun tour. Scegli una passeggiata e un giorno, e il biglietto sarà qui.',
  allTours: 'Vedi tutti i tour',
  /** The function renders a link with the given text. */
  signIn: (link) => [link('Accedi'), ' per vedere quello che hai prenotato con un account.'],
  remove: 'Togli',
  removed: (place, when) => `Tolto dalla tua lista: ${place}, ${when}.`,
  notRemoved: (reason) => `Il tour non è stato tolto dalla lista. ${reason}`,
  undo: 'Ripristina',
  notRestored: (reason) => `Il tour non è tornato nella lista. ${reason}`,
  restored: (place, when) => `Di nuovo nella tua lista: ${place}, ${when}.`,
  changes: 'Dalla tua guida',
  dismiss: 'Ho capito',
  next: 'Il tuo prossimo tour',
  open: 'Apri il biglietto',
  later: 'Più avanti',
  canceled: 'Annullati',
  canceledByYou: 'Annullati da te',
  held: 'Posti riservati a te',
  respond: 'Rispondi sì o no',
  confirm: 'Come confermare',
  waiting: 'In lista d’attesa',
  past: 'Tour passati',
  earlier: (count) =>
    format.plural(count, {
      one: () => 'Un tour precedente',
      other: (n) => `${n} tour precedenti`,
    }),
};
