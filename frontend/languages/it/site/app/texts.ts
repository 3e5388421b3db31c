import type { texts as english } from '../../../../site/app/texts.en';

/**
 * Texts that every page loads. Texts of single pages are in the pages' own folders, so that only those pages load
 * them.
 */
export const texts: typeof english = {
  guestRetention: (days, isOne) => (isOne ? '1 giorno' : `${days} giorni`),

  languages: 'Lingue',

  /** The pages' titles, for browsers and search engines. */
  pages: {
    about: 'Chi sono',
    contact: 'Contatti',
    privacy: 'Privacy',
    signIn: 'Accedi',
    signUp: 'Registrati',
    resetPassword: 'Una nuova password',
    invitation: 'Un invito a fare da guida',
    notFound: 'Pagina non trovata',
    day: 'Tour di giorno',
    night: 'Tour di sera',
  },

  menu: {
    open: 'Menu',
    main: 'Principale',
    home: 'HOME',
    about: 'CHI SONO',
    gallery: 'GALLERIA',
    contact: 'CONTATTI',
    services: 'Tour',
    day: 'TOUR DI GIORNO',
    night: 'TOUR DI SERA',
    guide: 'GUIDA',
    myTours: 'I MIEI TOUR',
    account: 'ACCOUNT',
    logOut: 'ESCI',
    signIn: 'ACCEDI',
    signUp: 'REGISTRATI',
  },

  /** Shown if a page can't be loaded. */
  unreachable: {
    title: 'Questa pagina non è raggiungibile',
    text: 'Si aprirà appena torna la connessione.',
  },

  /** Phone and email are settings: CONTACT_PHONE and CONTACT_EMAIL. */
  contact: {
    city: 'New York, USA',
    action: 'Scrivimi o chiamami',
  },

  day: {
    title: 'Di giorno',
    action: 'Passeggia di giorno',
  },
  night: {
    title: 'Di sera',
    action: 'Passeggia di sera',
  },

  tours: {
    title: 'Tutti i tour',
  },

  account: { title: 'Il tuo account' },
  ticket: { title: 'Il tuo biglietto' },
  myTours: { title: 'I miei tour' },

  home: {
    guide: {
      title: 'La tua guida',
      action: 'Leggi la mia storia',
    },
  },

  about: {
    lead: 'Cammino per New York da cinque anni, e c’è sempre un angolo che giro per la prima volta.',
  },

  gallery: {
    title: 'Galleria',
  },
};
