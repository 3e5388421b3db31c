import type { texts as english } from '../../../../site/app/texts.en';

export const texts: typeof english = {
  guestRetention: (days, isOne) => (isOne ? '1 Tag' : `${days} Tage`),

  languages: 'Sprachen',

  pages: {
    about: 'Über mich',
    contact: 'Kontakt',
    privacy: 'Datenschutz',
    signIn: 'Anmelden',
    signUp: 'Registrieren',
    resetPassword: 'Neues Passwort',
    invitation: 'Einladung, Touren zu führen',
    notFound: 'Nicht gefunden',
    day: 'Touren am Tag',
    night: 'Touren bei Nacht',
  },

  menu: {
    open: 'Menü',
    main: 'Hauptmenü',
    home: 'START',
    about: 'ÜBER MICH',
    gallery: 'GALERIE',
    contact: 'KONTAKT',
    services: 'Touren',
    day: 'TOUREN AM TAG',
    night: 'TOUREN BEI NACHT',
    guide: 'KONSOLE',
    myTours: 'MEINE TOUREN',
    account: 'KONTO',
    logOut: 'ABMELDEN',
    signIn: 'LOGIN',
    signUp: 'REGISTRIEREN',
  },

  unreachable: {
    title: 'Diese Seite ist nicht erreichbar',
    text: 'Sie öffnet sich, sobald die Verbindung wieder steht.',
  },

  contact: {
    city: 'New York, USA',
    action: 'Kontakt aufnehmen',
  },

  day: {
    title: 'Am Tag',
    action: 'Touren am Tag',
  },
  night: {
    title: 'Bei Nacht',
    action: 'Touren bei Nacht',
  },

  tours: {
    title: 'Alle Touren',
  },

  account: { title: 'Ihr Konto' },
  ticket: { title: 'Ihr Ticket' },
  myTours: { title: 'Meine Touren' },

  home: {
    guide: {
      title: 'Wer Sie führt',
      action: 'Mehr über mich',
    },
  },

  about: {
    lead: 'Seit fünf Jahren bin ich in New York zu Fuß unterwegs, und noch immer komme ich an Ecken, die ich nicht kenne.',
  },

  gallery: {
    title: 'Galerie',
  },
};
