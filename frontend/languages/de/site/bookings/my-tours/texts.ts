import type { texts as english } from '../../../../../site/bookings/my-tours/texts.en';
import { format } from '../../texts/format';

export const texts: typeof english = {
  lead: 'Alle Ihre Buchungen, am Tag und bei Nacht, die nächste zuerst.',
  loading: 'Ihre Touren werden gesucht …',
  notLoaded: (reason) => `Ihre Touren konnten nicht geladen werden. ${reason}`,
  empty:
    'Noch keine Touren. Suchen Sie sich eine Tour und einen Tag aus, dann finden Sie hier Ihr Ticket.',
  allTours: 'Alle Touren ansehen',
  signIn: (link) => [
    link('Melden Sie sich an'),
    ', um zu sehen, was Sie mit Ihrem Konto gebucht haben.',
  ],
  remove: 'Entfernen',
  removed: (place, when) => `Von Ihrer Liste entfernt: ${place}, ${when} Uhr.`,
  notRemoved: (reason) => `Die Tour wurde nicht von Ihrer Liste entfernt. ${reason}`,
  undo: 'Rückgängig',
  notRestored: (reason) => `Die Tour ist nicht wieder auf Ihrer Liste. ${reason}`,
  restored: (place, when) => `Wieder auf Ihrer Liste: ${place}, ${when} Uhr.`,
  changes: 'Von Ihrem Guide',
  dismiss: 'Verstanden',
  next: 'Ihre nächste Tour',
  open: 'Ticket öffnen',
  later: 'Danach',
  canceled: 'Abgesagt',
  canceledByYou: 'Von Ihnen storniert',
  held: 'Für Sie reserviert',
  respond: 'Ja oder nein?',
  confirm: 'So bestätigen Sie',
  waiting: 'Auf der Warteliste',
  past: 'Frühere Touren',
  earlier: (count) =>
    format.plural(count, {
      one: () => 'Eine frühere Tour',
      other: (n) => `${n} frühere Touren`,
    }),
};
