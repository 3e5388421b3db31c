import type { texts as english } from '../../../../site/app/texts.en';

export const texts: typeof english = {
  guestRetention: (days, isOne) => (isOne ? '1 día' : `${days} días`),

  languages: 'Idiomas',

  pages: {
    about: 'Sobre mí',
    contact: 'Contacto',
    privacy: 'Privacidad',
    signIn: 'Iniciar sesión',
    signUp: 'Crear una cuenta',
    resetPassword: 'Nueva contraseña',
    invitation: 'Una invitación para guiar',
    notFound: 'Página no encontrada',
    day: 'Recorridos de día',
    night: 'Recorridos de noche',
  },

  menu: {
    open: 'Menú',
    main: 'Principal',
    home: 'INICIO',
    about: 'SOBRE MÍ',
    gallery: 'GALERÍA',
    contact: 'CONTACTO',
    services: 'Recorridos',
    day: 'RECORRIDOS DE DÍA',
    night: 'RECORRIDOS DE NOCHE',
    guide: 'GUÍA',
    myTours: 'MIS RECORRIDOS',
    account: 'CUENTA',
    logOut: 'SALIR',
    signIn: 'ENTRAR',
    signUp: 'CREAR CUENTA',
  },

  unreachable: {
    title: 'No se puede abrir esta página',
    text: 'Se abrirá en cuanto vuelva la conexión.',
  },

  contact: {
    city: 'Nueva York, EE. UU.',
    action: 'Escríbenos',
  },

  day: {
    title: 'De día',
    action: 'Pasear de día',
  },
  night: {
    title: 'De noche',
    action: 'Pasear de noche',
  },

  tours: {
    title: 'Todos los recorridos',
  },

  account: { title: 'Tu cuenta' },
  ticket: { title: 'Tu pase' },
  myTours: { title: 'Mis recorridos' },

  home: {
    guide: {
      title: 'Conoce a tu guía',
      action: 'Leer la historia',
    },
  },

  about: {
    lead: 'Llevo cinco años caminando por Nueva York y todavía doblo esquinas que no había doblado nunca.',
  },

  gallery: {
    title: 'Galería',
  },
};
