import type { texts as english } from '../../../../site/lists/texts.en';
import { format } from '../texts/format';

export const texts: typeof english = {
  form: {
    title: 'Stellen Sie sich Ihre Tour zusammen',
    place: 'Ort',
    choosePlace: 'Ort wählen',
    day: 'Tag',
    chooseDay: 'Tag wählen',
    create: 'Tour anlegen',
    update: 'Tour ändern',
    cancel: 'Abbrechen',
    bookOnTourPage: 'Auf der Seite der Tour buchen, mit Ihrer E-Mail-Adresse',
    notSaved: (reason) => `Die Tour wurde nicht gespeichert. ${reason}`,
    deletedElsewhere: 'Sie wurde anderswo gelöscht, lässt sich aber neu anlegen.',
  },

  table: {
    title: 'Ihre Touren im Einzelnen:',
    place: 'Ort',
    day: 'Tag',
    people: 'Personen',
    options: 'Optionen',
    loading: 'Ihre Touren werden geladen …',
    notLoaded: (reason) => `Ihre Touren konnten nicht geladen werden. ${reason}`,
    empty: 'Noch keine Touren. Wählen Sie einen Ort und einen Tag, dann steht hier Ihre erste.',
    edit: 'Ändern',
    delete: 'Löschen',
    calendar: 'In den Kalender',
    over: 'Diese Tour ist vorbei.',
    held: (until) => `Noch nicht gebucht: Öffnen Sie bis ${until} den Link in unserer E-Mail.`,
    expired: 'Nicht gebucht: nicht rechtzeitig bestätigt.',
    canceled: (reason) => `Vom Guide abgesagt: ${reason}`,
    dismiss: 'Verstanden',
    change: (place, date, change) => `${place}, ${format.dayAndDate(date)}: ${change}`,
    notRestored: (reason) => `Die Tour wurde nicht wiederhergestellt. ${reason}`,
    restored: 'Die Tour ist wieder in Ihrer Liste.',
    notDeleted: (reason) => `Die Tour wurde nicht gelöscht. ${reason}`,
  },

  toConfirm: {
    title: 'Ein Klick fehlt noch',
    body: (until) =>
      `Wir haben bis ${until} für Sie reserviert. Öffnen Sie den Link in unserer E-Mail, und die Tour ist gebucht.`,
    see: 'Zur Buchung',
  },

  created: {
    title: 'Tour angelegt',
    day: 'Die Tour wurde angelegt ✅',
    night: 'Der Eintrag wurde angelegt ✅',
    ticket: 'Zum Ticket',
  },
  updated: { title: 'Tour geändert', body: 'Die Tour wurde geändert ✅' },
  deleted: { title: 'Tour gelöscht', body: 'Die Tour wurde gelöscht ✅' },

  guest: (guestRetention, signUp) => [
    `Sie buchen als Gast: Nur dieser Browser zeigt Ihre Touren, und nur ${guestRetention} lang. `,
    signUp('Registrieren Sie sich'),
    ', um sie zu behalten.',
  ],
};
