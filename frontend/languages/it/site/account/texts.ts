import type { texts as english } from '../../../../site/account/texts.en';
import { formatMoment } from '../../../../site/texts/more-formats';
import { LOCALE } from '../texts/locale';

export const texts: typeof english = {
  lead: 'I tuoi dati sono tuoi: guardali, modificali, scaricali o eliminali.',
  /** Each function renders a link with the given text. */
  signedOut: (signIn, signUp) => [
    'Non hai effettuato l’accesso. ',
    signIn('Accedi'),
    ' per vedere il tuo account, oppure ',
    signUp('registrati'),
    '.',
  ],
  username: 'Nome utente',
  email: 'E-mail',
  currentPassword: 'Password attuale',

  changeEmail: {
    title: 'Cambia e-mail',
    action: 'Cambia e-mail',
    email: 'Nuova e-mail',
    done: (email) =>
      `Ora la tua e-mail è ${email}. Le sessioni su tutti gli altri dispositivi sono chiuse.`,
  },
  changePassword: {
    title: 'Cambia password',
    action: 'Cambia password',
    password: 'Nuova password',
    done: 'La password è cambiata. Le sessioni su tutti gli altri dispositivi sono chiuse.',
  },
  sessions: {
    title: 'Dove hai effettuato l’accesso',
    browser: (description) =>
      description
        .replace('Unknown browser', 'Browser sconosciuto')
        .replace(/ on an? /, ' su un ')
        .replace(' on ', ' su '),
    current: (browser) => [browser, ' (questa)'],
    /** When a session began, in the visitor's time zone. */
    moment: (instant) => formatMoment(LOCALE, instant),
    since: (moment) => ['aperta: ', moment],
    end: 'Chiudi',
    endLabel: (browser, since) => `Chiudi la sessione di ${browser} (${since})`,
    ended: 'La sessione è chiusa.',
    endOthers: 'Chiudi tutte le altre sessioni',
    othersEnded: 'Tutte le altre sessioni sono chiuse.',
  },
  download: {
    title: 'Scarica i tuoi dati',
    text: 'Account, tour con le note della guida e sessioni in un solo file JSON.',
    action: 'Scarica i miei dati',
  },
  deletion: {
    title: 'Elimina il tuo account',
    /** Explains what deleting the account does. */
    text: 'Così elimini per sempre l’account, le sessioni e i prossimi tour. Dei tour passati e di quelli di oggi conserviamo solo il luogo, la data e il numero di persone, senza il tuo nome. Se hai pagato un tour che deve ancora svolgersi, la guida vede il tuo nome e i tuoi contatti fino alla fine di quel giorno, per rimborsarti.',
    action: 'Elimina il mio account',
    question: 'Eliminare il tuo account?',
    keep: 'No, tienilo',
  },
};
