import { onDay } from 'shared/words/pt/dates';
import type { texts as english } from '../../../../../site/bookings/ticket/texts.en';
import { format } from '../../texts/format';

export const texts: typeof english = {
  loading: 'Procurando sua reserva…',
  allTours: 'Ver todos os passeios',
  contactUs: 'Entrar em contato',
  signIn: 'Entrar',
  waiting: 'Sua posição na fila',
  confirming: 'Confirme sua reserva',

  failed: {
    link: {
      title: 'Este link não abre nenhuma reserva',
      text: 'Pode faltar um pedaço dele, ou um link mais novo tomou seu lugar. Copie o link inteiro ou peça outro a quem o enviou.',
    },
    private: {
      title: 'Esta reserva é privada',
      text: 'Abra com o link dela, no navegador em que foi feita, ou entre na conta a que ela pertence.',
    },
    missing: {
      title: 'Não encontramos esta reserva',
      text: 'Ela pode ser de outra conta ou ter sido apagada. Abra com o link dela ou entre na conta em que foi feita.',
    },
    notLoaded: (reason: string) => `Não foi possível carregar sua reserva. ${reason}`,
  },

  canceledByGuide: 'Tivemos de cancelar este passeio',
  canceledByVisitor: 'Você cancelou esta reserva',
  undoable: (minutes: number) =>
    format.plural(minutes, {
      one: () => 'Dá para desfazer por mais um minuto.',
      other: (count) => `Dá para desfazer por mais ${count} minutos.`,
    }),
  undo: 'Desfazer',
  notUndone: (reason: string) => `A reserva não foi recuperada. ${reason}`,
  restored: 'Sua reserva está de volta.',
  anotherDate: 'Escolher outra data',
  over: 'Este passeio já terminou',
  attended: {
    title: 'Agradecemos sua companhia',
    tips: 'Se quiser deixar uma gorjeta:',
    review: 'Se quiser escrever uma avaliação:',
  },
  payment: {
    title: 'Como pagar',
    showCode: (name: string) => `Mostrar o QR code (${name})`,
    code: (host: string) => `QR code que abre ${host}`,
  },
  thanks: 'Agradecemos sua companhia.',
  bookAgain: 'Fazer de novo',
  remove: 'Tirar da minha lista',
  removed: 'Saiu da sua lista.',
  notRemoved: (reason: string) => `A reserva não saiu da sua lista. ${reason}`,
  moved: 'Remarcamos este passeio',
  movedFrom: (from: string, to: string) => `Ele seria ${onDay(from)}, e agora é ${onDay(to)}.`,
  movedWithinDay: 'O dia é o mesmo, mas o horário mudou.',
  changed: 'Mudamos este passeio',
  movedHelp: 'Se não for bom para você, altere ou cancele sua reserva abaixo.',
  needHelp: 'Precisa de ajuda mesmo assim?',

  notice: 'Recado de quem guia',
  mailLimitReached: {
    title: 'Não conseguimos avisar você por e-mail',
    text: 'Foram enviados e-mails demais para este endereço ou a partir da sua rede. Está tudo aqui, então guarde o link desta página.',
  },

  meeting: 'Onde nos encontramos',
  findMe: 'Como me encontrar',
  map: 'Ver no mapa',
  mapLabel: (spot: string) => `Ver no mapa: ${spot}`,
  callGuide: 'Ligue para quem guia:',
  aboutTour: 'Sobre este passeio',

  saveTitle: 'Leve com você',
  calendar: 'Adicionar à agenda',
  google: 'Google Agenda',
  outlook: 'Outlook',
  file: 'Arquivo de agenda (Apple e outros)',
  event: (siteName: string, place: string) => `${siteName}: ${place}`,
  eventDetails: (party: string, meetingPoint: string) =>
    `${party}.\nPonto de encontro: ${meetingPoint}.`,
  eventLocation: (meetingPoint: string) => `${meetingPoint}, New York`,
  share: 'Compartilhar',
  invitation: (place: string, when: string) =>
    `Vou fazer um passeio a pé em Nova York: ${place}, ${when}. Vem junto!`,
  invitationCopied: 'O convite foi copiado.',
  print: 'Imprimir',
  copyLink: 'Copiar o link desta reserva',
  linkHint:
    'Guarde o link para abrir a reserva em outro aparelho ou envie a quem vai com você. Quem tiver o link pode alterar e cancelar a reserva.',
  linkCopied: 'O link foi copiado.',
  linkNotMade: (reason: string) => `Não foi possível criar o link. ${reason}`,
  copyYourself: 'Copie este texto:',

  change: 'Alterar data ou pessoas',
  changing: 'Alterar sua reserva',
  cancel: 'Cancelar esta reserva',
  notCanceled: (reason: string) => `A reserva não foi cancelada. ${reason}`,

  contact: 'Como falamos com você',
  noContact:
    'Ainda não temos como falar com você. Se o tempo virar ou você se atrasar, um nome e um e-mail ou telefone ajudam.',
  addContact: 'Deixar seus contatos',
  editContact: 'Alterar contatos',
  name: 'Nome',
  email: 'E-mail',
  phone: 'Telefone',
  phoneOnWhatsApp: (phone: string) => `${phone} no WhatsApp`,
  note: 'Observação para quem guia',
  saved: 'Sua reserva foi alterada.',
  saveContact: 'Salvar contatos',
  contactSaved: 'Salvo. Agora podemos falar com você.',
  notSaved: (reason: string) => `Não foi salvo. ${reason}`,
  dismiss: 'Deixar como está',
  incomplete: 'Esta parte da página não carregou. Verifique sua conexão e recarregue a página.',

  waitlist: {
    waiting: 'Você está na lista de espera',
    ahead: (parties: number) =>
      parties === 0
        ? 'Você ainda não tem reserva, mas é o próximo nome da fila.'
        : format.plural(parties, {
            one: (count) => `Você ainda não tem reserva: há ${count} grupo na sua frente.`,
            other: (count) => `Você ainda não tem reserva: há ${count} grupos na sua frente.`,
          }),
    next: (email?: string) => {
      const offerTerms =
        'Assim que houver vagas para seu grupo, elas ficam guardadas para você aqui por até 12 horas, e você responde sim ou não.';
      return `${offerTerms} ${email === undefined ? 'Passe por aqui de vez em quando.' : `Quando isso acontecer, escreveremos para ${email}.`}`;
    },
    leave: 'Sair da lista de espera',
    leaving: 'Não dá para desfazer: se você entrar de novo, vai para o fim da fila.',

    held: (people: number, until: string) =>
      format.plural(people, {
        one: (count) => `${count} vaga está guardada para você até ${until}`,
        other: (count) => `${count} vagas estão guardadas para você até ${until}`,
      }),
    choice:
      'Diga sim, e a reserva está feita. Depois desse prazo, ou se você disser não, a vez passa ao próximo grupo da fila.',
    take: (people: number) =>
      format.plural(people, {
        one: () => 'Sim, reservar a vaga',
        other: (count) => `Sim, reservar as ${count} vagas`,
      }),
    decline: 'Não, dispensar',
    booked: 'Reserva confirmada. Até lá!',
    notDone: (reason: string) => `Não deu certo. ${reason}`,

    confirm: {
      mailed: (email: string) =>
        `Quase lá: enviamos um link para ${email}. Abra e confirme, e a reserva está feita.`,
      notReceived:
        'Não chegou? Olhe na pasta de spam ou corrija o endereço abaixo, e enviaremos o link para lá.',
      mailLimitReached: (email: string) =>
        `Não conseguimos enviar um link para ${email}: foram enviados e-mails demais para lá ou a partir da sua rede. Tente outro endereço abaixo ou entre em contato.`,
      ask: (email: string) => `Confirme que ${email} é seu, e a reserva está feita.`,
      book: 'Confirmar a reserva',
      release: 'Não reservar',
      waitingParty: {
        mailed: (email: string) =>
          `Primeiro, confirme seu endereço: enviamos um link para ${email}. Até você abri-lo, nenhuma vaga fica guardada para você.`,
        ask: 'Primeiro, confirme seu endereço: até lá, nenhuma vaga fica guardada para você.',
        confirm: 'Sim, o endereço é meu',
        done: 'Tudo certo! Seu endereço está confirmado.',
      },
      expired: {
        title: 'As vagas não estão mais guardadas para você',
        text: 'A reserva não foi confirmada a tempo e não vale mais. Se ainda houver vagas, é só reservar de novo.',
      },
      again: 'Reservar de novo',
    },

    offerExpired: {
      title: 'As vagas não estão mais guardadas para você',
      text: 'A vez passou ao próximo grupo da fila, e você saiu da lista de espera. Você ficou sem reserva.',
    },
    removed: {
      title: 'Tiramos você da lista de espera',
      text: 'Você ficou sem reserva. Se quiser saber por quê, fale conosco.',
    },
    cutoffPassed: {
      title: 'Nenhuma vaga abriu a tempo',
      text: 'Este passeio não aceita mais reservas, então a espera acabou. Você ficou sem reserva.',
    },
    left: {
      title: 'Você saiu da lista de espera',
      text: 'Você ficou sem reserva, e nada está guardado para você.',
    },
    again: 'Entrar de novo ou escolher outra data',
  },

  changeForm: {
    save: 'Salvar a alteração',
    notSaved: (reason: string) => `Sua reserva não foi alterada. ${reason}`,
  },
};
