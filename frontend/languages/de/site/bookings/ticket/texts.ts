import type { texts as english } from '../../../../../site/bookings/ticket/texts.en';
import { withPeriod } from 'shared/format';
import { format } from '../../texts/format';

export const texts: typeof english = {
  loading: 'Ihre Buchung wird gesucht …',
  allTours: 'Alle Touren ansehen',
  contactUs: 'Kontakt aufnehmen',
  signIn: 'Anmelden',
  waiting: 'Ihre Position auf der Warteliste',
  confirming: 'Buchung bestätigen',

  failed: {
    link: {
      title: 'Dieser Link öffnet keine Buchung',
      text: 'Vielleicht fehlt ein Teil, oder neuere Links haben ihn ersetzt. Kopieren Sie den ganzen Link, oder bitten Sie die Person, von der Sie ihn haben, um einen neuen.',
    },
    private: {
      title: 'Diese Buchung ist privat',
      text: 'Öffnen Sie sie mit ihrem Link, in dem Browser, mit dem sie gebucht wurde, oder melden Sie sich mit dem Konto an, zu dem sie gehört.',
    },
    missing: {
      title: 'Wir finden diese Buchung nicht',
      text: 'Vielleicht gehört sie zu einem anderen Konto, oder sie wurde gelöscht. Öffnen Sie sie mit ihrem Link, oder melden Sie sich mit dem Konto an, mit dem sie gebucht wurde.',
    },
    notLoaded: (reason) => `Ihre Buchung konnte nicht geladen werden. ${reason}`,
  },

  canceledByGuide: 'Diese Tour wurde abgesagt',
  canceledByVisitor: 'Sie haben diese Buchung storniert',
  undoable: (minutes) =>
    format.plural(minutes, {
      one: () => 'Sie können das noch eine Minute lang rückgängig machen.',
      other: (count) => `Sie können das noch ${count} Minuten lang rückgängig machen.`,
    }),
  undo: 'Rückgängig machen',
  notUndone: (reason) => `Die Buchung wurde nicht wiederhergestellt. ${reason}`,
  restored: 'Ihre Buchung gilt wieder.',
  anotherDate: 'Anderen Termin wählen',
  over: 'Diese Tour ist vorbei',
  attended: {
    title: 'Danke, dass Sie mitgegangen sind',
    tips: 'Wenn Sie Ihrem Guide ein Trinkgeld geben möchten:',
    review: 'Wenn Sie eine Bewertung schreiben möchten:',
  },
  payment: {
    title: 'So bezahlen Sie',
    showCode: (name) => `QR-Code für ${name} zeigen`,
    code: (host) => `QR-Code, der ${host} öffnet`,
  },
  thanks: 'Danke, dass Sie mitgegangen sind.',
  bookAgain: 'Noch einmal mitgehen',
  remove: 'Von meiner Liste entfernen',
  removed: 'Von Ihrer Liste entfernt.',
  notRemoved: (reason) => `Die Buchung wurde nicht von Ihrer Liste entfernt. ${reason}`,
  moved: 'Diese Tour wurde verschoben',
  movedFrom: (from, to) =>
    withPeriod(
      `Bisher war sie am ${format.dayAndDate(from)}, jetzt ist sie am ${format.dayAndDate(to)}`,
    ),
  movedWithinDay: 'Der Tag bleibt, die Uhrzeit ist neu.',
  changed: 'An dieser Tour hat sich etwas geändert',
  movedHelp: 'Wenn es Ihnen so nicht passt, ändern oder stornieren Sie unten Ihre Buchung.',
  needHelp: 'Sie brauchen trotzdem Hilfe?',

  notice: 'Von Ihrem Guide',
  mailLimitReached: {
    title: 'Wir konnten Ihnen dazu keine E-Mail schicken',
    text: 'Für diese Adresse oder aus Ihrem Netz wurden schon zu viele E-Mails angefordert. Hier finden Sie alles; bewahren Sie den Link zu dieser Seite also bitte auf.',
  },

  meeting: 'Hier treffen wir uns',
  findMe: 'So finden Sie mich',
  map: 'Auf der Karte zeigen',
  mapLabel: (spot) => `Auf der Karte zeigen: ${spot}`,
  callGuide: 'Ihren Guide anrufen:',
  aboutTour: 'Über diese Tour',

  saveTitle: 'Zum Mitnehmen',
  calendar: 'In den Kalender',
  google: 'Google Kalender',
  outlook: 'Outlook',
  file: 'Kalenderdatei (Apple und andere)',
  event: (siteName, place) => `${siteName}: ${place}`,
  eventDetails: (party, meetingPoint) => `${party}.\nTreffpunkt: ${meetingPoint}.`,
  eventLocation: (meetingPoint) => `${meetingPoint}, New York`,
  share: 'Teilen',
  invitation: (place, when) =>
    `Ich gehe in New York auf eine Tour zu Fuß: ${place}, ${when} Uhr. Komm doch mit!`,
  invitationCopied: 'Die Einladung ist in der Zwischenablage.',
  print: 'Drucken',
  copyLink: 'Link zu dieser Buchung kopieren',
  linkHint:
    'Bewahren Sie ihn auf, um diese Buchung auf einem anderen Gerät zu öffnen, oder schicken Sie ihn allen, die mitkommen. Wer ihn hat, kann die Buchung ändern und stornieren.',
  linkCopied: 'Der Link ist in der Zwischenablage.',
  linkNotMade: (reason) => `Der Link konnte nicht erstellt werden. ${reason}`,
  copyYourself: 'Kopieren Sie diesen Text:',

  change: 'Termin oder Personen ändern',
  changing: 'Buchung ändern',
  cancel: 'Buchung stornieren',
  notCanceled: (reason) => `Die Buchung wurde nicht storniert. ${reason}`,

  contact: 'So erreicht Sie Ihr Guide',
  noContact:
    'Noch kann Ihr Guide Sie nicht erreichen. Wenn das Wetter umschlägt oder Sie sich verspäten, helfen ein Name und eine E-Mail-Adresse oder Telefonnummer.',
  addContact: 'Kontaktdaten angeben',
  editContact: 'Kontaktdaten ändern',
  name: 'Name',
  email: 'E-Mail-Adresse',
  phone: 'Telefon',
  phoneOnWhatsApp: (phone) => `${phone} auf WhatsApp`,
  note: 'Nachricht an den Guide',
  saved: 'Ihre Buchung ist geändert.',
  saveContact: 'Kontaktdaten speichern',
  contactSaved: 'Gespeichert. Ihr Guide kann Sie jetzt erreichen.',
  notSaved: (reason) => `Das wurde nicht gespeichert. ${reason}`,
  dismiss: 'Doch nicht',
  incomplete:
    'Dieser Teil der Seite wurde nicht geladen. Prüfen Sie Ihre Verbindung und laden Sie die Seite dann neu.',

  waitlist: {
    waiting: 'Sie stehen auf der Warteliste',
    ahead: (parties) =>
      parties === 0
        ? 'Gebucht ist nichts, aber Sie sind als Nächstes an der Reihe.'
        : format.plural(parties, {
            one: () => 'Gebucht ist nichts: Eine Gruppe ist vor Ihnen an der Reihe.',
            other: (count) => `Gebucht ist nichts: ${count} Gruppen sind vor Ihnen an der Reihe.`,
          }),
    next: (email) => {
      const offerTerms =
        'Sobald genug Plätze frei sind, reservieren wir sie bis zu 12 Stunden lang für Sie, und Sie sagen hier Ja oder Nein.';
      return `${offerTerms} ${email === undefined ? 'Schauen Sie also ab und zu vorbei.' : `Wir schreiben Ihnen dann an ${email}.`}`;
    },
    leave: 'Warteliste verlassen',
    leaving: 'Das lässt sich nicht rückgängig machen: Wenn Sie wiederkommen, stehen Sie hinten an.',

    held: (people, until) =>
      format.plural(people, {
        one: (count) => `${count} Platz ist bis ${until} für Sie reserviert`,
        other: (count) => `${count} Plätze sind bis ${until} für Sie reserviert`,
      }),
    choice:
      'Sagen Sie Ja, und die Tour ist gebucht. Nach dieser Zeit oder bei einem Nein kommen die Nächsten auf der Liste zum Zug.',
    take: (people) =>
      format.plural(people, {
        one: () => 'Ja, Platz buchen',
        other: (count) => `Ja, ${count} Plätze buchen`,
      }),
    decline: 'Nein, danke',
    booked: 'Gebucht. Bis bald!',
    notDone: (reason) => `Das hat nicht geklappt. ${reason}`,

    confirm: {
      mailed: (email) =>
        `Fast geschafft: Wir haben einen Link an ${email} geschickt. Öffnen Sie ihn und bestätigen Sie, dann ist die Tour gebucht.`,
      notReceived:
        'Keine E-Mail? Sehen Sie im Spam-Ordner nach, oder korrigieren Sie unten die Adresse, dann schicken wir den Link dorthin.',
      mailLimitReached: (email) =>
        `Wir konnten keinen Link an ${email} schicken: Für diese Adresse oder aus Ihrem Netz wurden schon zu viele E-Mails angefordert. Bitte nehmen Sie unten eine andere Adresse, oder melden Sie sich bei uns.`,
      ask: (email) => `Bestätigen Sie, dass ${email} Ihre Adresse ist, und die Tour ist gebucht.`,
      book: 'Buchung bestätigen',
      release: 'Nicht buchen',
      waitingParty: {
        mailed: (email) =>
          `Bestätigen Sie bitte zuerst Ihre Adresse: Wir haben einen Link an ${email} geschickt. Solange Sie ihn nicht geöffnet haben, reservieren wir nichts für Sie.`,
        ask: 'Bestätigen Sie bitte zuerst Ihre Adresse. Vorher reservieren wir nichts für Sie.',
        confirm: 'Ja, das ist meine Adresse',
        done: 'Danke! Ihre Adresse ist bestätigt.',
      },
      expired: {
        title: 'Ihre Reservierung ist abgelaufen',
        text: 'Die Buchung wurde nicht rechtzeitig bestätigt und gilt deshalb nicht. Wenn noch Platz ist, buchen Sie einfach noch einmal.',
      },
      again: 'Noch einmal buchen',
    },

    offerExpired: {
      title: 'Ihre Reservierung ist abgelaufen',
      text: 'Jetzt kommen die Nächsten zum Zug, und Sie stehen nicht mehr auf der Warteliste. Gebucht ist nichts.',
    },
    removed: {
      title: 'Ihr Guide hat Sie von der Warteliste genommen',
      text: 'Gebucht ist nichts. Den Grund erfahren Sie von Ihrem Guide.',
    },
    cutoffPassed: {
      title: 'Es ist nicht rechtzeitig etwas frei geworden',
      text: 'Diese Tour lässt sich nicht mehr buchen, das Warten hat also ein Ende. Gebucht ist nichts.',
    },
    left: {
      title: 'Sie stehen nicht mehr auf der Warteliste',
      text: 'Gebucht ist nichts, und für Sie ist nichts reserviert.',
    },
    again: 'Wieder auf die Liste oder anderen Termin wählen',
  },

  changeForm: {
    save: 'Änderung speichern',
    notSaved: (reason) => `Ihre Buchung wurde nicht geändert. ${reason}`,
  },
};
