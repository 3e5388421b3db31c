import { capitalize } from 'shared/capitalize';
import { newYorkDate } from 'shared/new-york';
import { atTime as atTimeText, dayInSentence } from 'shared/words/it/dates';
import * as pageWords from 'shared/words/it/index';
import type { PublicGuide } from '../../guides/guide-profile';
import type { FallbackFacts } from '../content/facts';
import type { Words } from './en';
import { commonWords } from './common-words';
import { formatsOf, type ContactMethods, type Nearness } from './formats';

const format = formatsOf('it');
const { plural } = format;

/** "alle 10:00". */
const atTime = (instant: Date) => atTimeText(format.time(instant));
/** "lunedì 23 novembre 2026 alle 10:00". */
const whenOf = (instant: Date) => `${format.date(instant)} ${atTime(instant)}`;
/** "lunedì 23 novembre". */
const shortDateOf = (instant: Date) => dayInSentence(newYorkDate(instant));
/** "lunedì 23 novembre alle 10:00". */
const shortWhenOf = (instant: Date) => `${shortDateOf(instant)} ${atTime(instant)}`;
/** "2 persone". */
const peopleText = (n: number) => plural(n, { one: '# persona', other: '# persone' });

/** "Central Park, lunedì 7 gennaio alle 10:00". */
const walkText = ({ place, startsAt }: Pick<FallbackFacts, 'place' | 'startsAt'>) =>
  `${place}, ${shortWhenOf(startsAt)}`;
const meetingPointSentence = ({ meetingPoint }: Pick<FallbackFacts, 'meetingPoint'>) =>
  `Ci troviamo qui: ${meetingPoint}.`;
const reasonSentence = (reason = '') => (reason === '' ? '' : ` Il motivo: ${reason}`);

/** "Dana Rivera. Parla inglese e spagnolo. Licenza 2000123". */
const guideText = ({ name, languages, licenseNumber }: PublicGuide) => {
  const spoken = format.languages(languages);
  const person = spoken === '' ? name : `${name}. Parla ${spoken}`;
  return licenseNumber === undefined ? person : `${person}. Licenza ${licenseNumber}`;
};

/** Returns "rispondi a questa e-mail o chiama il +1 212 555 0142", or an empty string without contact details. */
const contactMethodsText = ({ phone, email }: ContactMethods) =>
  format.alternatives([
    ...(email === undefined ? [] : ['rispondi a questa e-mail']),
    ...(phone === undefined ? [] : [`chiama il ${phone}`]),
  ]);

const relativeDay = (nearness: Nearness, instant: Date) =>
  ({ today: 'oggi', tomorrow: 'domani', later: format.weekday(instant) })[nearness];

/** The Italian texts of letters to visitors. Times are in New York. */
export const it: Words = {
  ...commonWords(format, pageWords),
  when: whenOf,
  shortWhen: shortWhenOf,
  people: peopleText,
  hours: (start, end) => `${format.time(start)}–${format.time(end)}`,
  inNewYork: (hours) => `${hours}, ora di New York`,
  tourByNight: (place) => `${place} di sera`,

  letterLabels: {
    before: 'Prima',
    now: 'Adesso',
  },

  /** Shared by letters to visitors. */
  visitor: {
    hello: (name) => (name === undefined ? 'Ciao,' : `Ciao ${name},`),
    signature: 'La tua guida',
    seeYou: 'A presto!',
    tour: 'Tour',
    date: 'Data',
    time: 'Ora',
    party: 'Il tuo gruppo',
    meeting: 'Ritrovo',
    guide: 'La tua guida',
    guideDetails: guideText,
    price: 'Prezzo',
    pay: 'Come pagare',
    ticket: 'Apri il biglietto',
    findMe: 'Come trovarmi',
    light: 'La luce',
    bring: 'Che cosa portare',
    allDetails: 'Tutti i dettagli aggiornati',
    reason: (reason) => `Il motivo: ${reason}`,
    calendar: 'Con il file allegato il tour finisce nel tuo calendario.',
    calendarAgain:
      'L’hai messo nel calendario? Il file allegato è aggiornato. Se c’è ancora la voce vecchia, eliminala.',
    calendarGone:
      'L’hai messo nel calendario? Allora eliminalo da lì, così non ti arrivano promemoria.',
    changeable: (until) =>
      `I piani cambiano? Fino a ${shortWhenOf(until)} puoi modificare o annullare dal biglietto.`,
    linkIsKey:
      'Il link apre il biglietto senza password. Chi ce l’ha può modificare o annullare la prenotazione: attenzione a chi inoltri questa e-mail.',
    questions: (methods) => {
      const contactText = contactMethodsText(methods);
      return contactText === '' ? undefined : `Domande? ${capitalize(contactText)}.`;
    },
    reasonForEmail:
      'Ricevi questa e-mail perché con questo indirizzo è stato prenotato un tour. Se la prenotazione non è tua, qualcuno ha scritto male il proprio indirizzo: faccelo sapere.',
    reasonForWaitlistEmail:
      'Ricevi questa e-mail perché questo indirizzo è in lista d’attesa per un tour.',
  },

  booked: {
    subject: (tour, start) => `Prenotazione confermata: ${tour}, ${shortWhenOf(start)}`,
    preheader: (meetingPoint) => `Ci troviamo qui: ${meetingPoint}. Dentro c’è il tuo biglietto.`,
    title: 'Prenotazione confermata',
    text: (people) =>
      plural(people, {
        one: 'Si parte! Non vedo l’ora di incontrarti.',
        other: 'Si parte! Sarete in #: non vedo l’ora di incontrarvi.',
      }),
  },

  changed: {
    subject: (tour, start) => `Prenotazione modificata: ${tour}, ${shortWhenOf(start)}`,
    preheader: (people) => `Per ${peopleText(people)}. Dentro vedi che cosa è cambiato.`,
    title: 'La tua prenotazione è cambiata',
    text: 'Come hai chiesto, ecco che cosa è cambiato:',
    textOnly: 'Come hai chiesto, ecco la tua prenotazione adesso:',
  },

  cancelledByVisitor: {
    subject: (tour, start) => `Annullata, come hai chiesto: ${tour}, ${shortWhenOf(start)}`,
    preheader: 'Non devi fare altro.',
    title: 'La tua prenotazione è annullata',
    text: (people) =>
      plural(people, {
        one: 'Grazie di avermelo fatto sapere: ora il tuo posto può andare ad altri. Peccato che tu non possa venire!',
        other:
          'Grazie di avermelo fatto sapere: ora i tuoi # posti possono andare ad altri. Peccato che non possiate venire!',
      }),
    undo: (until) =>
      `È stato un errore? Fino ${atTime(until)}, ora di New York, puoi ripristinarla dal biglietto.`,
    comeAnotherDay: 'Vieni un altro giorno',
    bye: 'Alla prossima!',
  },

  cancelledByGuide: {
    subject: (tour, start) => `Annullato: ${tour}, ${shortWhenOf(start)}`,
    preheader: 'Mi dispiace: la nostra passeggiata salta. Non venire al punto d’incontro.',
    title: 'La nostra passeggiata è annullata',
    text: (tour, start) =>
      `Mi dispiace: ho dovuto annullare la nostra passeggiata, ${tour}, ${whenOf(start)}. Non venire al punto d’incontro.`,
    otherDatesTitle: 'Ti andrebbe bene un altro giorno?',
    otherDatesText: 'Qui c’è posto per te:',
    seeOtherDates: 'Vedi altre date',
    bye: 'Spero di vederti un’altra volta!',
  },

  /** Shared by letters about changes by the guide. */
  byGuide: {
    ifItSuits: 'Ti va bene? Allora non devi fare niente: ti aspetto.',
    otherwise: (until) =>
      `Altrimenti scegli un’altra data o annulla dal biglietto. Puoi farlo fino a ${shortWhenOf(until)}.`,
    otherwiseContact: (methods) => {
      const contactText = contactMethodsText(methods);
      return contactText === '' ? undefined : `Altrimenti ${contactText}.`;
    },
    choose: 'Conferma, modifica o annulla',
  },

  moved: {
    subject: (tour, start) => `Spostato a ${shortWhenOf(start)}: ${tour}`,
    preheader: 'Ho dovuto spostare la nostra passeggiata. Il nuovo orario ti va bene?',
    title: 'La nostra passeggiata si sposta',
    text: 'Mi dispiace: ho dovuto spostare la nostra passeggiata.',
  },

  changedByGuide: {
    subject: (tour, start) => `È cambiato qualcosa: ${tour}, ${shortWhenOf(start)}`,
    preheader: 'Ho dovuto cambiare qualcosa nella nostra passeggiata. Ti va ancora bene?',
    title: 'La nostra passeggiata è cambiata',
    text: 'Ho dovuto cambiare qualcosa nella nostra passeggiata.',
  },

  restored: {
    subject: (tour, start) => `Di nuovo in programma: ${tour}, ${shortWhenOf(start)}`,
    preheader: 'Buone notizie: la tua prenotazione vale di nuovo.',
    title: 'Di nuovo in programma',
    text: 'Buone notizie: la tua prenotazione vale di nuovo, e ti aspetto.',
  },

  /** One letter about several bookings of a visitor. */
  several: {
    cancelled: {
      subject: (bookings) => `Annullati: i tuoi ${format.number(bookings)} tour`,
      preheader: 'Mi dispiace: le nostre passeggiate saltano. Non venire ai punti d’incontro.',
      title: 'Le nostre passeggiate sono annullate',
      text: 'Mi dispiace: ho dovuto annullare queste passeggiate. Non venire ai punti d’incontro.',
    },
    changed: {
      subject: (bookings) => `È cambiato qualcosa: i tuoi ${format.number(bookings)} tour`,
      preheader: 'Ho dovuto cambiare qualcosa nelle nostre passeggiate. Ti vanno ancora bene?',
      title: 'Le nostre passeggiate sono cambiate',
      text: 'Ho dovuto cambiare qualcosa in queste passeggiate. Se una non ti va più bene, puoi modificarla o annullarla dal suo biglietto.',
    },
    restored: {
      subject: (bookings) => `Di nuovo in programma: i tuoi ${format.number(bookings)} tour`,
      preheader: 'Buone notizie: le tue prenotazioni valgono di nuovo.',
      title: 'Di nuovo in programma',
      text: 'Buone notizie: le tue prenotazioni valgono di nuovo, e ti aspetto.',
    },
    waitingOver: {
      subject: (bookings) =>
        `Non si faranno: ${format.number(bookings)} tour per cui sei in lista d’attesa`,
      preheader: 'Per quei giorni fai altri programmi.',
      title: 'Le passeggiate non si faranno',
      text: 'Sei in lista d’attesa per queste passeggiate, ma non si faranno. Fai altri programmi.',
    },
  },

  reminder: {
    subject: (tour, nearness, start) =>
      `${capitalize(relativeDay(nearness, start))} ${atTime(start)}: ${tour}`,
    preheader: (meetingPoint) => `Confermi che vieni? Ci troviamo qui: ${meetingPoint}.`,
    title: (nearness, start) => `Ci vediamo ${relativeDay(nearness, start)}`,
    text: 'Vieni? Allora non devi fare niente: ti aspetto al punto d’incontro.',
    fewer: (until) =>
      `Siete di meno, o non puoi venire? Modifica o annulla dal biglietto fino a ${shortWhenOf(until)}, così i posti vanno ad altri.`,
    late: (methods) => {
      const contactText = contactMethodsText(methods);
      return contactText === ''
        ? undefined
        : `Siete di meno, o alla fine non puoi venire? ${capitalize(contactText)}.`;
    },
  },

  thanks: {
    subject: (tour, start) =>
      `Grazie per questa passeggiata insieme: ${tour}, ${shortDateOf(start)}`,
    preheader: 'È stato bello averti con noi.',
    title: 'Grazie per questa passeggiata insieme',
    text: (tour, start) => `È stato bello averti con noi: ${tour}, ${format.date(start)}.`,
    tips: 'Se vuoi lasciare una mancia alla guida:',
    review:
      'Una recensione aiuta altri a decidere se venire. Se vuoi scriverne una, ecco la pagina.',
    action: (host) => `Scrivi una recensione su ${host}`,
    bye: 'Spero di rivederti!',
  },

  waiting: {
    subject: (tour, start) => `Lista d’attesa: ${tour}, ${shortWhenOf(start)}`,
    preheader: 'Ti scrivo appena c’è posto per te.',
    title: 'Sei in lista d’attesa',
    text: (people) =>
      plural(people, {
        one: 'Per ora la passeggiata è al completo. Appena c’è un posto per te, te lo tengo e ti scrivo.',
        other:
          'Per ora la passeggiata è al completo. Appena ci sono # posti per voi, li tengo e ti scrivo.',
      }),
    wait: 'Finché non ti scrivo il tour non è prenotato: non venire al punto d’incontro.',
    confirm:
      'Prima conferma che questo è il tuo indirizzo: finché non lo fai, non posso tenerti dei posti.',
    confirmAction: 'Conferma e vedi a che punto della lista sei',
    action: 'Vedi a che punto della lista sei',
    leave: 'Hai fatto altri programmi? Esci dalla lista: chi aspetta va avanti di un posto.',
    bye: 'Spero che si liberi un posto!',
  },

  offer: {
    subject: (tour, start) => `C’è posto per te: ${tour}, ${shortWhenOf(start)}`,
    preheader: (until) => `Te lo tengo fino a ${shortWhenOf(until)}.`,
    title: 'C’è posto per te',
    text: (people) =>
      plural(people, {
        one: 'Sei in lista d’attesa, e si è liberato un posto. Te lo tengo.',
        other: 'Sei in lista d’attesa, e si sono liberati # posti. Te li tengo.',
      }),
    until: (until) =>
      `Rispondi di sì entro ${whenOf(until)}, ora di New York. Poi tocca a chi viene dopo.`,
    action: 'Rispondi sì o no',
    decline: 'Non puoi più venire? Rispondi no, così può venire qualcun altro.',
  },

  offerLapsed: {
    subject: (tour, start) => `Posti non più riservati a te: ${tour}, ${shortWhenOf(start)}`,
    preheader: 'Tocca a chi viene dopo in lista.',
    title: 'I posti non sono più riservati a te',
    text: (people) =>
      plural(people, {
        one: 'Ti tenevo un posto, ma non mi hai risposto, quindi tocca a chi viene dopo. Non sei più in lista d’attesa.',
        other:
          'Ti tenevo # posti, ma non mi hai risposto, quindi tocca a chi viene dopo. Non sei più in lista d’attesa.',
      }),
    nextSteps: 'Vuoi ancora venire? Puoi rimetterti in lista o scegliere un’altra data.',
  },

  waitingOver: {
    subject: (tour, start) => `La passeggiata non si farà: ${tour}, ${shortWhenOf(start)}`,
    preheader: 'Per quel giorno fai altri programmi.',
    title: 'La passeggiata non si farà',
    text: 'Sei in lista d’attesa per questa passeggiata, ma in quella data non si farà. Fai altri programmi: se la cosa cambia e c’è posto per te, ti scrivo di nuovo.',
    nextSteps: 'Vuoi venire un altro giorno? Ecco le date.',
  },

  fromGuide: {
    subject: (tour, start) => `Dalla tua guida: ${tour}, ${shortWhenOf(start)}`,
    title: 'Due righe dalla tua guida',
    text: (tour, start) => `A proposito della nostra passeggiata, ${tour}, ${whenOf(start)}:`,
    bye: 'Un caro saluto,',
  },

  /** The short messages that the guide sends instead of undelivered letters. */
  fallback: {
    standard: ({ name, people, ...facts }) =>
      `Ciao ${name}, la mia e-mail sulla nostra passeggiata non ti è arrivata. La prenotazione per ${peopleText(people)} è confermata: ${walkText(facts)}. ${meetingPointSentence(facts)}`,
    cancelled: ({ name, reason, ...facts }) =>
      `Ciao ${name}, mi dispiace: ho dovuto annullare la nostra passeggiata, ${walkText(facts)}. Non venire al punto d’incontro.${reasonSentence(reason)}`,
    changed: ({ name, reason, ...facts }) =>
      `Ciao ${name}, ho dovuto cambiare qualcosa nella nostra passeggiata. Adesso è così: ${walkText(facts)}. ${meetingPointSentence(facts)} Ti va bene?${reasonSentence(reason)}`,
    moved: ({ name, reason, moveReason = reason, ...facts }) =>
      `Ciao ${name}, mi dispiace: ho dovuto spostare la nostra passeggiata. Adesso è così: ${walkText(facts)}. ${meetingPointSentence(facts)} Ti va bene?${reasonSentence(moveReason)}`,
    restored: ({ name, ...facts }) =>
      `Ciao ${name}, buone notizie: la nostra passeggiata alla fine si fa: ${walkText(facts)}. ${meetingPointSentence(facts)}`,
    offer: ({ name, people, heldUntil, ...facts }) =>
      `Ciao ${name}, ora c’è posto per ${peopleText(people)}: ${walkText(facts)}.${heldUntil ? ` Te lo tengo fino a ${shortWhenOf(heldUntil)}.` : ''} Vuoi ancora venire?`,
    announcement: ({ name, notice = '', ...facts }) =>
      `Ciao ${name}, a proposito della nostra passeggiata, ${walkText(facts)}:\n${notice}`,
  },

  /** Shared by letters about accounts. */
  account: {
    ignore:
      'Se non l’hai chiesto tu, ignora questa e-mail: non succede niente, a meno che qualcuno non usi il link.',
    linkWorksOnce: (until) =>
      `Il link funziona una volta sola, fino a ${shortWhenOf(until)}, ora di New York.`,
    notYou: (methods) => {
      const contactText = contactMethodsText(methods);
      return contactText === ''
        ? 'Se non l’hai fatto tu, forse qualcun altro è entrato nel tuo account: reimposta la password.'
        : `Se non l’hai fatto tu, forse qualcun altro è entrato nel tuo account: ${contactText}, il prima possibile.`;
    },
    reasonForEmail:
      'Ricevi questa e-mail perché questo indirizzo appartiene a un account qui, o è stato inserito per crearne uno.',
  },

  confirmAddress: {
    subject: 'Conferma il tuo indirizzo e-mail',
    title: 'È il tuo indirizzo?',
    text: 'Qualcuno, speriamo tu, ci ha dato questo indirizzo. Confermalo, così possiamo avvisarti quando conta, per esempio se cambia il tempo.',
    action: 'Sì, è il mio',
  },

  confirmBooking: {
    subject: (tour, start) => `Conferma la prenotazione: ${tour}, ${shortWhenOf(start)}`,
    title: 'Ancora un clic, e la prenotazione è fatta',
    text: (until) =>
      `I posti sono riservati a te fino ${atTime(until)}, ora di New York. Conferma che questo è il tuo indirizzo, e sono tuoi.`,
    action: 'Conferma la prenotazione',
    ignore: 'Se la prenotazione non è tua, ignora questa e-mail: i posti andranno ad altri.',
  },

  resetPassword: {
    subject: 'Scegli una nuova password',
    title: 'Scegli una nuova password',
    text: 'Qualcuno, speriamo tu, ha chiesto una nuova password per il tuo account.',
    action: 'Scegli una password',
    afterwards:
      'Quando l’hai impostata, tutte le sessioni si chiudono e puoi accedere con la nuova password.',
  },

  emailChanged: {
    subject: 'Il tuo indirizzo e-mail è cambiato',
    title: 'Il tuo indirizzo e-mail è cambiato',
    toNewAddress: 'Da ora questo è l’indirizzo del tuo account. Ti scriveremo qui.',
    toOldAddress: (email) =>
      `Da ora l’indirizzo del tuo account è ${email}. Qui non ti scriveremo più.`,
    toUnconfirmedOldAddress:
      'Questo non è più l’indirizzo del tuo account. Qui non ti scriveremo più.',
  },

  accountDeleted: {
    subject: 'Il tuo account è stato eliminato',
    title: 'Il tuo account è stato eliminato',
    text: 'Il tuo account è stato eliminato e i tuoi prossimi tour sono annullati. Dei tour passati e di quelli di oggi conserviamo il luogo, la data e il numero di persone, senza il tuo nome. Se avevi pagato un tour che deve ancora svolgersi, la guida vede il tuo nome e i tuoi contatti fino alla fine di quel giorno, per rimborsarti.',
    bye: 'È stato bello averti qui. La città è sempre al suo posto, e anche noi.',
    calendar: 'Avevi messo i prossimi tour nel calendario? Allora eliminali da lì.',
  },
};
