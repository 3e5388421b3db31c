import type { texts as english } from '../../../../../site/pages/privacy/texts.en';

export const texts: typeof english = {
  lead: 'Was diese Website speichert, und wie lange. Von anderen Websites wird nichts geladen.',
  counts: {
    title: 'Was gezählt wird',
    steps:
      'Um herauszufinden, wo es beim Buchen hakt, zählt die Website, wie viele Besuche es bis zu den einzelnen Schritten schaffen: eine Seite ansehen, einen Termin wählen, das Formular absenden, buchen und stornieren.',
    numbers:
      'Gespeichert werden nur Zahlen, für jeden Tag: nach Seite, nach Sprache der Seite und nach der Website, die hierher verlinkt hat. Über Sie wird nichts gespeichert: kein Cookie, keine IP-Adresse, kein Browser und kein Weg von Seite zu Seite. Nach zwei Jahren werden die Zahlen gelöscht.',
    optOut:
      'Sendet Ihr Browser „Do Not Track“ oder „Global Privacy Control“, werden Sie nicht gezählt.',
  },
  bookings: {
    title: 'Ihre Buchungen',
    contact:
      'Name, E-Mail-Adresse, Telefonnummer und Nachrichten sind nur dafür da, dass Ihr Guide Sie wegen Ihrer Tour erreichen kann. Gespeichert wird auch die Sprache, in der Sie diese Website lesen, damit unsere E-Mails in derselben Sprache kommen.',
    guests: (days) =>
      `Ohne Konto bleiben diese Angaben ${days} lang gespeichert, mindestens aber so lange, bis Ihre Tour vorbei ist. Danach bleiben nur die Tour, das Datum und die Personenzahl.`,
    account:
      'Mit einem Konto können Sie alle Ihre Daten herunterladen oder löschen. Haben Sie für eine kommende Tour schon bezahlt, behält Ihr Guide Ihren Namen und Ihre Kontaktdaten, bis der Tag dieser Tour vorbei ist, um Ihnen das Geld zurückzugeben.',
  },
  cookies: {
    title: 'Cookies',
    cookie:
      'Cookies setzt die Website nur, wenn Sie sich anmelden, buchen oder eine Seite mit Ihren Buchungen öffnen. Daran erkennt sie, dass eine Buchung Ihre ist; Skripte können sie nicht lesen.',
    storage:
      'Außerdem merkt sich Ihr Browser für diese Website, ob Sie angemeldet sind, ob Sie Buchungen haben, welche Sprache Sie gewählt haben und was Sie in ein noch nicht abgeschicktes Formular getippt haben.',
  },
  log: {
    title: 'Das Protokoll des Servers',
    text: 'Das Protokoll enthält IP-Adresse, Pfad und Uhrzeit jeder Anfrage, um Fehler zu finden und Angriffe abzuwehren. Alte Einträge werden überschrieben.',
  },
  questions: 'Fragen?',
};
