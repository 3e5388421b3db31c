import type { texts as english } from '../../../../site/app/texts.en';

/**
 * Texts that every page loads. Texts of single pages are in the pages' own folders, so that only those pages load
 * them.
 */
export const texts: typeof english = {
  guestRetention: (days, isOne) => (isOne ? '1 jour' : `${days} jours`),

  languages: 'Langues',

  pages: {
    about: 'À propos',
    contact: 'Contact',
    privacy: 'Confidentialité',
    signIn: 'Connexion',
    signUp: 'Créer un compte',
    resetPassword: 'Nouveau mot de passe',
    invitation: 'Une invitation à guider',
    notFound: 'Page introuvable',
    day: 'Visites de jour',
    night: 'Visites de nuit',
  },

  menu: {
    open: 'Menu',
    main: 'Principale',
    home: 'ACCUEIL',
    about: 'À PROPOS',
    gallery: 'GALERIE',
    contact: 'CONTACT',
    services: 'Visites',
    day: 'VISITES DE JOUR',
    night: 'VISITES DE NUIT',
    guide: 'ESPACE GUIDE',
    myTours: 'MES VISITES',
    account: 'COMPTE',
    logOut: 'QUITTER',
    signIn: 'CONNEXION',
    signUp: 'S’INSCRIRE',
  },

  unreachable: {
    title: 'Cette page est inaccessible',
    text: 'Elle s’ouvrira dès que la connexion sera revenue.',
  },

  contact: {
    city: 'New York, États-Unis',
    action: 'Nous écrire',
  },

  day: {
    title: 'De jour',
    action: 'Visiter de jour',
  },
  night: {
    title: 'De nuit',
    action: 'Visiter de nuit',
  },

  tours: {
    title: 'Toutes les visites',
  },

  account: { title: 'Votre compte' },
  ticket: { title: 'Votre billet' },
  myTours: { title: 'Mes visites' },

  home: {
    guide: {
      title: 'Rencontrez votre guide',
      action: 'Lire son histoire',
    },
  },

  about: {
    lead: 'Cinq ans que j’arpente New York, et il y a toujours un coin de rue que je tourne pour la première fois.',
  },

  gallery: {
    title: 'Galerie',
  },
};
