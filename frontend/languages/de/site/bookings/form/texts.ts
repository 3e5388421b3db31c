import type { texts as english } from '../../../../../site/bookings/form/texts.en';
import { format } from '../../texts/format';

export const texts: typeof english = {
  title: 'Termin wählen',
  toContact: 'Weiter zu den Kontaktdaten',
  contactTitle: 'So erreichen wir Sie',
  bookBoth: 'Ja, auch buchen',
  book: (time) => `Für ${time} Uhr buchen`,
  notBooked: (reason) => `Die Tour wurde nicht gebucht. ${reason}`,
  booked: 'Gebucht!',
  roomAfterAll: 'Es war doch noch Platz.',
  seeTicket: 'Zum Ticket',
  bookAnother: 'Weiteren Termin buchen',

  held: {
    title: 'Ein Klick fehlt noch',
    next: (email, until) =>
      `Wir haben einen Link an ${email} geschickt. Wenn Sie ihn bis ${until} öffnen und bestätigen, ist die Tour gebucht. So lange ist sie für Sie reserviert.`,
    see: 'Zur Buchung',
  },

  wait: {
    offer: (people) =>
      format.plural(people, {
        one: () =>
          'Sie können auf einen Platz warten: Sobald einer frei wird, reservieren wir ihn bis zu 12 Stunden lang für Sie, und Sie sagen Ja oder Nein.',
        other: (count) =>
          `Sie können auf Plätze warten: Sobald ${count} frei sind, reservieren wir sie bis zu 12 Stunden lang für Sie, und Sie sagen Ja oder Nein.`,
      }),
    noObligation: 'Bis zu Ihrem Ja ist nichts gebucht und nichts zu bezahlen.',
    join: 'Auf die Warteliste',
    joinFor: (time) => `Auf die Liste für ${time} Uhr`,
    joinBoth: 'Ja, trotzdem auf die Liste',
    joined: 'Sie stehen auf der Warteliste',
    next: (email) =>
      email === undefined
        ? 'Gebucht ist noch nichts. Auf der Seite Ihrer Buchung sehen Sie, wenn etwas für Sie frei ist; schauen Sie also ab und zu vorbei.'
        : `Gebucht ist noch nichts. Sobald etwas für Sie frei ist, schreiben wir an ${email}.`,
    see: 'Position auf der Liste ansehen',
  },

  contact: {
    why: 'Ein Name und eine E-Mail-Adresse oder Telefonnummer. Ihr Guide braucht sie nur für diese Tour.',
    whyOptional:
      'Wenn Sie möchten, sagen Sie, wie Ihr Guide Sie erreicht. Wir verwenden das nur für diese Tour.',
    name: 'Name',
    email: 'E-Mail-Adresse',
    didYouMean: (address) => `Meinten Sie ${address}?`,
    acceptSuggestion: 'Ja, übernehmen',
    phone: 'Telefonnummer',
    phoneHint: 'Außerhalb der USA und Kanadas mit Ländervorwahl, zum Beispiel +44 20 7946 0123.',
    whatsApp: 'Unter dieser Nummer auf WhatsApp erreichbar',
    unreachable:
      'Geben Sie eine E-Mail-Adresse oder Telefonnummer an, damit Ihr Guide Sie erreichen kann.',
    note: 'Nachricht an den Guide (freiwillig)',
    noteHint: 'Kinderwagen, Anreise mit der Fähre, ein Geburtstag: was immer hilft.',
  },
};
