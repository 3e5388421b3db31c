import { formatFor, withPeriod } from '../../format.ts';
import { newYorkDate, type Weekday } from '../../new-york.ts';
import type { refusalSentences as english } from '../en/refusals.ts';
import { priceWords } from './price.ts';

const { dayAndDate, weekday, when } = formatFor('de');

const ADVICE_FOR_GUESTS =
  'Registrieren Sie sich, um für mehr Personen zu buchen, oder schreiben Sie Ihrem Guide.';

/** The sentence for each code. */
export const refusalSentences: typeof english = {
  // For any call.
  unavailable: () =>
    'Die Buchung macht gerade eine kurze Pause. Bitte versuchen Sie es gleich noch einmal.',
  failure: () => 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal.',
  'nothing-here': () => 'Unter dieser Adresse gibt es nichts.',
  'too-many-requests': () => 'Zu viele Anfragen von Ihrer Adresse. Bitte warten Sie einen Moment.',
  'too-slow': () => 'Die Anfrage kam zu langsam an. Bitte versuchen Sie es noch einmal.',
  'another-site': () => 'Dieser Aufruf kam von einer anderen Website und wurde deshalb abgelehnt.',

  // Accounts and sessions.
  'session-ended': () => 'Ihre Sitzung ist beendet. Bitte melden Sie sich noch einmal an.',
  'sign-in-first': () => 'Bitte melden Sie sich zuerst an.',
  'become-somebody-first': () => 'Bitte melden Sie sich zuerst an, oder buchen Sie als Gast.',
  'invalid-credentials': () => 'Benutzername oder Passwort stimmt nicht',
  'too-many-sign-ins': ({ minutes }) =>
    `Zu viele vergebliche Anmeldungen. Bitte versuchen Sie es in ${minutesText(minutes)} noch einmal.`,
  'too-many-resets': ({ minutes }) =>
    `Zu viele Anfragen nach einem neuen Passwort. Bitte versuchen Sie es in ${minutesText(minutes)} noch einmal.`,
  'too-many-mails': () =>
    'Für diese Adresse oder aus Ihrem Netz wurden schon zu viele E-Mails angefordert. Bitte versuchen Sie es morgen noch einmal, oder wenden Sie sich an Ihren Guide.',
  'no-mail': () =>
    'Diese Website kann Ihnen keinen Link schicken, weil sie keinen Mailserver hat. Bitte wenden Sie sich an Ihren Guide.',
  'reset-link-over': () =>
    'Dieser Link ist abgelaufen oder schon benutzt. Bitte fordern Sie einen neuen an.',
  'confirm-link-over': () =>
    'Dieser Link ist abgelaufen oder schon benutzt. Auf Ihrer Kontoseite bekommen Sie einen neuen.',
  'reset-link-broken': () =>
    'Dieser Link ist unvollständig. Bitte öffnen Sie noch einmal den in der E-Mail.',
  'busy-signing-in': () =>
    'Gerade melden sich zu viele Leute an. Bitte versuchen Sie es in ein paar Sekunden noch einmal.',
  'wrong-password': () => 'Das ist nicht Ihr Passwort.',
  'no-session': () => 'Diese Sitzung gibt es nicht.',
  'username-taken': () => 'Dieser Benutzername ist vergeben. Bitte wählen Sie einen anderen.',
  'username-reserved': () => 'Dieser Benutzername ist reserviert. Bitte wählen Sie einen anderen.',
  'username-invalid': ({ least, most }) =>
    `Der Benutzername muss aus ${String(least)} bis ${String(most)} Buchstaben, Ziffern oder den Zeichen _ . - bestehen`,
  'sign-in-name-invalid': () => 'Bitte geben Sie einen Benutzernamen oder eine E-Mail-Adresse ein.',
  'email-taken': () =>
    'Zu dieser E-Mail-Adresse gibt es schon ein Konto. Bitte melden Sie sich an.',
  'email-of-another': () => 'Diese E-Mail-Adresse gehört schon zu einem anderen Konto.',
  'email-invalid': () => 'Die E-Mail-Adresse muss aussehen wie name@example.com.',
  'email-too-long': ({ most }) =>
    `Die E-Mail-Adresse darf höchstens ${String(most)} Zeichen lang sein.`,
  'email-is-password': () =>
    'Die E-Mail-Adresse darf nicht Ihr Passwort sein. Bitte ändern Sie zuerst das Passwort.',
  'password-length': ({ least, most }) =>
    `Das Passwort muss ${String(least)} bis ${String(most)} Zeichen lang sein.`,
  'password-common': () =>
    'Das ist eines der häufigsten Passwörter und leicht zu erraten. Bitte wählen Sie ein anderes.',
  'password-is-name': () =>
    'Das Passwort darf nicht Ihr Benutzername oder Ihre E-Mail-Adresse sein. Bitte wählen Sie ein anderes.',
  'guide-password-short': ({ least }) =>
    `Wer Touren führt, braucht ein Passwort mit mindestens ${String(least)} Zeichen.`,

  // For the tour, date, and party of a booking.
  'place-invalid': () => 'Der Ort muss der Name einer Tour sein.',
  'place-unknown': ({ places }) => `Der Ort muss einer von diesen sein: ${places.join(', ')}.`,
  'day-invalid': ({ days }) =>
    `Der Tag muss einer von diesen sein: ${days.map((day) => weekday(day as Weekday)).join(', ')}.`,
  'people-invalid': ({ least, most }) =>
    `Die Personenzahl muss eine ganze Zahl von ${String(least)} bis ${String(most)} sein.`,
  'time-invalid': () => 'Die Uhrzeit muss zwischen 00:00 und 23:59 liegen.',
  'date-unreadable': () => 'Das Datum muss als JJJJ-MM-TT geschrieben sein.',
  'date-invalid': () => 'Das Datum muss ein gültiges Datum im Format JJJJ-MM-TT sein.',
  'date-out-of-range': ({ most }) =>
    `Das Datum muss heute oder höchstens ${String(most)} Tage danach liegen.`,
  'date-not-on-day': ({ day, most }) =>
    `Das Datum muss ein ${weekday(day)} sein, heute oder höchstens ${String(most)} Tage danach.`,
  'no-such-start': () => 'Zu dieser Uhrzeit beginnt die Tour nicht. Bitte wählen Sie eine andere.',
  'no-such-tour': () => 'Diese Tour gibt es nicht.',
  'overlapping-invalid': () => 'Overlapping muss true oder false sein.',
  'booked-already': ({ time }) =>
    `Sie haben diese Tour für ${clock(time)} Uhr schon gebucht. Noch einmal buchen?`,
  overlapping: ({ place, time }) =>
    `Sie haben für ${clock(time)} Uhr schon ${place} gebucht, und das überschneidet sich mit dieser Tour. Beides buchen?`,

  // For the party's contact.
  'contact-missing': () =>
    'Nennen Sie Ihren Namen und eine E-Mail-Adresse oder Telefonnummer, damit Ihr Guide Sie erreichen kann.',
  'contact-invalid': () =>
    'Zum Kontakt gehören ein Name und eine E-Mail-Adresse oder Telefonnummer.',
  'contact-unreachable': () =>
    'Geben Sie eine E-Mail-Adresse oder Telefonnummer an, damit Ihr Guide Sie erreichen kann.',
  'contact-name-invalid': ({ least, most }) =>
    `Der Name muss in eine Zeile passen und ${String(least)} bis ${String(most)} Zeichen lang sein.`,
  'phone-invalid': () =>
    'Bitte geben Sie eine Telefonnummer ein, außerhalb der USA und Kanadas mit Ländervorwahl, zum Beispiel +44 20 7946 0123.',
  'whatsapp-invalid': () => 'WhatsApp muss true oder false sein.',
  'whatsapp-without-phone': () => 'Für WhatsApp fehlt eine Telefonnummer.',
  'note-too-long': ({ most }) => `Die Nachricht darf höchstens ${String(most)} Zeichen lang sein.`,

  // For booking and changing.
  busy: () => 'Gerade buchen sehr viele Leute. Bitte versuchen Sie es gleich noch einmal.',
  'no-booking': () => 'Diese Buchung gibt es in Ihrer Liste nicht.',
  'link-needed': () => 'Bitte öffnen Sie diese Buchung mit ihrem Link, oder melden Sie sich an.',
  'link-incomplete': () => 'Dieser Link ist unvollständig. Bitte kopieren Sie ihn ganz.',
  'key-invalid': () =>
    'Idempotency-Key muss aus 1 bis 64 Zeichen bestehen: Buchstaben, Ziffern, _ oder -.',
  'key-used': () =>
    'Dieser Idempotency-Key wurde schon für eine andere Buchung benutzt. Bitte nehmen Sie einen neuen.',
  'already-waiting': () =>
    'Sie stehen schon auf der Warteliste dieser Tour. Sie finden sie unter „Meine Touren“.',
  'no-longer-held': () =>
    'Ihre Reservierung ist abgelaufen. Sie können sich wieder auf die Warteliste setzen.',
  'email-needed': () =>
    'Für diese Tour brauchen wir Ihre E-Mail-Adresse: Sie bestätigen die Buchung mit einem Link, den wir Ihnen schicken.',
  unconfirmed: () => 'Bitte öffnen Sie den Link in unserer E-Mail und bestätigen Sie dort zuerst.',
  'change-by-link': () =>
    'Bitte öffnen Sie den Link in unserer E-Mail und ändern Sie die Buchung dort.',
  'account-unconfirmed': () =>
    'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse mit dem Link, den wir Ihnen geschickt haben. Auf Ihrer Kontoseite bekommen Sie einen neuen.',
  'corrected-too-often': () =>
    'Sie haben die E-Mail-Adresse dieser Buchung zu oft geändert. Bitte stornieren Sie und buchen Sie neu, oder wenden Sie sich an Ihren Guide.',
  'hold-over': () => 'Ihre Reservierung ist abgelaufen. Bitte buchen Sie noch einmal.',
  'list-full': ({ most }) =>
    `Diese Liste ist voll: Mehr als ${String(most)} Buchungen passen nicht hinein. Löschen Sie eine, um Platz zu schaffen.`,
  'guest-limit': ({ most }) =>
    `Ohne Konto können Sie eine Tour für höchstens ${String(most)} ${personsText(most)} buchen. ${ADVICE_FOR_GUESTS}`,
  'network-limit': ({ most }) =>
    `Von Ihrer Internetadresse aus haben Gäste schon für ${String(most)} ${personsText(most)} gebucht, mehr geht nicht. ${ADVICE_FOR_GUESTS}`,
  'party-too-large': ({ most }) =>
    `Eine Buchung dieser Tour gilt für höchstens ${String(most)} ${personsText(most)}. Wenn Sie mehr sind, schreiben Sie bitte Ihrem Guide.`,
  'too-many-ages': ({ people }) =>
    `Sie buchen für ${String(people)} ${personsText(people)}. Bitte berichtigen Sie die Altersangaben.`,
  'price-changed': ({ cents }) =>
    `Ihr Guide hat gerade den Preis geändert. ${cents === 0 ? 'Es gibt jetzt keinen festen Betrag.' : `Ihre Gruppe würde jetzt ${priceWords.amount(cents)} bezahlen.`} Bitte sehen Sie sich den neuen Preis an, bevor Sie buchen.`,
  'not-offered': () => 'Diese Tour wird nicht mehr angeboten. Bitte wählen Sie eine andere.',
  'booking-canceled': () =>
    'Ihr Guide hat diese Tour abgesagt, Ihre Buchung lässt sich daher nicht ändern. Bitte buchen Sie eine andere Tour.',
  over: () => 'Diese Tour ist vorbei, ihre Buchung lässt sich nicht mehr ändern.',
  'too-late': ({ deadline }) =>
    `Zum Ändern oder Stornieren ist es zu spät. Die Frist endete am ${formatInstant(deadline)}.`,
  closed: ({ date, others }) =>
    withAlternatives(`Die Tour am ${dayAndDate(date)}, ist nicht mehr buchbar.`, others),
  'not-at-this-time': ({ date, others }) =>
    withAlternatives(
      `Die Tour am ${dayAndDate(date)}, wird zu dieser Uhrzeit nicht angeboten.`,
      others,
    ),
  canceled: ({ date, reason, others }) =>
    withAlternatives(
      withPeriod(`Die Tour am ${dayAndDate(date)}, ist abgesagt${reasonAfterColon(reason)}`),
      others,
    ),
  moved: ({ date, to, reason, others }) =>
    withAlternatives(
      withPeriod(
        `Die Tour am ${dayAndDate(date)}, wurde auf ${dayAndDate(to)}, verschoben${reasonAfterColon(reason)}`,
      ),
      others,
    ),
  'first-too-late': ({ date, deadline, others }) =>
    withAlternatives(
      `Für die Tour am ${dayAndDate(date)}, hat niemand gebucht, und die erste Buchung war nur bis ${formatInstant(deadline)} möglich.`,
      others,
    ),
  full: ({ date, left, others }) =>
    withAlternatives(
      left === 0
        ? `Die Tour am ${dayAndDate(date)}, ist ausgebucht.`
        : `Auf der Tour am ${dayAndDate(date)}, ${left === 1 ? 'ist nur noch 1 Platz' : `sind nur noch ${String(left)} Plätze`} frei.`,
      others,
    ),
  'no-day-with-room': ({ place, day, people, daysAhead, others }) =>
    withAlternatives(
      `${place}: In den nächsten ${String(daysAhead)} Tagen ist ${weekday(day).toLowerCase()}s für ${String(people)} ${personsText(people)} nichts frei.`,
      others,
    ),
};

/** Adds the dates with enough spots to a sentence, if they were requested. */
function withAlternatives(sentence: string, others: readonly string[] | undefined): string {
  if (others === undefined) return sentence;
  if (others.length === 0) return `${sentence} Auch an anderen Tagen ist nichts frei.`;
  return `${sentence} ${withPeriod(`Platz ist am ${joinDates(others.map(dayAndDate))}`)}`;
}

/** Joins dates with semicolons, because each contains a comma. */
function joinDates(dates: readonly string[]): string {
  if (dates.length < 3) return dates.join(', oder am ');
  return `${dates.slice(0, -1).join('; am ')}; oder am ${dates.at(-1) ?? ''}`;
}

function reasonAfterColon(reason: string | undefined): string {
  return reason === undefined ? '' : `: ${reason}`;
}

function minutesText(minutes: number): string {
  return minutes === 1 ? 'einer Minute' : `${String(minutes)} Minuten`;
}

function personsText(count: number): string {
  return count === 1 ? 'Person' : 'Personen';
}

/** "9:30", for "09:30". */
function clock(time: string): string {
  return time.replace(/^0/, '');
}

function formatInstant(instant: string): string {
  const at = new Date(instant);
  return `${when(newYorkDate(at), at)} Uhr`;
}
