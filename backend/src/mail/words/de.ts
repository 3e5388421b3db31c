import { capitalize } from 'shared/capitalize';
import * as pageWords from 'shared/words/de/index';
import type { PublicGuide } from '../../guides/guide-profile';
import type { FallbackFacts } from '../content/facts';
import type { Words } from './en';
import { commonWords } from './common-words';
import { formatsOf, type ContactMethods, type Nearness } from './formats';

const format = formatsOf('de');
const { plural } = format;

/** "10:30 Uhr". */
const timeOf = (instant: Date | string) => `${format.time(instant)} Uhr`;
/** "Samstag, 28. November 2026, 10:30 Uhr". */
const whenOf = (instant: Date) => `${format.when(instant)} Uhr`;
/** "Samstag, 28. Nov., 10:30 Uhr". */
const shortWhenOf = (instant: Date) => `${format.shortWhen(instant)} Uhr`;

/** "2 Personen". */
const peopleText = (n: number) => plural(n, { one: '# Person', other: '# Personen' });

/** "Central Park am Montag, 7. Jan., 10:00 Uhr". */
const walkText = ({ place, startsAt }: Pick<FallbackFacts, 'place' | 'startsAt'>) =>
  `${place} am ${shortWhenOf(startsAt)}`;
const meetingPointSentence = ({ meetingPoint }: Pick<FallbackFacts, 'meetingPoint'>) =>
  `Treffpunkt: ${meetingPoint}.`;
const reasonSentence = (reason = '') => (reason === '' ? '' : ` Der Grund: ${reason}`);

/** "Dana Rivera, spricht Englisch und Spanisch. Lizenz 2000123". */
const guideText = ({ name, languages, licenseNumber }: PublicGuide) => {
  const spoken = format.languages(languages);
  const person = spoken === '' ? name : `${name}, spricht ${spoken}`;
  return licenseNumber === undefined ? person : `${person}. Lizenz ${licenseNumber}`;
};

/**
 * Returns "antworten Sie auf diese E-Mail oder rufen Sie +1 212 555 0142 an", or an empty string without contact
 * details.
 */
const contactMethodsText = ({ phone, email }: ContactMethods) =>
  format.alternatives([
    ...(email === undefined ? [] : ['antworten Sie auf diese E-Mail']),
    ...(phone === undefined ? [] : [`rufen Sie ${phone} an`]),
  ]);

const relativeDay = (nearness: Nearness, instant: Date) =>
  ({ today: 'heute', tomorrow: 'morgen', later: `am ${format.weekday(instant)}` })[nearness];

/** The German texts of letters to visitors. Times are in New York. */
export const de: Words = {
  ...commonWords(format, pageWords),
  time: timeOf,
  when: whenOf,
  shortWhen: shortWhenOf,
  people: peopleText,
  hours: (start, end) => `${format.time(start)} bis ${timeOf(end)}`,
  inNewYork: (hours) => `${hours}, New Yorker Zeit`,
  tourByNight: (place) => `${place} bei Nacht`,

  letterLabels: {
    before: 'Vorher',
    now: 'Jetzt',
  },

  visitor: {
    hello: (name) => (name === undefined ? 'Hallo!' : `Hallo ${name}!`),
    signature: 'Ihr Guide',
    seeYou: 'Bis bald!',
    tour: 'Tour',
    date: 'Datum',
    time: 'Uhrzeit',
    party: 'Für',
    meeting: 'Treffpunkt',
    guide: 'Ihr Guide',
    guideDetails: guideText,
    price: 'Preis',
    pay: 'So bezahlen Sie',
    ticket: 'Ticket öffnen',
    findMe: 'So finden Sie mich',
    light: 'Tageslicht',
    bring: 'Bevor Sie kommen',
    allDetails: 'Alles auf einen Blick, Stand jetzt',
    reason: (reason) => `Der Grund: ${reason}`,
    calendar: 'Mit der angehängten Datei kommt die Tour in Ihren Kalender.',
    calendarAgain:
      'Steht die Tour in Ihrem Kalender? Die angehängte Datei ist auf dem neuesten Stand. Falls der alte Eintrag noch da ist, löschen Sie ihn bitte.',
    calendarGone:
      'Steht die Tour in Ihrem Kalender? Dann löschen Sie sie dort bitte, damit Sie nicht umsonst erinnert werden.',
    changeable: (until) =>
      `Es kommt etwas dazwischen? Bis ${shortWhenOf(until)} können Sie auf Ihrem Ticket ändern oder stornieren.`,
    linkIsKey:
      'Der Link öffnet Ihr Ticket ohne Passwort. Wer ihn hat, kann die Buchung ändern oder stornieren; überlegen Sie also, an wen Sie diese E-Mail weiterleiten.',
    questions: (methods) => {
      const contactText = contactMethodsText(methods);
      return contactText === '' ? undefined : `Fragen? ${capitalize(contactText)}.`;
    },
    reasonForEmail:
      'Sie bekommen diese E-Mail, weil mit dieser Adresse eine Tour gebucht wurde. Wenn Sie das nicht waren, hat sich jemand beim Eintippen der eigenen Adresse vertan. Bitte sagen Sie uns Bescheid.',
    reasonForWaitlistEmail:
      'Sie bekommen diese E-Mail, weil diese Adresse auf der Warteliste einer Tour steht.',
  },

  booked: {
    subject: (tour, start) => `Gebucht: ${tour}, ${shortWhenOf(start)}`,
    preheader: (meetingPoint) =>
      `Wir treffen uns hier: ${meetingPoint}. Ihr Ticket finden Sie in dieser E-Mail.`,
    title: 'Ihre Tour ist gebucht',
    text: (people) =>
      plural(people, {
        one: 'Wir gehen auf Tour! Ihr Platz ist reserviert, und ich freue mich auf Sie.',
        other:
          'Wir gehen auf Tour! Ihre # Plätze sind reserviert, und ich freue mich auf Sie alle.',
      }),
  },

  changed: {
    subject: (tour, start) => `Ihre geänderte Buchung: ${tour}, ${shortWhenOf(start)}`,
    preheader: (people) =>
      `Für ${peopleText(people)}. Was sich geändert hat, steht in dieser E-Mail.`,
    title: 'Ihre Buchung ist geändert',
    text: 'Wie gewünscht. Das ist neu:',
    textOnly: 'Wie gewünscht. So sieht Ihre Buchung jetzt aus:',
  },

  cancelledByVisitor: {
    subject: (tour, start) => `Wie gewünscht storniert: ${tour}, ${shortWhenOf(start)}`,
    preheader: 'Sie brauchen nichts weiter zu tun.',
    title: 'Ihre Buchung ist storniert',
    text: (people) =>
      plural(people, {
        one: 'Danke, dass Sie Bescheid sagen: So kann jemand anderes Ihren Platz bekommen. Schade, dass es nicht klappt!',
        other:
          'Danke, dass Sie Bescheid sagen: So können andere Ihre # Plätze bekommen. Schade, dass es nicht klappt!',
      }),
    undo: (until) =>
      `War das ein Versehen? Bis ${timeOf(until)} New Yorker Zeit können Sie es auf Ihrem Ticket rückgängig machen.`,
    comeAnotherDay: 'An einem anderen Tag kommen',
    bye: 'Vielleicht ein andermal!',
  },

  cancelledByGuide: {
    subject: (tour, start) => `Abgesagt: ${tour}, ${shortWhenOf(start)}`,
    preheader: 'Es tut mir leid: Unsere Tour fällt aus. Bitte kommen Sie nicht zum Treffpunkt.',
    title: 'Unsere Tour fällt aus',
    text: (tour, start) =>
      `Es tut mir leid: Ich muss unsere Tour absagen, ${tour} am ${whenOf(start)}. Bitte kommen Sie nicht zum Treffpunkt.`,
    otherDatesTitle: 'Passt Ihnen ein anderer Tag?',
    otherDatesText: 'Hier ist noch Platz für Sie:',
    seeOtherDates: 'Andere Termine ansehen',
    bye: 'Hoffentlich ein andermal!',
  },

  byGuide: {
    ifItSuits: 'Passt Ihnen das? Dann brauchen Sie nichts zu tun, ich rechne mit Ihnen.',
    otherwise: (until) =>
      `Wenn nicht, wählen Sie auf Ihrem Ticket einen anderen Termin oder stornieren Sie. Das geht bis ${shortWhenOf(until)}.`,
    otherwiseContact: (methods) => {
      const contactText = contactMethodsText(methods);
      return contactText === '' ? undefined : `Wenn nicht, ${contactText}.`;
    },
    choose: 'Behalten, ändern, stornieren',
  },

  moved: {
    subject: (tour, start) => `Verschoben: ${tour}, jetzt ${shortWhenOf(start)}`,
    preheader: 'Ich muss unsere Tour verschieben. Passt Ihnen der neue Termin?',
    title: 'Unsere Tour ist verschoben',
    text: 'Es tut mir leid: Ich muss unsere Tour verschieben.',
  },

  changedByGuide: {
    subject: (tour, start) => `Es hat sich etwas geändert: ${tour}, ${shortWhenOf(start)}`,
    preheader: 'Ich muss an unserer Tour etwas ändern. Passt es Ihnen noch?',
    title: 'An unserer Tour ändert sich etwas',
    text: 'Ich muss an unserer Tour etwas ändern.',
  },

  restored: {
    subject: (tour, start) => `Findet doch statt: ${tour}, ${shortWhenOf(start)}`,
    preheader: 'Gute Nachricht: Ihre Buchung gilt wieder.',
    title: 'Die Tour findet doch statt',
    text: 'Gute Nachricht: Ihre Buchung gilt wieder, und ich freue mich auf Sie.',
  },

  several: {
    cancelled: {
      subject: (bookings) => `Abgesagt: Ihre ${format.number(bookings)} Touren`,
      preheader:
        'Es tut mir leid: Unsere Touren fallen aus. Bitte kommen Sie nicht zu den Treffpunkten.',
      title: 'Unsere Touren fallen aus',
      text: 'Es tut mir leid: Ich muss diese Touren absagen. Bitte kommen Sie nicht zu den Treffpunkten.',
    },
    changed: {
      subject: (bookings) => `Es hat sich etwas geändert: Ihre ${format.number(bookings)} Touren`,
      preheader: 'Ich muss an unseren Touren etwas ändern. Passen sie Ihnen noch?',
      title: 'An unseren Touren ändert sich etwas',
      text: 'Ich muss an diesen Touren etwas ändern. Passt Ihnen eine nicht mehr, können Sie sie auf ihrem Ticket ändern oder stornieren.',
    },
    restored: {
      subject: (bookings) => `Finden doch statt: Ihre ${format.number(bookings)} Touren`,
      preheader: 'Gute Nachricht: Ihre Buchungen gelten wieder.',
      title: 'Die Touren finden doch statt',
      text: 'Gute Nachricht: Ihre Buchungen gelten wieder, und ich freue mich auf Sie.',
    },
    waitingOver: {
      subject: (bookings) =>
        `Finden nicht statt: ${format.number(bookings)} Touren, auf die Sie warten`,
      preheader: 'Bitte nehmen Sie sich für diese Tage etwas anderes vor.',
      title: 'Die Touren finden nicht statt',
      text: 'Sie stehen auf den Wartelisten dieser Touren, aber sie finden an diesen Tagen nicht statt. Bitte nehmen Sie sich etwas anderes vor.',
    },
  },

  reminder: {
    subject: (tour, nearness, start) =>
      `${capitalize(relativeDay(nearness, start))} um ${timeOf(start)}: ${tour}`,
    preheader: (meetingPoint) => `Bleibt es dabei? Wir treffen uns hier: ${meetingPoint}.`,
    title: (nearness, start) => `Wir sehen uns ${relativeDay(nearness, start)}`,
    text: 'Bleibt es dabei? Dann brauchen Sie nichts zu tun. Ich warte am Treffpunkt.',
    fewer: (until) =>
      `Es kommen doch nicht alle, oder es klappt gar nicht? Ändern oder stornieren Sie bis ${shortWhenOf(until)} auf Ihrem Ticket, dann können andere mitkommen.`,
    late: (methods) => {
      const contactText = contactMethodsText(methods);
      return contactText === ''
        ? undefined
        : `Es kommen doch nicht alle, oder es klappt gar nicht? Dann ${contactText}.`;
    },
  },

  thanks: {
    subject: (tour, start) =>
      `Danke, dass Sie mitgegangen sind: ${tour}, ${format.shortDate(start)}`,
    preheader: 'Es war schön mit Ihnen.',
    title: 'Danke, dass Sie mitgegangen sind',
    text: (tour, start) => `Es war schön mit Ihnen: ${tour} am ${format.date(start)}.`,
    tips: 'Wenn Sie Ihrem Guide ein Trinkgeld geben möchten:',
    review:
      'Eine Bewertung hilft anderen bei der Entscheidung, ob sie mitgehen. Wenn Sie eine schreiben möchten, geht das hier.',
    action: (host) => `Auf ${host} bewerten`,
    bye: 'Ich hoffe, wir sehen uns wieder!',
  },

  waiting: {
    subject: (tour, start) => `Auf der Warteliste: ${tour}, ${shortWhenOf(start)}`,
    preheader: 'Ich schreibe Ihnen, sobald Platz für Sie ist.',
    title: 'Sie stehen auf der Warteliste',
    text: (people) =>
      plural(people, {
        one: 'Noch ist die Tour ausgebucht. Sobald ein Platz frei wird, reserviere ich ihn für Sie und schreibe Ihnen.',
        other:
          'Noch ist die Tour ausgebucht. Sobald # Plätze frei sind, reserviere ich sie für Sie und schreibe Ihnen.',
      }),
    wait: 'Bis Sie von mir hören, ist nichts gebucht; kommen Sie also bitte nicht zum Treffpunkt.',
    confirm:
      'Bestätigen Sie bitte zuerst, dass das Ihre Adresse ist. Bis dahin wird nichts für Sie reserviert.',
    confirmAction: 'Bestätigen und Position ansehen',
    action: 'Position auf der Liste ansehen',
    leave:
      'Sie haben schon etwas anderes vor? Verlassen Sie dort die Liste, dann rücken andere auf.',
    bye: 'Ich hoffe, es klappt!',
  },

  offer: {
    subject: (tour, start) => `Platz für Sie: ${tour}, ${shortWhenOf(start)}`,
    preheader: (until) => `Für Sie reserviert bis ${shortWhenOf(until)}.`,
    title: 'Es ist Platz für Sie',
    text: (people) =>
      plural(people, {
        one: 'Sie stehen auf der Warteliste, und ein Platz ist frei geworden. Jetzt ist er für Sie reserviert.',
        other:
          'Sie stehen auf der Warteliste, und # Plätze sind frei geworden. Jetzt sind sie für Sie reserviert.',
      }),
    until: (until) =>
      `Bis ${whenOf(until)} New Yorker Zeit können Sie Ja sagen. Danach kommen die Nächsten auf der Liste zum Zug.`,
    action: 'Ja oder nein?',
    decline: 'Es klappt nicht mehr? Sagen Sie dort Nein, dann können andere mitkommen.',
  },

  offerLapsed: {
    subject: (tour, start) => `Ihre Reservierung ist abgelaufen: ${tour}, ${shortWhenOf(start)}`,
    preheader: 'Jetzt kommen die Nächsten auf der Liste zum Zug.',
    title: 'Ihre Reservierung ist abgelaufen',
    text: (people) =>
      plural(people, {
        one: 'Ich hatte einen Platz für Sie reserviert, aber nichts von Ihnen gehört. Jetzt kommen die Nächsten zum Zug, und Sie stehen nicht mehr auf der Warteliste.',
        other:
          'Ich hatte # Plätze für Sie reserviert, aber nichts von Ihnen gehört. Jetzt kommen die Nächsten zum Zug, und Sie stehen nicht mehr auf der Warteliste.',
      }),
    nextSteps:
      'Möchten Sie immer noch mitkommen? Sie können sich wieder auf die Liste setzen oder einen anderen Termin wählen.',
  },

  waitingOver: {
    subject: (tour, start) => `Findet nicht statt: ${tour}, ${shortWhenOf(start)}`,
    preheader: 'Bitte nehmen Sie sich für diesen Tag etwas anderes vor.',
    title: 'Die Tour findet nicht statt',
    text: 'Sie stehen auf der Warteliste dieser Tour, aber sie findet an diesem Tag nicht statt. Bitte nehmen Sie sich etwas anderes vor. Wenn sich das ändert und Platz für Sie ist, schreibe ich Ihnen wieder.',
    nextSteps: 'Möchten Sie an einem anderen Tag kommen? Hier sind die Termine.',
  },

  fromGuide: {
    subject: (tour, start) => `Von Ihrem Guide: ${tour}, ${shortWhenOf(start)}`,
    title: 'Eine Nachricht von Ihrem Guide',
    text: (tour, start) => `Es geht um unsere Tour, ${tour} am ${whenOf(start)}:`,
    bye: 'Herzliche Grüße',
  },

  fallback: {
    standard: ({ name, people, ...facts }) =>
      `Hallo ${name}! Meine E-Mail zu unserer Tour hat Sie nicht erreicht. Gebucht ist für ${peopleText(people)}: ${walkText(facts)}. ${meetingPointSentence(facts)}`,
    cancelled: ({ name, reason, ...facts }) =>
      `Hallo ${name}! Es tut mir leid: Ich muss unsere Tour absagen, ${walkText(facts)}. Bitte kommen Sie nicht zum Treffpunkt.${reasonSentence(reason)}`,
    changed: ({ name, reason, ...facts }) =>
      `Hallo ${name}! Ich muss an unserer Tour etwas ändern. So ist es jetzt: ${walkText(facts)}. ${meetingPointSentence(facts)} Passt Ihnen das?${reasonSentence(reason)}`,
    moved: ({ name, reason, moveReason = reason, ...facts }) =>
      `Hallo ${name}! Es tut mir leid: Ich muss unsere Tour verschieben. Neu ist: ${walkText(facts)}. ${meetingPointSentence(facts)} Passt Ihnen das?${reasonSentence(moveReason)}`,
    restored: ({ name, ...facts }) =>
      `Hallo ${name}! Gute Nachricht: Unsere Tour findet doch statt, ${walkText(facts)}. ${meetingPointSentence(facts)}`,
    offer: ({ name, people, heldUntil, ...facts }) =>
      `Hallo ${name}! Jetzt ist Platz für ${peopleText(people)}: ${walkText(facts)}.${heldUntil ? ` Ich halte ihn bis ${format.moment(heldUntil)} Uhr für Sie frei.` : ''} Möchten Sie noch mitkommen?`,
    announcement: ({ name, notice = '', ...facts }) =>
      `Hallo ${name}! Zu unserer Tour, ${walkText(facts)}:\n${notice}`,
  },

  account: {
    ignore:
      'Wenn das nicht von Ihnen kam, vergessen Sie diese E-Mail einfach: Ohne den Link passiert nichts.',
    linkWorksOnce: (until) =>
      `Der Link gilt nur einmal, und zwar bis ${shortWhenOf(until)} New Yorker Zeit.`,
    notYou: (methods) => {
      const contactText = contactMethodsText(methods);
      return contactText === ''
        ? 'Wenn Sie das nicht waren, ist vielleicht jemand anderes in Ihrem Konto: Setzen Sie Ihr Passwort zurück.'
        : `Wenn Sie das nicht waren, ist vielleicht jemand anderes in Ihrem Konto. Dann ${contactText}, am besten sofort.`;
    },
    reasonForEmail:
      'Sie bekommen diese E-Mail, weil diese Adresse zu einem Konto auf unserer Website gehört oder für eines angegeben wurde.',
  },

  confirmAddress: {
    subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
    title: 'Ist das Ihre Adresse?',
    text: 'Jemand, hoffentlich Sie, hat uns diese Adresse genannt. Bestätigen Sie sie, damit wir Sie erreichen, wenn es darauf ankommt, zum Beispiel wenn das Wetter umschlägt.',
    action: 'Ja, das ist meine',
  },

  confirmBooking: {
    subject: (tour, start) => `Bitte bestätigen Sie Ihre Buchung: ${tour}, ${shortWhenOf(start)}`,
    title: 'Ein Klick, und die Tour ist gebucht',
    text: (until) =>
      `Wir haben bis ${timeOf(until)} New Yorker Zeit für Sie reserviert. Bestätigen Sie, dass das Ihre Adresse ist, und die Tour ist gebucht.`,
    action: 'Buchung bestätigen',
    ignore:
      'Wenn Sie nichts gebucht haben, vergessen Sie diese E-Mail einfach: Die Reservierung verfällt dann von selbst.',
  },

  resetPassword: {
    subject: 'Wählen Sie ein neues Passwort',
    title: 'Wählen Sie ein neues Passwort',
    text: 'Jemand, hoffentlich Sie, hat für Ihr Konto ein neues Passwort angefordert.',
    action: 'Passwort wählen',
    afterwards:
      'Danach sind Sie überall abgemeldet und können sich mit dem neuen Passwort anmelden.',
  },

  emailChanged: {
    subject: 'Ihre E-Mail-Adresse ist geändert',
    title: 'Ihre E-Mail-Adresse ist geändert',
    toNewAddress: 'Ab jetzt ist das die Adresse Ihres Kontos. Wir schreiben Ihnen hierher.',
    toOldAddress: (email) =>
      `Ab jetzt ist ${email} die Adresse Ihres Kontos. Hierher schreiben wir Ihnen nicht mehr.`,
    toUnconfirmedOldAddress:
      'Das ist nicht mehr die Adresse Ihres Kontos. Hierher schreiben wir Ihnen nicht mehr.',
  },

  accountDeleted: {
    subject: 'Ihr Konto ist gelöscht',
    title: 'Ihr Konto ist gelöscht',
    text: 'Ihr Konto ist gelöscht, und Ihre kommenden Touren sind storniert. Von Touren bis einschließlich heute behalten wir den Ort, das Datum und die Personenzahl, ohne Ihren Namen. Hatten Sie für eine kommende Tour schon bezahlt, sieht Ihr Guide Ihren Namen und Ihre Kontaktdaten, bis der Tag dieser Tour vorbei ist, um Ihnen das Geld zurückzugeben.',
    bye: 'Es war schön, dass Sie da waren. Die Stadt steht noch, und wir sind auch noch da.',
    calendar: 'Stehen die Touren in Ihrem Kalender? Dann löschen Sie sie dort bitte.',
  },
};
