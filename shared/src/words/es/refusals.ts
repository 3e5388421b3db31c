import { formatFor, withPeriod } from '../../format.ts';
import { newYorkDate, type Weekday } from '../../new-york.ts';
import type { refusalSentences as english } from '../en/refusals.ts';
import { atTime, dayInSentence, joinDays } from './dates.ts';
import { priceWords } from './price.ts';

const format = formatFor('es');

const ADVICE_FOR_GUESTS = 'Para reservar más, crea una cuenta o escribe a tu guía.';

export const refusalSentences: typeof english = {
  // For any call.
  unavailable: () => 'Las reservas están en una breve pausa. Vuelve a intentarlo en un momento.',
  failure: () => 'Algo falló de nuestro lado. Vuelve a intentarlo.',
  'nothing-here': () => 'No hay nada en esta dirección.',
  'too-many-requests': () =>
    'Desde tu conexión llegan demasiadas solicitudes. Espera un momento, por favor.',
  'too-slow': () => 'La solicitud tardó demasiado en llegar. Vuelve a intentarlo.',
  'another-site': () => 'Esta solicitud venía de otro sitio web, así que se rechazó.',

  // Accounts and sessions.
  'session-ended': () => 'Tu sesión terminó. Vuelve a iniciar sesión.',
  'sign-in-first': () => 'Primero inicia sesión.',
  'become-somebody-first': () => 'Primero inicia sesión o continúa sin cuenta.',
  'invalid-credentials': () => 'El usuario o la contraseña no son correctos',
  'too-many-sign-ins': ({ minutes }) =>
    `Demasiados intentos fallidos de iniciar sesión. Vuelve a intentarlo en ${minutesOf(minutes)}.`,
  'too-many-resets': ({ minutes }) =>
    `Pediste demasiadas veces una contraseña nueva. Vuelve a intentarlo en ${minutesOf(minutes)}.`,
  'too-many-mails': () =>
    'Ya enviamos demasiados correos a esta dirección o a tu red. Vuelve a intentarlo mañana o ponte en contacto con tu guía.',
  'no-mail': () =>
    'Este sitio web no tiene servidor de correo, así que no puede enviarte un enlace. Ponte en contacto con tu guía.',
  'reset-link-over': () => 'Este enlace caducó o ya se usó. Pide uno nuevo.',
  'confirm-link-over': () =>
    'Este enlace caducó o ya se usó. Puedes pedir uno nuevo en la página de tu cuenta.',
  'reset-link-broken': () => 'Este enlace está incompleto. Vuelve a abrir el del correo.',
  'busy-signing-in': () =>
    'Demasiada gente está iniciando sesión ahora mismo. Vuelve a intentarlo en unos segundos.',
  'wrong-password': () => 'Esa no es tu contraseña.',
  'no-session': () => 'Esa sesión no existe.',
  'username-taken': () => 'Ese nombre de usuario ya existe. Elige otro.',
  'username-reserved': () => 'Ese nombre de usuario está reservado. Elige otro.',
  'username-invalid': ({ least, most }) =>
    `El nombre de usuario debe tener de ${String(least)} a ${String(most)} letras, números o los signos _ . -`,
  'sign-in-name-invalid': () => 'Escribe un nombre de usuario o un correo.',
  'email-taken': () => 'Ya hay una cuenta con este correo. Inicia sesión.',
  'email-of-another': () => 'Otra cuenta ya usa este correo.',
  'email-invalid': () => 'El correo debe ser una dirección como name@example.com.',
  'email-too-long': ({ most }) => `El correo debe tener ${String(most)} caracteres como máximo.`,
  'email-is-password': () =>
    'El correo no puede ser igual que tu contraseña. Cambia primero la contraseña.',
  'password-length': ({ least, most }) =>
    `La contraseña debe tener de ${String(least)} a ${String(most)} caracteres.`,
  'password-common': () =>
    'Es una de las contraseñas más usadas, así que es fácil de adivinar. Elige otra.',
  'password-is-name': () =>
    'La contraseña no puede ser tu nombre de usuario ni tu correo. Elige otra.',
  'guide-password-short': ({ least }) =>
    `La contraseña de quien guía debe tener al menos ${String(least)} caracteres.`,

  // For the tour, date, and party of a booking.
  'place-invalid': () => 'El sitio debe ser el nombre de un recorrido.',
  'place-unknown': ({ places }) => `El sitio debe ser uno de estos: ${places.join(', ')}.`,
  'day-invalid': ({ days }) =>
    `El día debe ser uno de estos: ${days.map((day) => format.weekday(day as Weekday)).join(', ')}.`,
  'people-invalid': ({ least, most }) =>
    `El número de personas debe ser un entero de ${String(least)} a ${String(most)}.`,
  'time-invalid': () => 'La hora debe estar entre 00:00 y 23:59.',
  'date-unreadable': () => 'Escribe la fecha en el formato AAAA-MM-DD: año, mes y día.',
  'date-invalid': () => 'Escribe una fecha válida en el formato AAAA-MM-DD: año, mes y día.',
  'date-out-of-range': ({ most }) =>
    `La fecha debe estar entre hoy y dentro de ${String(most)} días.`,
  'date-not-on-day': ({ day, most }) =>
    `La fecha debe caer en ${format.weekday(day)}, entre hoy y dentro de ${String(most)} días.`,
  'no-such-start': () => 'Este recorrido no sale a esa hora. Elige otra.',
  'no-such-tour': () => 'Ese recorrido no existe.',
  'overlapping-invalid': () => '«overlapping» debe ser true o false.',
  'booked-already': ({ time }) =>
    `Ya reservaste este recorrido para las ${timeOf(time)}. ¿Quieres reservarlo otra vez?`,
  overlapping: ({ place, time }) =>
    `Ya reservaste ${place} para las ${timeOf(time)}, que se cruza con este recorrido. ¿Quieres reservar los dos?`,

  // For the party's contact.
  'contact-missing': () =>
    'Deja tu nombre y un correo o un teléfono, para que tu guía pueda avisarte.',
  'contact-invalid': () => 'Hacen falta un nombre y un correo o un teléfono.',
  'contact-unreachable': () => 'Escribe un correo o un teléfono, para que tu guía pueda avisarte.',
  'contact-name-invalid': ({ least, most }) =>
    `El nombre debe ser una línea de ${String(least)} a ${String(most)} caracteres.`,
  'phone-invalid': () =>
    'Escribe un número de teléfono; si no es de Estados Unidos o Canadá, con el prefijo del país, como +44 20 7946 0123.',
  'whatsapp-invalid': () => '«whatsapp» debe ser true o false.',
  'whatsapp-without-phone': () => 'Para WhatsApp hace falta un número de teléfono.',
  'note-too-long': ({ most }) => `La nota debe tener ${String(most)} caracteres como máximo.`,

  // For booking and changing.
  busy: () => 'Mucha gente está reservando ahora mismo. Vuelve a intentarlo en un momento.',
  'no-booking': () => 'Esa reserva no está en tu lista.',
  'link-needed': () => 'Abre esta reserva con su enlace, o inicia sesión.',
  'link-incomplete': () => 'Este enlace está incompleto. Cópialo entero.',
  'key-invalid': () => 'Idempotency-Key debe tener de 1 a 64 caracteres: letras, cifras, _ o -.',
  'key-used': () => 'Esta Idempotency-Key ya se usó para otra reserva. Usa una nueva.',
  'already-waiting': () =>
    'Ya estás en la lista de espera de este recorrido. Lo encontrarás en Mis recorridos.',
  'no-longer-held': () =>
    'Estos lugares ya no están apartados para ti. Puedes volver a apuntarte en la lista de espera.',
  'email-needed': () =>
    'Para este recorrido necesitamos tu correo: la reserva se confirma con un enlace que te enviamos.',
  unconfirmed: () => 'Primero abre el enlace de nuestro correo y confirma ahí.',
  'change-by-link': () => 'Abre el enlace de nuestro correo y cambia ahí la reserva.',
  'account-unconfirmed': () =>
    'Primero confirma tu correo con el enlace que te enviamos. Puedes pedir otro en la página de tu cuenta.',
  'corrected-too-often': () =>
    'Cambiaste demasiadas veces el correo de esta reserva. Cancélala y reserva de nuevo, o ponte en contacto con tu guía.',
  'hold-over': () => 'Estos lugares ya no están apartados para ti. Reserva de nuevo, por favor.',
  'list-full': ({ most }) =>
    `Esta lista está llena: caben ${String(most)} reservas. Borra una para añadir otra.`,
  'guest-limit': ({ most }) =>
    `Sin cuenta puedes reservar para ${peopleOf(most)} como máximo en un recorrido. ${ADVICE_FOR_GUESTS}`,
  'network-limit': ({ most }) =>
    `Desde tu conexión a internet ya se reservó sin cuenta para ${peopleOf(most)}, que es el máximo. ${ADVICE_FOR_GUESTS}`,
  'party-too-large': ({ most }) =>
    `En este recorrido, cada reserva es para ${peopleOf(most)} como máximo. Si son más, escribe a tu guía.`,
  'too-many-ages': ({ people }) => `En tu grupo hay ${peopleOf(people)}. Corrige las edades.`,
  'price-changed': ({ cents }) =>
    `El precio acaba de cambiar. ${cents === 0 ? 'Ya no hay una suma fija.' : `Ahora serían ${priceWords.amount(cents)} por tu grupo.`} Mira el nuevo precio antes de reservar.`,
  'not-offered': () => 'Este recorrido ya no se ofrece. Elige otro.',
  'booking-canceled': () =>
    'Tu guía canceló esta reserva, así que ya no se puede cambiar. Reserva otro recorrido.',
  over: () => 'Este recorrido ya pasó, así que la reserva no se puede cambiar.',
  'too-late': ({ deadline }) =>
    `Ya es tarde para cambiar o cancelar esta reserva. El plazo terminó el ${formatInstant(deadline)}.`,
  closed: ({ date, others }) =>
    withAlternatives(`El recorrido del ${dayInSentence(date)} ya no se puede reservar.`, others),
  'not-at-this-time': ({ date, others }) =>
    withAlternatives(`El recorrido del ${dayInSentence(date)} no sale a esta hora.`, others),
  canceled: ({ date, reason, others }) =>
    withAlternatives(
      withPeriod(
        `El recorrido del ${dayInSentence(date)} está cancelado${reasonAfterColon(reason)}`,
      ),
      others,
    ),
  moved: ({ date, to, reason, others }) =>
    withAlternatives(
      withPeriod(
        `El recorrido del ${dayInSentence(date)} pasó al ${dayInSentence(to)}${reasonAfterColon(reason)}`,
      ),
      others,
    ),
  'first-too-late': ({ date, deadline, others }) =>
    withAlternatives(
      `Nadie reservó el recorrido del ${dayInSentence(date)}, y la primera reserva tenía que hacerse a más tardar el ${formatInstant(deadline)}.`,
      others,
    ),
  full: ({ date, left, others }) =>
    withAlternatives(
      left === 0
        ? `El recorrido del ${dayInSentence(date)} está lleno.`
        : `En el recorrido del ${dayInSentence(date)} ${left === 1 ? 'queda 1 lugar' : `quedan ${String(left)} lugares`}.`,
      others,
    ),
  'no-day-with-room': ({ place, day, people, daysAhead, others }) =>
    withAlternatives(
      `${place}: ningún ${format.weekday(day)} de los próximos ${String(daysAhead)} días hay lugar para ${peopleOf(people)}.`,
      others,
    ),
};

/** Adds the dates with enough spots to a sentence, if they were requested. */
function withAlternatives(sentence: string, others: readonly string[] | undefined): string {
  if (others === undefined) return sentence;
  if (others.length === 0) return `${sentence} Tampoco hay lugar en otra fecha.`;
  return `${sentence} Hay lugar ${joinDays(others)}.`;
}

function reasonAfterColon(reason: string | undefined): string {
  return reason === undefined ? '' : `: ${reason}`;
}

/** "lunes 23 de noviembre a las 10:00". */
function formatInstant(instant: string): string {
  const at = new Date(instant);
  return `${dayInSentence(newYorkDate(at))} ${atTime(format.time(at))}`;
}

/** "9:00", for "09:00". */
function timeOf(time: string): string {
  return time.replace(/^0/, '');
}

function minutesOf(minutes: number): string {
  return minutes === 1 ? 'un minuto' : `${String(minutes)} minutos`;
}

function peopleOf(people: number): string {
  return people === 1 ? '1 persona' : `${String(people)} personas`;
}
