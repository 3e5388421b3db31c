import { formatFor, withPeriod } from '../../format.ts';
import { newYorkDate, WEEKDAYS } from '../../new-york.ts';
import type { refusalSentences as english } from '../en/refusals.ts';
import { dayInSentence, deadlineInSentence } from './dates.ts';
import { priceWords } from './price.ts';

const format = formatFor('pt-BR');
const alternatives = new Intl.ListFormat('pt-BR', { type: 'disjunction' });

const ADVICE_FOR_GUESTS = 'Crie uma conta para reservar para mais gente ou escreva para nós.';

/** The sentence for each code. */
export const refusalSentences: typeof english = {
  // For any call.
  unavailable: () =>
    'O sistema de reservas está fazendo uma pausa curta. Tente de novo daqui a pouco.',
  failure: () => 'Algo deu errado do nosso lado. Tente de novo.',
  'nothing-here': () => 'Não há nada neste endereço.',
  'too-many-requests': () => 'Chegaram pedidos demais do seu endereço. Espere um instante.',
  'too-slow': () => 'O pedido demorou demais para chegar. Tente de novo.',
  'another-site': () => 'Este pedido veio de outro site e por isso foi recusado.',

  // Accounts and sessions.
  'session-ended': () => 'Sua sessão terminou. Entre de novo.',
  'sign-in-first': () => 'Primeiro, entre na sua conta.',
  'become-somebody-first': () => 'Primeiro, entre na sua conta ou continue sem conta.',
  'invalid-credentials': () => 'Usuário ou senha incorretos',
  'too-many-sign-ins': ({ minutes }) =>
    `Muitas tentativas de entrar deram errado. Tente de novo daqui a ${minutesText(minutes)}.`,
  'too-many-resets': ({ minutes }) =>
    `Muitos pedidos de senha nova. Tente de novo daqui a ${minutesText(minutes)}.`,
  'too-many-mails': () =>
    'Já enviamos e-mails demais para este endereço ou a pedido da sua rede. Tente de novo amanhã ou entre em contato.',
  'no-mail': () =>
    'Este site não consegue enviar links, porque não tem servidor de e-mail. Entre em contato.',
  'reset-link-over': () => 'Este link expirou ou já foi usado. Peça outro.',
  'confirm-link-over': () =>
    'Este link expirou ou já foi usado. Você pode pedir outro na página da sua conta.',
  'reset-link-broken': () => 'Este link está incompleto. Abra de novo o que está no e-mail.',
  'busy-signing-in': () =>
    'Muita gente está entrando ao mesmo tempo. Tente de novo daqui a alguns segundos.',
  'wrong-password': () => 'Essa não é sua senha.',
  'no-session': () => 'Você não tem essa sessão.',
  'username-taken': () => 'Este nome de usuário já existe. Escolha outro.',
  'username-reserved': () => 'Este nome de usuário é reservado. Escolha outro.',
  'username-invalid': ({ least, most }) =>
    `O nome de usuário precisa ter de ${String(least)} a ${String(most)} letras, números ou os caracteres _ . -`,
  'sign-in-name-invalid': () => 'Informe um nome de usuário ou um e-mail.',
  'email-taken': () => 'Já existe uma conta com este e-mail. Entre nela.',
  'email-of-another': () => 'Outra conta já usa este e-mail.',
  'email-invalid': () => 'O e-mail precisa ser um endereço como name@example.com.',
  'email-too-long': ({ most }) => `O e-mail pode ter no máximo ${String(most)} caracteres.`,
  'email-is-password': () => 'O e-mail não pode ser igual à senha. Mude a senha primeiro.',
  'password-length': ({ least, most }) =>
    `A senha precisa ter de ${String(least)} a ${String(most)} caracteres.`,
  'password-common': () => 'Esta é uma das senhas mais comuns, fácil de adivinhar. Escolha outra.',
  'password-is-name': () =>
    'A senha não pode ser seu nome de usuário nem seu e-mail. Escolha outra.',
  'guide-password-short': ({ least }) =>
    `Para guiar passeios, a senha precisa ter pelo menos ${String(least)} caracteres.`,

  // For the tour, date, and party of a booking.
  'place-invalid': () => 'O lugar precisa ser o nome de um passeio.',
  'place-unknown': ({ places }) => `O lugar precisa ser um destes: ${alternatives.format(places)}.`,
  'day-invalid': ({ days }) =>
    `O dia precisa ser um destes: ${alternatives.format(days.map(weekdayText))}.`,
  'people-invalid': ({ least, most }) =>
    `O número de pessoas precisa ser inteiro, de ${String(least)} a ${String(most)}.`,
  'time-invalid': () => 'O horário precisa estar entre 00:00 e 23:59.',
  'date-unreadable': () => 'Escreva a data assim: AAAA-MM-DD (ano-mês-dia).',
  'date-invalid': () => 'A data precisa existir e estar no formato AAAA-MM-DD (ano-mês-dia).',
  'date-out-of-range': ({ most }) =>
    `A data precisa ser de hoje em diante, com no máximo ${String(most)} dias de antecedência.`,
  'date-not-on-day': ({ day, most }) =>
    `A data precisa cair em ${format.weekday(day)}, de hoje em diante, com no máximo ${String(most)} dias de antecedência.`,
  'no-such-start': () => 'Este passeio não começa nesse horário. Escolha outro.',
  'no-such-tour': () => 'Esse passeio não existe.',
  'overlapping-invalid': () => 'O valor de overlapping precisa ser true ou false.',
  'booked-already': ({ time }) =>
    `Você já reservou este passeio para as ${time}. Reservar mais uma vez?`,
  overlapping: ({ place, time }) =>
    `Você já reservou ${place} para as ${time}, e os dois passeios se sobrepõem. Reservar os dois?`,

  // For the party's contact.
  'contact-missing': () =>
    'Informe seu nome e um e-mail ou telefone, para podermos falar com você.',
  'contact-invalid': () => 'O contato precisa ter um nome e um e-mail ou telefone.',
  'contact-unreachable': () => 'Informe um e-mail ou telefone, para podermos falar com você.',
  'contact-name-invalid': ({ least, most }) =>
    `O nome precisa caber em uma linha, de ${String(least)} a ${String(most)} caracteres.`,
  'phone-invalid': () =>
    'O telefone precisa ser um número de telefone; fora dos EUA e do Canadá, com o código do país, como em +44 20 7946 0123. O do Brasil é +55.',
  'whatsapp-invalid': () => 'O valor de WhatsApp precisa ser true ou false.',
  'whatsapp-without-phone': () => 'Para usar o WhatsApp, informe um telefone.',
  'note-too-long': ({ most }) =>
    `A observação precisa ser um texto de no máximo ${String(most)} caracteres.`,

  // For booking and changing.
  busy: () => 'Muita gente está reservando agora. Tente de novo daqui a pouco.',
  'no-booking': () => 'Essa reserva não está na sua lista.',
  'link-needed': () => 'Abra esta reserva com o link dela ou entre na sua conta.',
  'link-incomplete': () => 'Este link está incompleto. Copie o link inteiro.',
  'key-invalid': () => 'Idempotency-Key precisa ter de 1 a 64 caracteres: letras, dígitos, _ ou -.',
  'key-used': () => 'Esta Idempotency-Key já foi usada em outra reserva. Use uma nova.',
  'already-waiting': () => 'Você já está na lista de espera deste passeio. Veja em Meus passeios.',
  'no-longer-held': () =>
    'Estas vagas não estão mais guardadas para você. Você pode entrar de novo na lista de espera.',
  'email-needed': () =>
    'Para este passeio, precisamos do seu e-mail: você confirma a reserva com um link que enviamos.',
  unconfirmed: () => 'Primeiro, abra o link do nosso e-mail e confirme lá.',
  'change-by-link': () => 'Abra o link do nosso e-mail e altere a reserva lá.',
  'account-unconfirmed': () =>
    'Primeiro, confirme seu e-mail com o link que enviamos. Você pode pedir outro na página da sua conta.',
  'corrected-too-often': () =>
    'Você mudou o e-mail desta reserva vezes demais. Cancele e reserve de novo ou entre em contato.',
  'hold-over': () => 'Estas vagas não estão mais guardadas para você. Reserve de novo.',
  'list-full': ({ most }) =>
    `Esta lista está cheia: cabem ${String(most)} reservas. Apague uma para abrir espaço.`,
  'guest-limit': ({ most }) =>
    `Sem conta, você pode reservar para no máximo ${peopleText(most)} no mesmo passeio. ${ADVICE_FOR_GUESTS}`,
  'network-limit': ({ most }) =>
    `Do seu endereço de internet já foram feitas reservas sem conta para ${peopleText(most)}, que é o limite. ${ADVICE_FOR_GUESTS}`,
  'party-too-large': ({ most }) =>
    `Uma reserva deste passeio vale para no máximo ${peopleText(most)}. Se vocês são mais, escrevam para nós.`,
  'too-many-ages': ({ people }) =>
    `Seu grupo tem ${peopleText(people)}. Corrija as faixas etárias.`,
  'price-changed': ({ cents }) =>
    `O preço acaba de mudar. ${cents === 0 ? 'Agora não há valor fixo.' : `Agora seu grupo pagaria ${priceWords.amount(cents)}.`} Confira o novo preço antes de reservar.`,
  'not-offered': () => 'Este passeio não é mais oferecido. Escolha outro.',
  'booking-canceled': () =>
    'Tivemos de cancelar esta reserva, e ela não pode mais ser alterada. Reserve outro passeio.',
  over: () => 'Este passeio já terminou, e a reserva não pode mais ser alterada.',
  'too-late': ({ deadline }) =>
    `Não dá mais para alterar nem cancelar esta reserva. O prazo ia até ${formatInstant(deadline)}.`,
  closed: ({ date, others }) =>
    withAlternatives(`O passeio de ${dayInSentence(date)}, não aceita mais reservas.`, others),
  'not-at-this-time': ({ date, others }) =>
    withAlternatives(`O passeio de ${dayInSentence(date)}, não é oferecido nesse horário.`, others),
  canceled: ({ date, reason, others }) =>
    withAlternatives(
      withPeriod(`O passeio de ${dayInSentence(date)}, foi cancelado${reasonAfterColon(reason)}`),
      others,
    ),
  moved: ({ date, to, reason, others }) =>
    withAlternatives(
      withPeriod(
        `O passeio de ${dayInSentence(date)}, foi remarcado para ${dayInSentence(to)}${reasonAfterColon(reason)}`,
      ),
      others,
    ),
  'first-too-late': ({ date, deadline, others }) =>
    withAlternatives(
      `O passeio de ${dayInSentence(date)}, não tem nenhuma reserva, e a primeira precisava ser feita até ${formatInstant(deadline)}.`,
      others,
    ),
  full: ({ date, left, others }) =>
    withAlternatives(
      left === 0
        ? `O passeio de ${dayInSentence(date)}, está lotado.`
        : `O passeio de ${dayInSentence(date)}, ainda tem ${String(left)} ${left === 1 ? 'vaga' : 'vagas'}.`,
      others,
    ),
  'no-day-with-room': ({ place, day, people, daysAhead, others }) =>
    withAlternatives(
      `${place}: nos próximos ${String(daysAhead)} dias, ${day === 'Saturday' || day === 'Sunday' ? 'nenhum' : 'nenhuma'} ${format.weekday(day)} tem ${people === 1 ? 'vaga' : `vagas para ${String(people)}`}.`,
      others,
    ),
};

/** Adds the dates with enough spots to a sentence, if they were requested. */
function withAlternatives(sentence: string, others: readonly string[] | undefined): string {
  if (others === undefined) return sentence;
  if (others.length === 0) return `${sentence} Nenhuma outra data tem vagas.`;
  return `${sentence} Há vagas em: ${joinDates(others.map(dayInSentence))}.`;
}

/** Joins dates with semicolons, because each contains a comma. */
function joinDates(dates: readonly string[]): string {
  if (dates.length < 3) return dates.join(', ou ');
  return `${dates.slice(0, -1).join('; ')}; ou ${dates.at(-1) ?? ''}`;
}

function reasonAfterColon(reason: string | undefined): string {
  return reason === undefined ? '' : `: ${reason}`;
}

function minutesText(minutes: number): string {
  return minutes === 1 ? 'um minuto' : `${String(minutes)} minutos`;
}

function peopleText(people: number): string {
  return `${String(people)} ${people === 1 ? 'pessoa' : 'pessoas'}`;
}

/** The Portuguese name of a weekday, or the text itself. */
function weekdayText(day: string): string {
  const weekday = WEEKDAYS.find((name) => name === day);
  return weekday ? format.weekday(weekday) : day;
}

function formatInstant(instant: string): string {
  const at = new Date(instant);
  return deadlineInSentence(newYorkDate(at), format.time(at));
}
