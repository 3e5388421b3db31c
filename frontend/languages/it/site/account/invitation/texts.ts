import type { texts as english } from '../../../../../site/account/invitation/texts.en';

export const texts: typeof english = {
  incomplete: 'Questo link è incompleto. Apri di nuovo quello che hai ricevuto.',
  loading: 'Caricamento…',
  lead: (invitedBy) => `${invitedBy} ti invita a guidare qui i tour.`,
  consequences: 'Vedrai i tour che guidi, con i nomi e i contatti di chi partecipa.',
  passwordRule: (minLength) =>
    `Alle guide serve una password di almeno ${String(minLength)} caratteri.`,
  signIn: 'Accedi per accettare',
  signUp: 'Registrati per accettare',
  user: (username) => `Hai effettuato l’accesso come ${username}.`,
  accept: 'Accetta l’invito',
  account: 'Il tuo account',
};
