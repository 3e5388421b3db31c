import type { texts as english } from '../../../../../site/account/reset-password/texts.en';

export const texts: typeof english = {
  ask: {
    title: 'Passwort vergessen?',
    lead: 'Nennen Sie uns die E-Mail-Adresse Ihres Kontos. Wir schicken Ihnen einen Link, mit dem Sie ein neues Passwort wählen.',
    email: 'E-Mail-Adresse',
    action: 'Link schicken',
    sent: (email) =>
      `Wenn es hier ein Konto mit ${email} gibt, ist ein Link unterwegs. Er gilt eine Stunde lang und nur einmal. Keine E-Mail? Sehen Sie auch im Spam-Ordner nach.`,
    remembered: (signIn) => ['Doch wieder eingefallen? ', signIn('Anmelden')],
  },
  choose: {
    title: 'Neues Passwort wählen',
    lead: 'Sie werden überall abgemeldet. Danach melden Sie sich mit dem neuen Passwort an.',
    password: 'Neues Passwort',
    action: 'Passwort speichern',
    newLink: (ask) => ['Der Link funktioniert nicht? ', ask('Neuen anfordern')],
  },
};
