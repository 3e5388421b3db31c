import { capitalize } from 'shared/capitalize';
import { withPeriod } from 'shared/format';
import { newYorkDate } from 'shared/new-york';
import { deadlineInSentence, withArticle } from 'shared/words/pt/dates';
import * as pageWords from 'shared/words/pt/index';
import type { PublicGuide } from '../../guides/guide-profile';
import type { FallbackFacts } from '../content/facts';
import type { Words } from './en';
import { commonWords } from './common-words';
import { formatsOf, type ContactMethods, type Nearness } from './formats';

const format = formatsOf('pt-BR');
const { plural } = format;

/** "as 10:00 de segunda-feira, 23 de novembro". */
const deadlineOf = (instant: Date) =>
  deadlineInSentence(newYorkDate(instant), format.time(instant));

/** "2 pessoas". */
const peopleText = (n: number) => plural(n, { one: '# pessoa', other: '# pessoas' });

/** "Central Park (segunda-feira, 7 de jan., 10:00)". */
const walkText = ({ place, startsAt }: Pick<FallbackFacts, 'place' | 'startsAt'>) =>
  `${place} (${format.shortWhen(startsAt)})`;
const meetingPointSentence = ({ meetingPoint }: Pick<FallbackFacts, 'meetingPoint'>) =>
  `O ponto de encontro é este: ${meetingPoint}.`;
const reasonSentence = (reason = '') => (reason === '' ? '' : ` O motivo: ${reason}`);

/** "Dana Rivera, que fala inglês e espanhol. Licença 2000123". */
const guideText = ({ name, languages, licenseNumber }: PublicGuide) => {
  const spoken = format.languages(languages);
  const person = spoken === '' ? name : `${name}, que fala ${spoken}`;
  return licenseNumber === undefined ? person : `${person}. Licença ${licenseNumber}`;
};

/** Returns "responda a este e-mail ou ligue para +1 212 555 0142", or an empty string without contact details. */
const contactMethodsText = ({ phone, email }: ContactMethods) =>
  format.alternatives([
    ...(email === undefined ? [] : ['responda a este e-mail']),
    ...(phone === undefined ? [] : [`ligue para ${phone}`]),
  ]);

/** "hoje", "amanhã", "na segunda-feira", or "no sábado". */
const relativeDay = (nearness: Nearness, instant: Date) => {
  if (nearness === 'today') return 'hoje';
  if (nearness === 'tomorrow') return 'amanhã';
  const weekday = format.weekday(instant);
  return weekday.endsWith('feira') ? `na ${weekday}` : `no ${weekday}`;
};

/** The Portuguese texts of letters to visitors. Times are in New York. */
export const pt: Words = {
  ...commonWords(format, pageWords),
  people: peopleText,
  hours: (start: Date, end: Date) => `Das ${format.time(start)} às ${format.time(end)}`,
  inNewYork: (hours: string) => `${hours}, hora de Nova York`,
  tourByNight: (place: string) => `${place} à noite`,

  letterLabels: {
    before: 'Antes',
    now: 'Agora',
  },

  visitor: {
    hello: (name?: string) => (name === undefined ? 'Olá!' : `Olá, ${name}!`),
    signature: 'Guia do seu passeio',
    seeYou: 'Até lá!',
    tour: 'Passeio',
    date: 'Data',
    time: 'Horário',
    party: 'Seu grupo',
    meeting: 'Encontro',
    guide: 'Guia',
    guideDetails: guideText,
    price: 'Preço',
    pay: 'Como pagar',
    ticket: 'Abrir seu voucher',
    findMe: 'Como me encontrar',
    light: 'A luz',
    bring: 'O que trazer',
    allDetails: 'Como ficou, em detalhes',
    reason: (reason: string) => `O motivo: ${reason}`,
    calendar: 'O arquivo anexo põe o passeio na sua agenda.',
    calendarAgain:
      'O passeio está na sua agenda? O arquivo anexo traz os dados novos. Se o antigo continuar lá, apague-o.',
    calendarGone: 'O passeio está na sua agenda? Apague-o lá, para não receber um lembrete.',
    changeable: (until: Date) =>
      `Mudou de planos? Até ${deadlineOf(until)}, você pode alterar ou cancelar no seu voucher.`,
    linkIsKey:
      'O link abre seu voucher sem senha. Quem tiver o link pode alterar ou cancelar a reserva, então cuidado ao encaminhar este e-mail.',
    questions: (methods: ContactMethods) => {
      const contactText = contactMethodsText(methods);
      return contactText === '' ? undefined : `Dúvidas? ${capitalize(contactText)}.`;
    },
    reasonForEmail:
      'Você recebeu este e-mail porque um passeio foi reservado com este endereço. Se não foi você, alguém digitou errado o próprio endereço. Nesse caso, avise, por favor.',
    reasonForWaitlistEmail:
      'Você recebeu este e-mail porque este endereço está na lista de espera de um passeio.',
  },

  booked: {
    subject: (tour: string, start: Date) =>
      `Reserva confirmada: ${tour}, ${format.shortWhen(start)}`,
    preheader: (meetingPoint: string) =>
      `O ponto de encontro é este: ${meetingPoint}. Seu voucher está aqui dentro.`,
    title: 'Reserva confirmada',
    text: (people: number) =>
      plural(people, {
        one: 'Vamos passear! Vai ser um prazer conhecer você.',
        other: 'Vamos passear! Conto com # pessoas, e vai ser um prazer conhecer vocês.',
      }),
  },

  changed: {
    subject: (tour: string, start: Date) =>
      `Sua reserva agora: ${tour}, ${format.shortWhen(start)}`,
    preheader: (people: number) => `Para ${peopleText(people)}. Veja o que mudou.`,
    title: 'Sua reserva mudou',
    text: 'Como você pediu. O que mudou:',
    textOnly: 'Como você pediu. Sua reserva agora:',
  },

  cancelledByVisitor: {
    subject: (tour: string, start: Date) =>
      `Cancelado, como você pediu: ${tour}, ${format.shortWhen(start)}`,
    preheader: 'Você não precisa fazer mais nada.',
    title: 'Sua reserva foi cancelada',
    text: (people: number) =>
      plural(people, {
        one: 'Agradeço o aviso: sua vaga já pode ir para outra pessoa. Pena que você não possa vir!',
        other:
          'Agradeço o aviso: suas # vagas já podem ir para outras pessoas. Pena que vocês não possam vir!',
      }),
    undo: (until: Date) =>
      `Foi sem querer? Até ${withArticle(format.time(until))}, hora de Nova York, você pode desfazer no seu voucher.`,
    comeAnotherDay: 'Venha outro dia',
    bye: 'Até uma próxima vez!',
  },

  cancelledByGuide: {
    subject: (tour: string, start: Date) => `Cancelado: ${tour}, ${format.shortWhen(start)}`,
    preheader: 'Sinto muito: nosso passeio não vai acontecer. Não vá ao ponto de encontro.',
    title: 'Nosso passeio foi cancelado',
    text: (tour: string, start: Date) =>
      `Sinto muito: tive de cancelar nosso passeio, ${tour} (${format.when(start)}). Por favor, não vá ao ponto de encontro.`,
    otherDatesTitle: 'Outro dia serviria?',
    otherDatesText: 'Aqui há vagas para você:',
    seeOtherDates: 'Ver outras datas',
    bye: 'Espero ver você em outra ocasião!',
  },

  byGuide: {
    ifItSuits: 'Está bom para você? Então não precisa fazer nada: espero você lá.',
    otherwise: (until: Date) =>
      `Se não estiver, escolha outra data ou cancele no seu voucher. O prazo vai até ${deadlineOf(until)}.`,
    otherwiseContact: (methods: ContactMethods) => {
      const contactText = contactMethodsText(methods);
      return contactText === '' ? undefined : `Se não estiver, ${contactText}.`;
    },
    choose: 'Manter, alterar ou cancelar',
  },

  moved: {
    subject: (tour: string, start: Date) => `Remarcado: ${tour}, agora ${format.shortWhen(start)}`,
    preheader: 'Tive de remarcar nosso passeio. Continua bom para você?',
    title: 'Nosso passeio foi remarcado',
    text: 'Sinto muito: tive de remarcar nosso passeio.',
  },

  changedByGuide: {
    subject: (tour: string, start: Date) => `Algo mudou: ${tour}, ${format.shortWhen(start)}`,
    preheader: 'Tive de mudar algo no nosso passeio. Continua bom para você?',
    title: 'Nosso passeio mudou',
    text: 'Tive de mudar algo no nosso passeio.',
  },

  restored: {
    subject: (tour: string, start: Date) =>
      `Está de pé outra vez: ${tour}, ${format.shortWhen(start)}`,
    preheader: 'Boa notícia: sua reserva voltou a valer.',
    title: 'O passeio está de pé outra vez',
    text: 'Boa notícia: sua reserva voltou a valer, e espero você lá.',
  },

  several: {
    cancelled: {
      subject: (bookings: number) => `Cancelados: seus ${format.number(bookings)} passeios`,
      preheader: 'Sinto muito: nossos passeios não vão acontecer. Não vá aos pontos de encontro.',
      title: 'Nossos passeios foram cancelados',
      text: 'Sinto muito: tive de cancelar estes passeios. Por favor, não vá aos pontos de encontro.',
    },
    changed: {
      subject: (bookings: number) => `Algo mudou: seus ${format.number(bookings)} passeios`,
      preheader: 'Tive de mudar algo nos nossos passeios. Continuam bons para você?',
      title: 'Nossos passeios mudaram',
      text: 'Tive de mudar algo nestes passeios. Se algum não servir mais, altere ou cancele no voucher dele.',
    },
    restored: {
      subject: (bookings: number) =>
        `Estão de pé outra vez: seus ${format.number(bookings)} passeios`,
      preheader: 'Boa notícia: suas reservas voltaram a valer.',
      title: 'Os passeios estão de pé outra vez',
      text: 'Boa notícia: suas reservas voltaram a valer, e espero você lá.',
    },
    waitingOver: {
      subject: (bookings: number) =>
        `Não vão acontecer: seus ${format.number(bookings)} passeios em lista de espera`,
      preheader: 'Faça outros planos para esses dias.',
      title: 'Os passeios não vão acontecer',
      text: 'Você está nas listas de espera destes passeios, mas eles não vão acontecer nessas datas. Faça outros planos, por favor.',
    },
  },

  reminder: {
    subject: (tour: string, nearness: Nearness, start: Date) =>
      `${capitalize(relativeDay(nearness, start))} às ${format.time(start)}: ${tour}`,
    preheader: (meetingPoint: string) => `Você vem? O ponto de encontro é este: ${meetingPoint}.`,
    title: (nearness: Nearness, start: Date) => `A gente se vê ${relativeDay(nearness, start)}`,
    text: 'Você vem? Então não precisa fazer nada: espero você no ponto de encontro.',
    fewer: (until: Date) =>
      `Vem menos gente, ou não vai dar? Altere ou cancele no seu voucher até ${deadlineOf(until)}, e suas vagas vão para outras pessoas.`,
    late: (methods: ContactMethods) => {
      const contactText = contactMethodsText(methods);
      return contactText === ''
        ? undefined
        : `Vem menos gente, ou não vai mais dar? Então ${contactText}.`;
    },
  },

  thanks: {
    subject: (tour: string, start: Date) =>
      `Agradeço sua companhia: ${tour}, ${format.shortDate(start)}`,
    preheader: 'Foi muito bom ter você no passeio.',
    title: 'Agradeço sua companhia',
    text: (tour: string, start: Date) =>
      withPeriod(`Foi muito bom ter você no passeio: ${tour}, ${format.date(start)}`),
    tips: 'Se quiser deixar uma gorjeta:',
    review:
      'Uma avaliação ajuda outras pessoas a decidir se vêm. Se quiser escrever uma, a página é esta.',
    action: (host: string) => `Escrever uma avaliação em ${host}`,
    bye: 'Espero ver você de novo!',
  },

  waiting: {
    subject: (tour: string, start: Date) =>
      `Na lista de espera: ${tour}, ${format.shortWhen(start)}`,
    preheader: 'Escrevo assim que houver vaga para você.',
    title: 'Você está na lista de espera',
    text: (people: number) =>
      plural(people, {
        one: 'Por enquanto, o passeio está lotado. Assim que houver uma vaga para você, eu a guardo e escrevo.',
        other:
          'Por enquanto, o passeio está lotado. Assim que houver vagas para as # pessoas do seu grupo, eu as guardo e escrevo.',
      }),
    wait: 'Até eu escrever, nada está reservado, então não vá ao ponto de encontro.',
    confirm:
      'Primeiro, confirme que este endereço é seu: até lá, nenhuma vaga fica guardada para você.',
    confirmAction: 'Confirmar e ver sua posição na fila',
    action: 'Ver sua posição na fila',
    leave: 'Mudou de planos? Saia da lista por lá, para a fila andar.',
    bye: 'Tomara que dê certo!',
  },

  offer: {
    subject: (tour: string, start: Date) =>
      `Há vaga para você: ${tour}, ${format.shortWhen(start)}`,
    preheader: (until: Date) => `Guardo para você até ${deadlineOf(until)}.`,
    title: 'Há vaga para você',
    text: (people: number) =>
      plural(people, {
        one: 'Você está na lista de espera, e abriu uma vaga. Ela está guardada para você.',
        other: 'Você está na lista de espera, e abriram # vagas. Elas estão guardadas para você.',
      }),
    until: (until: Date) =>
      `Diga sim até ${deadlineOf(until)} (hora de Nova York). Depois disso, a vez passa ao próximo grupo da fila.`,
    action: 'Sim ou não?',
    decline: 'Não vai mais dar? Diga não por lá, para outra pessoa poder vir.',
  },

  offerLapsed: {
    subject: (tour: string, start: Date) => `Vagas liberadas: ${tour}, ${format.shortWhen(start)}`,
    preheader: 'As vagas passam ao próximo grupo da fila.',
    title: 'Suas vagas não estão mais guardadas',
    text: (people: number) =>
      plural(people, {
        one: 'Eu estava guardando uma vaga para você, mas não tive resposta, e a vez passou ao próximo grupo da fila. Você saiu da lista de espera.',
        other:
          'Eu estava guardando # vagas para você, mas não tive resposta, e a vez passou ao próximo grupo da fila. Você saiu da lista de espera.',
      }),
    nextSteps: 'Ainda quer vir? Você pode entrar de novo na lista ou escolher outra data.',
  },

  waitingOver: {
    subject: (tour: string, start: Date) =>
      `Não vai acontecer: ${tour}, ${format.shortWhen(start)}`,
    preheader: 'Faça outros planos para esse dia.',
    title: 'O passeio não vai acontecer',
    text: 'Você está na lista de espera deste passeio, mas ele não vai acontecer nessa data. Faça outros planos, por favor; se isso mudar e houver vaga para você, escrevo de novo.',
    nextSteps: 'Quer vir outro dia? As datas estão aqui.',
  },

  fromGuide: {
    subject: (tour: string, start: Date) =>
      `Recado sobre seu passeio: ${tour}, ${format.shortWhen(start)}`,
    title: 'Um recado de quem guia',
    text: (tour: string, start: Date) => `É sobre nosso passeio, ${tour} (${format.when(start)}):`,
    bye: 'Um abraço,',
  },

  fallback: {
    standard: ({ name, people, ...facts }: FallbackFacts) =>
      `Oi, ${name}! Meu e-mail sobre nosso passeio não chegou até você. Sua reserva está feita, para ${peopleText(people)}: ${walkText(facts)}. ${meetingPointSentence(facts)}`,
    cancelled: ({ name, reason, ...facts }: FallbackFacts) =>
      `Oi, ${name}! Sinto muito: tive de cancelar nosso passeio, ${walkText(facts)}. Por favor, não vá ao ponto de encontro.${reasonSentence(reason)}`,
    changed: ({ name, reason, ...facts }: FallbackFacts) =>
      `Oi, ${name}! Tive de mudar algo no nosso passeio. Ficou assim: ${walkText(facts)}. ${meetingPointSentence(facts)} Está bom para você?${reasonSentence(reason)}`,
    moved: ({ name, reason, moveReason = reason, ...facts }: FallbackFacts) =>
      `Oi, ${name}! Sinto muito: tive de remarcar nosso passeio. Ficou assim: ${walkText(facts)}. ${meetingPointSentence(facts)} Está bom para você?${reasonSentence(moveReason)}`,
    restored: ({ name, ...facts }: FallbackFacts) =>
      `Oi, ${name}! Boa notícia: nosso passeio está de pé outra vez, ${walkText(facts)}. ${meetingPointSentence(facts)}`,
    offer: ({ name, people, heldUntil, ...facts }: FallbackFacts) =>
      `Oi, ${name}! Agora há vaga para ${peopleText(people)}: ${walkText(facts)}.${heldUntil ? ` Guardo para você até ${deadlineOf(heldUntil)}.` : ''} Você ainda quer vir?`,
    announcement: ({ name, notice = '', ...facts }: FallbackFacts) =>
      `Oi, ${name}! Sobre nosso passeio, ${walkText(facts)}:\n${notice}`,
  },

  account: {
    ignore: 'Se não foi você, ignore este e-mail: enquanto o link não for usado, nada acontece.',
    linkWorksOnce: (until: Date) =>
      `O link funciona uma vez só, até ${deadlineOf(until)} (hora de Nova York).`,
    notYou: (methods: ContactMethods) => {
      const contactText = contactMethodsText(methods);
      return contactText === ''
        ? 'Se não foi você, outra pessoa pode estar na sua conta: crie uma senha nova.'
        : `Se não foi você, outra pessoa pode estar na sua conta: ${contactText} o quanto antes.`;
    },
    reasonForEmail:
      'Você recebeu este e-mail porque este endereço é de uma conta aqui, ou foi informado para uma.',
  },

  confirmAddress: {
    subject: 'Confirme seu e-mail',
    title: 'Este e-mail é seu?',
    text: 'Alguém, provavelmente você, nos deu este endereço. Confirme, para podermos falar com você quando for preciso, como quando o tempo vira.',
    action: 'Sim, é meu',
  },

  confirmBooking: {
    subject: (tour: string, start: Date) =>
      `Confirme sua reserva: ${tour}, ${format.shortWhen(start)}`,
    title: 'Falta só um passo para sua reserva',
    text: (until: Date) =>
      `Suas vagas ficam guardadas até ${withArticle(format.time(until))}, hora de Nova York. Confirme que este endereço é seu, e elas são suas.`,
    action: 'Confirmar a reserva',
    ignore: 'Se não foi você que reservou, ignore este e-mail: as vagas vão para outras pessoas.',
  },

  resetPassword: {
    subject: 'Crie uma senha nova',
    title: 'Crie uma senha nova',
    text: 'Alguém, provavelmente você, pediu uma senha nova para sua conta.',
    action: 'Criar a senha',
    afterwards:
      'Com isso, sua conta é desconectada em todos os aparelhos, e você entra com a senha nova.',
  },

  emailChanged: {
    subject: 'Seu e-mail mudou',
    title: 'Seu e-mail mudou',
    toNewAddress:
      'De agora em diante, este é o endereço da sua conta. É para cá que vamos escrever.',
    toOldAddress: (email: string) =>
      `De agora em diante, o endereço da sua conta é ${email}. Não vamos mais escrever para cá.`,
    toUnconfirmedOldAddress:
      'Este não é mais o endereço da sua conta. Não vamos mais escrever para cá.',
  },

  accountDeleted: {
    subject: 'Sua conta foi apagada',
    title: 'Sua conta foi apagada',
    text: 'Sua conta foi apagada, e seus próximos passeios, cancelados. Dos passeios até hoje, guardamos o lugar, a data e o número de pessoas, sem seu nome. Se você já tinha pagado um próximo passeio, quem guia vê seu nome e seu contato até o fim do dia dele, para devolver o dinheiro.',
    bye: 'Foi bom ter você aqui. A cidade continua no lugar, e nós também.',
    calendar: 'Os passeios estão na sua agenda? Apague-os lá.',
  },
};
