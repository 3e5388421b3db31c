import type { texts as english } from '../../../../site/lists/texts.en';
import { format } from '../texts/format';

/** Texts for the two lists' pages. */
export const texts: typeof english = {
  form: {
    title: 'Crea il tour della tua attrazione preferita',
    place: 'Luogo',
    choosePlace: 'Scegli un luogo',
    day: 'Giorno',
    chooseDay: 'Scegli un giorno',
    create: 'Crea il tour',
    update: 'Aggiorna il tour',
    cancel: 'Annulla',
    bookOnTourPage: 'Prenotalo sulla sua pagina, dove puoi lasciare la tua e-mail',
    notSaved: (reason) => `Il tour non è stato salvato. ${reason}`,
    deletedElsewhere: 'È stato eliminato da un’altra parte, ma puoi crearlo di nuovo.',
  },

  table: {
    title: 'I dettagli dei tuoi tour:',
    place: 'Luogo',
    day: 'Giorno',
    people: 'Persone',
    options: 'Opzioni',
    loading: 'Carichiamo i tuoi tour…',
    notLoaded: (reason) => `Non siamo riusciti a caricare i tuoi tour. ${reason}`,
    empty: 'Ancora nessun tour. Scegli un luogo e un giorno: la prima passeggiata comparirà qui.',
    edit: 'Modifica',
    delete: 'Elimina',
    calendar: 'Aggiungi al calendario',
    over: 'Questo tour è concluso.',
    held: (until) => `Non ancora prenotato: apri il link nella nostra e-mail entro ${until}.`,
    expired: 'Non prenotato: la conferma non è arrivata in tempo.',
    canceled: (reason) => `Annullato dalla guida: ${reason}`,
    dismiss: 'Ho capito',
    /** For screen readers. */
    change: (place, date, change) => `${place}, ${format.dayAndDate(date)}: ${change}`,
    notRestored: (reason) => `Il tour non è stato ripristinato. ${reason}`,
    restored: 'Il tour è di nuovo nella tua lista.',
    notDeleted: (reason) => `Il tour non è stato eliminato. ${reason}`,
  },

  /** For a guest's booking that is on hold until its email is confirmed. */
  toConfirm: {
    title: 'Manca solo un clic',
    body: (until) =>
      `I posti sono riservati a te fino a ${until}. Apri il link nell’e-mail che ti abbiamo mandato, e la prenotazione è fatta.`,
    see: 'Vedi la prenotazione',
  },

  created: {
    title: 'Creazione del tour',
    day: 'Il tour è stato creato ✅',
    night: 'Il tour è stato registrato ✅',
    ticket: 'Vedi il biglietto',
  },
  updated: { title: 'Modifica del tour', body: 'Il tour è stato aggiornato ✅' },
  deleted: { title: 'Eliminazione del tour', body: 'Il tour è stato eliminato ✅' },

  /** The function renders a link with the given text. */
  guest: (guestRetention, signUp) => [
    `Stai prenotando senza account: i tuoi tour li mostra solo questo browser, e solo per ${guestRetention}. `,
    signUp('Registrati'),
    ' per conservarli.',
  ],
};
