import type { texts as english } from '../../../../../site/bookings/ticket/texts.en';
import { format } from '../../texts/format';

/** Texts for a booking's page. */
export const texts: typeof english = {
  loading: 'Cerchiamo la tua prenotazione…',
  allTours: 'Vedi tutti i tour',
  contactUs: 'Scrivimi o chiamami',
  signIn: 'Accedi',
  waiting: 'Il tuo posto in lista',
  confirming: 'Conferma la prenotazione',

  failed: {
    link: {
      title: 'Questo link non apre nessuna prenotazione',
      text: 'Forse ne manca un pezzo, o link più recenti hanno preso il suo posto. Copia il link intero, o chiedine uno nuovo a chi te l’ha mandato.',
    },
    private: {
      title: 'Questa prenotazione è privata',
      text: 'Aprila con il suo link, nel browser con cui è stata fatta, oppure accedi all’account a cui appartiene.',
    },
    missing: {
      title: 'Non troviamo questa prenotazione',
      text: 'Forse appartiene a un altro account o è stata eliminata. Aprila con il suo link, oppure accedi all’account che l’ha fatta.',
    },
    notLoaded: (reason) => `Non siamo riusciti a caricare la prenotazione. ${reason}`,
  },

  canceledByGuide: 'La guida ha annullato questo tour',
  canceledByVisitor: 'Hai annullato questa prenotazione',
  undoable: (minutes) =>
    format.plural(minutes, {
      one: () => 'Puoi ripristinarla ancora per un minuto.',
      other: (count) => `Puoi ripristinarla ancora per ${count} minuti.`,
    }),
  undo: 'Ripristina',
  notUndone: (reason) => `La prenotazione non è stata ripristinata. ${reason}`,
  restored: 'La tua prenotazione è di nuovo valida.',
  anotherDate: 'Scegli un’altra data',
  over: 'Questo tour è concluso',
  /** For parties that were checked in, once the walk is over. */
  attended: {
    title: 'Grazie per questa passeggiata insieme',
    tips: 'Se vuoi lasciare una mancia alla guida:',
    review: 'Se vuoi scrivere una recensione:',
  },
  payment: {
    title: 'Come pagare',
    showCode: (name) => `Mostra un codice QR per ${name}`,
    code: (host) => `Codice QR che apre ${host}`,
  },
  thanks: 'Grazie per questa passeggiata insieme.',
  bookAgain: 'Rifai questo tour',
  remove: 'Togli dalla mia lista',
  removed: 'Non è più nella tua lista.',
  notRemoved: (reason) => `La prenotazione non è stata tolta dalla lista. ${reason}`,
  moved: 'La guida ha spostato questo tour',
  movedFrom: (from, to) => `Era ${format.dayAndDate(from)}, ora è ${format.dayAndDate(to)}.`,
  movedWithinDay: 'È lo stesso giorno, ma a un altro orario.',
  changed: 'La guida ha modificato questo tour',
  movedHelp: 'Se non ti va bene, modifica o annulla la prenotazione qui sotto.',
  needHelp: 'Ti serve comunque una mano?',

  notice: 'Dalla tua guida',
  mailLimitReached: {
    title: 'Non abbiamo potuto mandarti l’e-mail',
    text: 'Sono state mandate troppe e-mail a questo indirizzo o dalla tua rete. Qui trovi tutto: conserva il link a questa pagina.',
  },

  meeting: 'Dove ci troviamo',
  findMe: 'Come trovarmi',
  map: 'Mostra sulla mappa',
  /** For screen readers. */
  mapLabel: (spot) => `Mostra sulla mappa: ${spot}`,
  callGuide: 'Chiama la guida:',
  aboutTour: 'Il tour nei dettagli',

  saveTitle: 'Da tenere a portata di mano',
  calendar: 'Aggiungi al calendario',
  google: 'Google Calendar',
  outlook: 'Outlook',
  file: 'File per il calendario (Apple e altri)',
  /** The title of a calendar entry. */
  event: (siteName, place) => `${siteName}: ${place}`,
  eventDetails: (party, meetingPoint) => `${party}.\nPunto d’incontro: ${meetingPoint}.`,
  /** The location of a calendar entry, in a form that map apps can find. */
  eventLocation: (meetingPoint) => `${meetingPoint}, New York`,
  share: 'Condividi',
  invitation: (place, when) =>
    `Vado a fare una passeggiata a New York: ${place}, ${when}. Vieni anche tu!`,
  invitationCopied: 'L’invito è negli appunti.',
  print: 'Stampa',
  copyLink: 'Copia il link della prenotazione',
  linkHint:
    'Conservalo per aprire la prenotazione su un altro dispositivo, o mandalo a chi viene con te. Chi ha il link può modificare e annullare la prenotazione.',
  linkCopied: 'Il link è negli appunti.',
  linkNotMade: (reason) => `Non siamo riusciti a creare il link. ${reason}`,
  copyYourself: 'Copia questo testo:',

  change: 'Cambia data o persone',
  changing: 'Modifica la prenotazione',
  cancel: 'Annulla la prenotazione',
  notCanceled: (reason) => `La prenotazione non è stata annullata. ${reason}`,

  contact: 'Come ti contatta la guida',
  noContact:
    'La guida non sa ancora come contattarti: se il tempo cambia o fai tardi, un nome e un’e-mail o un numero di telefono aiutano.',
  addContact: 'Lascia i tuoi contatti',
  editContact: 'Modifica i contatti',
  name: 'Nome',
  email: 'E-mail',
  phone: 'Telefono',
  phoneOnWhatsApp: (phone) => `${phone} su WhatsApp`,
  note: 'Nota per la guida',
  saved: 'La prenotazione è stata modificata.',
  saveContact: 'Salva i contatti',
  contactSaved: 'Fatto. Ora la guida può contattarti.',
  notSaved: (reason) => `La modifica non è stata salvata. ${reason}`,
  dismiss: 'Lascia stare',
  incomplete:
    'Questa parte della pagina non si è caricata. Controlla la connessione e ricarica la pagina.',

  /** Texts for a booking's page while it is on a waitlist or has to be confirmed. */
  waitlist: {
    waiting: 'Sei in lista d’attesa',
    ahead: (parties) =>
      parties === 0
        ? 'Il tour non è ancora prenotato, ma il prossimo posto libero tocca a te.'
        : format.plural(parties, {
            one: (count) => `Il tour non è ancora prenotato: prima di te c’è ${count} gruppo.`,
            other: (count) =>
              `Il tour non è ancora prenotato: prima di te ci sono ${count} gruppi.`,
          }),
    next: (email) => {
      const offerTerms =
        'Appena c’è spazio per il tuo gruppo, i posti restano riservati qui, per 12 ore al massimo, e tu rispondi sì o no.';
      return `${offerTerms} ${email === undefined ? 'Torna quindi a dare un’occhiata ogni tanto.' : `In quel caso ti scriviamo all’indirizzo ${email}.`}`;
    },
    leave: 'Esci dalla lista d’attesa',
    leaving: 'Se esci dalla lista non si torna indietro: se rientri, riparti dal fondo.',

    held: (people, until) =>
      format.plural(people, {
        one: (count) => `${count} posto riservato a te fino a ${until}`,
        other: (count) => `${count} posti riservati a te fino a ${until}`,
      }),
    choice:
      'Rispondi di sì e la prenotazione è fatta. Passato quel momento, o se dici no, tocca a chi viene dopo in lista.',
    take: (people) =>
      format.plural(people, {
        one: () => 'Sì, prenota il posto',
        other: (count) => `Sì, prenota i ${count} posti`,
      }),
    decline: 'No, grazie',
    booked: 'Prenotazione confermata. A presto!',
    notDone: (reason) => `Non ha funzionato. ${reason}`,

    /** For a guest's booking that is on hold until its email is confirmed. */
    confirm: {
      mailed: (email) =>
        `Ci siamo quasi: abbiamo mandato un link all’indirizzo ${email}. Aprilo, conferma e la prenotazione è fatta.`,
      notReceived:
        'Non arriva? Guarda nello spam, oppure correggi l’indirizzo qui sotto e mandiamo il link lì.',
      mailLimitReached: (email) =>
        `Non abbiamo potuto mandare un link all’indirizzo ${email}: ne sono già state mandate troppe lì o dalla tua rete. Prova un altro indirizzo qui sotto, oppure contatta la guida.`,
      ask: (email) => `Conferma che ${email} è il tuo indirizzo, e la prenotazione è fatta.`,
      book: 'Conferma la prenotazione',
      release: 'Non prenotare',
      /** For a party on the waitlist. */
      waitingParty: {
        mailed: (email) =>
          `Prima conferma il tuo indirizzo: abbiamo mandato un link all’indirizzo ${email}. Finché non lo apri, non possiamo riservarti posti.`,
        ask: 'Prima conferma il tuo indirizzo: finché non lo fai, non possiamo riservarti posti.',
        confirm: 'Sì, è il mio indirizzo',
        done: 'Grazie! Il tuo indirizzo è confermato.',
      },
      /** After the hold has expired. */
      expired: {
        title: 'I posti non sono più riservati a te',
        text: 'La conferma non è arrivata in tempo, quindi il tour non è prenotato. Se ci sono ancora posti, prenota di nuovo.',
      },
      again: 'Prenota di nuovo',
    },

    offerExpired: {
      title: 'I posti non sono più riservati a te',
      text: 'Tocca a chi viene dopo, e non sei più in lista d’attesa. Il tour non è prenotato.',
    },
    removed: {
      title: 'La guida ha tolto il tuo nome dalla lista d’attesa',
      text: 'Il tour non è prenotato. Se vuoi sapere perché, chiedi alla guida.',
    },
    cutoffPassed: {
      title: 'Nessun posto si è liberato in tempo',
      text: 'Questo tour non si può più prenotare, quindi l’attesa è finita. Non hai una prenotazione.',
    },
    left: {
      title: 'Non sei più in lista d’attesa',
      text: 'Il tour non è prenotato, e per te non c’è più niente di riservato.',
    },
    again: 'Torna in lista o scegli un’altra data',
  },

  /** The form that changes a booking. */
  changeForm: {
    save: 'Salva la modifica',
    notSaved: (reason) => `La prenotazione non è stata modificata. ${reason}`,
  },
};
