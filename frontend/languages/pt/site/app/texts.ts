import type { texts as english } from '../../../../site/app/texts.en';

export const texts: typeof english = {
  guestRetention: (days, isOne) => (isOne ? '1 dia' : `${days} dias`),

  languages: 'Idiomas',

  pages: {
    about: 'Sobre',
    contact: 'Contato',
    privacy: 'Privacidade',
    signIn: 'Entrar',
    signUp: 'Criar conta',
    resetPassword: 'Nova senha',
    invitation: 'Um convite para guiar',
    notFound: 'Página não encontrada',
    day: 'Passeios diurnos',
    night: 'Passeios noturnos',
  },

  menu: {
    open: 'Menu',
    main: 'Principal',
    home: 'INÍCIO',
    about: 'SOBRE',
    gallery: 'GALERIA DE FOTOS',
    contact: 'CONTATO',
    services: 'Passeios',
    day: 'PASSEIOS DIURNOS',
    night: 'PASSEIOS NOTURNOS',
    guide: 'GUIA',
    myTours: 'MEUS PASSEIOS',
    account: 'CONTA',
    logOut: 'SAIR',
    signIn: 'ENTRAR',
    signUp: 'CADASTRO',
  },

  unreachable: {
    title: 'Não dá para abrir esta página agora',
    text: 'Ela abre assim que a conexão voltar.',
  },

  contact: {
    city: 'Nova York, EUA',
    action: 'Entre em contato',
  },

  day: {
    title: 'De dia',
    action: 'Passear de dia',
  },
  night: {
    title: 'À noite',
    action: 'Passear à noite',
  },

  tours: {
    title: 'Todos os passeios',
  },

  account: { title: 'Sua conta' },
  ticket: { title: 'Seu voucher' },
  myTours: { title: 'Meus passeios' },

  home: {
    guide: {
      title: 'Quem guia você',
      action: 'Ler a história',
    },
  },

  about: {
    lead: 'Faz cinco anos que ando a pé por Nova York e ainda viro esquinas que nunca tinha virado.',
  },

  gallery: {
    title: 'Galeria de fotos',
  },
};
