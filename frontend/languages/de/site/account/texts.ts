import type { texts as english } from '../../../../site/account/texts.en';
import { formatMoment } from '../../../../site/texts/more-formats';
import { LOCALE } from '../texts/locale';

export const texts: typeof english = {
  lead: 'Ihre Daten gehören Ihnen: Sie können sie ansehen, ändern, herunterladen oder löschen.',
  signedOut: (signIn, signUp) => [
    'Sie sind nicht angemeldet. ',
    signIn('Melden Sie sich an'),
    ', um Ihr Konto zu sehen, oder ',
    signUp('registrieren Sie sich'),
    '.',
  ],
  username: 'Benutzername',
  email: 'E-Mail-Adresse',
  currentPassword: 'Aktuelles Passwort',

  changeEmail: {
    title: 'E-Mail-Adresse ändern',
    action: 'Adresse ändern',
    email: 'Neue E-Mail-Adresse',
    done: (email) =>
      `Ihre E-Mail-Adresse ist jetzt ${email}. Auf allen anderen Geräten sind Sie abgemeldet.`,
  },
  changePassword: {
    title: 'Passwort ändern',
    action: 'Passwort ändern',
    password: 'Neues Passwort',
    done: 'Ihr Passwort ist geändert. Auf allen anderen Geräten sind Sie abgemeldet.',
  },
  sessions: {
    title: 'Wo Sie angemeldet sind',
    browser: (description) =>
      description
        .replace('Unknown browser', 'Unbekannter Browser')
        .replace(/ on an? /, ' auf einem ')
        .replace(' on ', ' unter '),
    current: (browser) => [browser, ' (diese Sitzung)'],
    moment: (instant) => formatMoment(LOCALE, instant),
    since: (moment) => ['seit ', moment],
    end: 'Beenden',
    endLabel: (browser, since) => `${browser}, seit ${since}: beenden`,
    ended: 'Die Sitzung ist beendet.',
    endOthers: 'Alle anderen Sitzungen beenden',
    othersEnded: 'Alle anderen Sitzungen sind beendet.',
  },
  download: {
    title: 'Daten herunterladen',
    text: 'Ihr Konto, Ihre Touren samt den Notizen des Guides dazu und Ihre Sitzungen, alles in einer JSON-Datei.',
    action: 'Meine Daten herunterladen',
  },
  deletion: {
    title: 'Konto löschen',
    text: 'Damit werden Ihr Konto, Ihre Sitzungen und Ihre kommenden Touren endgültig gelöscht. Von Touren bis einschließlich heute behalten wir nur den Ort, das Datum und die Personenzahl, ohne Ihren Namen. Haben Sie für eine kommende Tour schon bezahlt, sieht Ihr Guide Ihren Namen und Ihre Kontaktdaten, bis der Tag dieser Tour vorbei ist, um Ihnen das Geld zurückzugeben.',
    action: 'Mein Konto löschen',
    question: 'Konto wirklich löschen?',
    keep: 'Behalten',
  },
};
