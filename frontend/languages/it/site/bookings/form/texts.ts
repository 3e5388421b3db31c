import type { texts as english } from '../../../../../site/bookings/form/texts.en';
import { format } from '../../texts/format';

/** Texts for the form that books a tour by date. */
export const texts: typeof english = {
  title: 'Scegli una data',
  toContact: 'Avanti: i tuoi contatti',
  contactTitle: 'I tuoi contatti',
  bookBoth: 'Sì, prenota anche questo',
  book: (time) => `Prenota per le ${time}`,
  notBooked: (reason) => `Il tour non è stato prenotato. ${reason}`,
  booked: 'Prenotazione confermata',
  /** For visitors who expected to join the waitlist, and were booked. */
  roomAfterAll: 'Il posto c’era ancora.',
  seeTicket: 'Vedi il biglietto',
  bookAnother: 'Prenota un’altra data',

  /** For a guest's booking that is on hold until its email is confirmed. */
  held: {
    title: 'Manca solo un clic',
    next: (email, until) =>
      `Ti abbiamo mandato un link all’indirizzo ${email}. Aprilo e conferma entro ${until}, e la prenotazione è fatta. Fino ad allora i posti restano riservati a te.`,
    see: 'Vedi la prenotazione',
  },

  /** For a departure with too few spots for the party. */
  wait: {
    offer: (people) =>
      format.plural(people, {
        one: () =>
          'Puoi metterti in lista d’attesa: appena si libera un posto te lo riserviamo, per 12 ore al massimo, e tu rispondi sì o no.',
        other: (count) =>
          `Puoi metterti in lista d’attesa: appena si liberano ${count} posti te li riserviamo, per 12 ore al massimo, e tu rispondi sì o no.`,
      }),
    noObligation: 'Finché non dici sì il tour non è prenotato, e non devi pagare niente.',
    join: 'Mettimi in lista d’attesa',
    joinFor: (time) => `In lista d’attesa per le ${time}`,
    joinBoth: 'Sì, mettimi comunque in lista',
    joined: 'Sei in lista d’attesa',
    next: (email) =>
      email === undefined
        ? 'Il tour non è ancora prenotato. Quando ci sono posti per te lo vedi sulla tua pagina: tornaci ogni tanto.'
        : `Il tour non è ancora prenotato. Quando ci sono posti per te ti scriviamo all’indirizzo ${email}.`,
    see: 'Vedi a che punto della lista sei',
  },

  contact: {
    why: 'Un nome e un’e-mail o un numero di telefono: la guida li usa solo per questo tour.',
    whyOptional:
      'Se vuoi, scrivi come la guida può contattarti. Userà questi dati solo per questo tour.',
    name: 'Il tuo nome',
    email: 'La tua e-mail',
    didYouMean: (address) => `Intendevi ${address}?`,
    acceptSuggestion: 'Sì, usa questo',
    phone: 'Il tuo numero di telefono',
    phoneHint:
      'Fuori da USA e Canada serve il prefisso internazionale, per esempio +44 20 7946 0123.',
    whatsApp: 'Questo numero ha WhatsApp',
    unreachable:
      'Scrivi un indirizzo e-mail o un numero di telefono, così la guida può contattarti.',
    note: 'Una nota per la guida (facoltativa)',
    noteHint: 'Un passeggino, l’arrivo in traghetto, un compleanno: tutto quello che aiuta.',
  },
};
