import { formatFor, withPeriod } from '../../format.ts';
import { newYorkDate, type Weekday } from '../../new-york.ts';
import { capitalize } from '../../capitalize.ts';
import type { refusalSentences as english } from '../en/refusals.ts';
import { atTime, dayInSentence } from './dates.ts';
import { priceWords } from './price.ts';

const format = formatFor('it');
const orList = new Intl.ListFormat('it', { type: 'disjunction' });

const ADVICE_FOR_GUESTS = 'Registrati per prenotare di più, o scrivi alla guida.';

/** The sentence for each code. */
export const refusalSentences: typeof english = {
  // For any call.
  unavailable: () => 'Le prenotazioni sono in pausa per un attimo. Riprova tra poco.',
  failure: () => 'Qualcosa è andato storto da parte nostra. Riprova.',
  'nothing-here': () => 'A questo indirizzo non c’è niente.',
  'too-many-requests': () => 'Troppe richieste dalla tua connessione. Aspetta un momento.',
  'too-slow': () => 'La richiesta ci ha messo troppo ad arrivare. Riprova.',
  'another-site': () => 'Questa chiamata veniva da un altro sito ed è stata rifiutata.',

  // Accounts and sessions.
  'session-ended': () => 'La tua sessione è scaduta. Accedi di nuovo.',
  'sign-in-first': () => 'Devi prima accedere.',
  'become-somebody-first': () => 'Prima accedi, oppure continua senza account.',
  'invalid-credentials': () => 'Credenziali non valide',
  'too-many-sign-ins': ({ minutes }) =>
    `Troppi tentativi di accesso falliti. Riprova tra ${minutesText(minutes)}.`,
  'too-many-resets': ({ minutes }) =>
    `Troppe richieste di una nuova password. Riprova tra ${minutesText(minutes)}.`,
  'too-many-mails': () =>
    'Abbiamo mandato troppe e-mail a questo indirizzo o dalla tua rete. Riprova domani, o contatta la guida.',
  'no-mail': () =>
    'Questo sito non può mandarti un link, perché non ha un server di posta. Contatta la guida.',
  'reset-link-over': () => 'Questo link è scaduto o è già stato usato. Chiedine uno nuovo.',
  'confirm-link-over': () =>
    'Questo link è scaduto o è già stato usato. Dalla pagina del tuo account puoi fartene mandare uno nuovo.',
  'reset-link-broken': () => 'Questo link è incompleto. Apri di nuovo quello nell’e-mail.',
  'busy-signing-in': () =>
    'In questo momento stanno accedendo troppe persone. Riprova tra qualche secondo.',
  'wrong-password': () => 'Non è la tua password.',
  'no-session': () => 'Questa sessione non esiste.',
  'username-taken': () => 'Questo nome utente è già preso. Scegline un altro.',
  'username-reserved': () => 'Questo nome utente è riservato. Scegline un altro.',
  'username-invalid': ({ least, most }) =>
    `Il nome utente deve avere da ${String(least)} a ${String(most)} lettere, numeri o caratteri _ . -`,
  'sign-in-name-invalid': () => 'Serve un nome utente o un’e-mail.',
  'email-taken': () => 'C’è già un account con questa e-mail. Accedi.',
  'email-of-another': () => 'Questa e-mail è già usata da un altro account.',
  'email-invalid': () => 'L’e-mail deve essere un indirizzo come nome@example.com.',
  'email-too-long': ({ most }) => `L’e-mail può avere al massimo ${String(most)} caratteri.`,
  'email-is-password': () => 'L’e-mail non può essere la tua password. Prima cambia la password.',
  'password-length': ({ least, most }) =>
    `La password deve avere da ${String(least)} a ${String(most)} caratteri.`,
  'password-common': () =>
    'È una delle password più comuni, quindi è facile da indovinare. Scegline un’altra.',
  'password-is-name': () =>
    'La password non può essere il tuo nome utente o la tua e-mail. Scegline un’altra.',
  'guide-password-short': ({ least }) =>
    `La password della guida deve avere almeno ${String(least)} caratteri.`,

  // For the tour, date, and party of a booking.
  'place-invalid': () => 'Il luogo deve essere il nome di un tour.',
  'place-unknown': ({ places }) => `Il luogo deve essere uno di questi: ${places.join(', ')}.`,
  'day-invalid': ({ days }) =>
    `Il giorno deve essere uno di questi: ${days.map((day) => format.weekday(day as Weekday)).join(', ')}.`,
  'people-invalid': ({ least, most }) =>
    `Il numero di persone deve essere un numero intero da ${String(least)} a ${String(most)}.`,
  'time-invalid': () => 'L’ora deve essere tra 00:00 e 23:59.',
  'date-unreadable': () => 'La data va scritta come YYYY-MM-DD.',
  'date-invalid': () => 'La data deve essere una data nel formato YYYY-MM-DD.',
  'date-out-of-range': ({ most }) =>
    `La data deve essere da oggi in poi, con un anticipo massimo di ${String(most)} giorni.`,
  'date-not-on-day': ({ day, most }) =>
    `La data deve cadere di ${format.weekday(day)}, da oggi in poi, con un anticipo massimo di ${String(most)} giorni.`,
  'no-such-start': () => 'Questo tour non parte a quell’ora. Scegline un’altra.',
  'no-such-tour': () => 'Questo tour non esiste.',
  'overlapping-invalid': () => 'Overlapping deve essere true o false.',
  'booked-already': ({ time }) =>
    `Hai già prenotato questo tour ${atTime(timeOf(time))}. Prenotarlo un’altra volta?`,
  overlapping: ({ place, time }) =>
    `Hai già prenotato ${place} ${atTime(timeOf(time))}: gli orari si sovrappongono. Prenotare tutti e due?`,

  // For the party's contact.
  'contact-missing': () =>
    'Scrivi il tuo nome e un’e-mail o un numero di telefono, così la guida può contattarti.',
  'contact-invalid': () => 'Servono un nome e un’e-mail o un numero di telefono.',
  'contact-unreachable': () =>
    'Scrivi un indirizzo e-mail o un numero di telefono, così la guida può contattarti.',
  'contact-name-invalid': ({ least, most }) =>
    `Il nome deve stare su una riga e avere da ${String(least)} a ${String(most)} caratteri.`,
  'phone-invalid': () =>
    'Serve un numero di telefono valido; fuori da USA e Canada con il prefisso internazionale, per esempio +44 20 7946 0123.',
  'whatsapp-invalid': () => 'WhatsApp deve essere true o false.',
  'whatsapp-without-phone': () => 'Per WhatsApp serve un numero di telefono.',
  'note-too-long': ({ most }) => `La nota può avere al massimo ${String(most)} caratteri.`,

  // For booking and changing.
  busy: () => 'In questo momento stanno prenotando in tanti. Riprova tra un attimo.',
  'no-booking': () => 'Questa prenotazione non è nella tua lista.',
  'link-needed': () => 'Apri questa prenotazione con il suo link, oppure accedi.',
  'link-incomplete': () => 'Questo link è incompleto. Copialo per intero.',
  'key-invalid': () => 'Idempotency-Key deve avere da 1 a 64 caratteri: lettere, cifre, _ o -.',
  'key-used': () =>
    'Questa Idempotency-Key è già servita per un’altra prenotazione. Usane una nuova.',
  'already-waiting': () => 'Sei già in lista d’attesa per questo tour. Lo trovi in «I miei tour».',
  'no-longer-held': () =>
    'Questi posti non sono più riservati a te. Puoi rimetterti in lista d’attesa.',
  'email-needed': () =>
    'Per questo tour ci serve la tua e-mail: la prenotazione si conferma con un link che ti mandiamo.',
  unconfirmed: () => 'Prima apri il link nella nostra e-mail e conferma lì.',
  'change-by-link': () => 'Apri il link nella nostra e-mail e modifica lì la prenotazione.',
  'account-unconfirmed': () =>
    'Prima conferma la tua e-mail con il link che ti abbiamo mandato. Dalla pagina del tuo account puoi fartene mandare un altro.',
  'corrected-too-often': () =>
    'Hai cambiato troppe volte l’e-mail di questa prenotazione. Annullala e prenota di nuovo, o contatta la guida.',
  'hold-over': () => 'Questi posti non sono più riservati a te. Prenota di nuovo.',
  'list-full': ({ most }) =>
    `Questa lista è piena: può contenere ${String(most)} prenotazioni. Eliminane una per fare posto.`,
  'guest-limit': ({ most }) =>
    `Senza un account puoi prenotare al massimo per ${peopleText(most)} su un tour. ${ADVICE_FOR_GUESTS}`,
  'network-limit': ({ most }) =>
    `Dalla tua connessione internet, senza account, sono già stati prenotati posti per ${peopleText(most)}: è il massimo. ${ADVICE_FOR_GUESTS}`,
  'party-too-large': ({ most }) =>
    `Una prenotazione di questo tour vale al massimo per ${peopleText(most)}. Se siete di più, scrivi alla guida.`,
  'too-many-ages': ({ people }) => `Il tuo gruppo è di ${peopleText(people)}. Correggi le età.`,
  'price-changed': ({ cents }) =>
    `La guida ha appena cambiato il prezzo. ${cents === 0 ? 'Ora non c’è una somma fissa.' : `Ora il tuo gruppo pagherebbe ${priceWords.amount(cents)}.`} Guarda il nuovo prezzo prima di prenotare.`,
  'not-offered': () => 'Questo tour non c’è più. Scegline un altro.',
  'booking-canceled': () =>
    'La guida ha annullato questa prenotazione, quindi non si può modificare. Prenota un altro tour.',
  over: () => 'Questo tour è concluso, quindi la prenotazione non si può più modificare.',
  'too-late': ({ deadline }) =>
    `È troppo tardi per modificare o annullare questa prenotazione. Il termine è scaduto ${formatInstant(deadline)}.`,
  closed: ({ date, others }) =>
    withAlternatives(`Il tour di ${dayInSentence(date)} non si può più prenotare.`, others),
  'not-at-this-time': ({ date, others }) =>
    withAlternatives(`${dayOf(date)} a quest’ora il tour non c’è.`, others),
  canceled: ({ date, reason, others }) =>
    withAlternatives(
      withPeriod(`Il tour di ${dayInSentence(date)} è annullato${reasonAfterColon(reason)}`),
      others,
    ),
  moved: ({ date, to, reason, others }) =>
    withAlternatives(
      withPeriod(
        `Il tour di ${dayInSentence(date)} è stato spostato a ${dayInSentence(to)}${reasonAfterColon(reason)}`,
      ),
      others,
    ),
  'first-too-late': ({ date, deadline, others }) =>
    withAlternatives(
      `Nessuno ha prenotato il tour di ${dayInSentence(date)}, e la prima prenotazione andava fatta entro ${formatInstant(deadline)}.`,
      others,
    ),
  full: ({ date, left, others }) =>
    withAlternatives(
      left === 0
        ? `Il tour di ${dayInSentence(date)} è al completo.`
        : `Per il tour di ${dayInSentence(date)} ${left === 1 ? 'resta 1 posto' : `restano ${String(left)} posti`}.`,
      others,
    ),
  'no-day-with-room': ({ place, day, people, daysAhead, others }) =>
    withAlternatives(
      `Per ${place}, di ${format.weekday(day)}, nei prossimi ${String(daysAhead)} giorni non c’è posto per ${peopleText(people)}.`,
      others,
    ),
};

/** Adds the dates with enough spots to a sentence, if they were requested. */
function withAlternatives(sentence: string, others: readonly string[] | undefined): string {
  if (others === undefined) return sentence;
  if (others.length === 0) return `${sentence} Non c’è posto in nessun’altra data.`;
  return `${sentence} C’è posto ${orList.format(others.map(dayInSentence))}.`;
}

function reasonAfterColon(reason: string | undefined): string {
  return reason === undefined ? '' : `: ${reason}`;
}

function minutesText(minutes: number): string {
  return minutes === 1 ? 'un minuto' : `${String(minutes)} minuti`;
}

function peopleText(people: number): string {
  return `${String(people)} ${people === 1 ? 'persona' : 'persone'}`;
}

/** "Lunedì 23 novembre", for the start of a sentence. */
function dayOf(date: string): string {
  return capitalize(dayInSentence(date));
}

/** "9:30", for "09:30". */
function timeOf(time: string): string {
  return time.replace(/^0/, '');
}

function formatInstant(instant: string): string {
  const at = new Date(instant);
  return `${dayInSentence(newYorkDate(at))} ${atTime(format.time(at))}`;
}
