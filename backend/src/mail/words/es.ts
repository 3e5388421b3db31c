import { capitalize } from 'shared/capitalize';
import { newYorkDate } from 'shared/new-york';
import { atTime, dayInSentence } from 'shared/words/es/dates';
import * as pageWords from 'shared/words/es/index';
import type { PublicGuide } from '../../guides/guide-profile';
import type { FallbackFacts } from '../content/facts';
import type { Words } from './en';
import { commonWords } from './common-words';
import { formatsOf, type ContactMethods, type Nearness } from './formats';

const format = formatsOf('es');
const { plural } = format;

/** "lunes 23 de noviembre a las 10:00". */
const shortWhenOf = (instant: Date) =>
  `${dayInSentence(newYorkDate(instant))} ${atTime(format.time(instant))}`;
/** "lunes 23 de noviembre de 2026", within a sentence. */
const dateOf = (instant: Date) => format.date(instant).replace(',', '');
/** "lunes 23 de noviembre de 2026 a las 10:00". */
const whenOf = (instant: Date) => `${dateOf(instant)} ${atTime(format.time(instant))}`;

/** "2 personas". */
const peopleText = (n: number) => plural(n, { one: '# persona', other: '# personas' });

/** "Central Park, el lunes 7 de enero a las 10:00". */
const walkText = ({ place, startsAt }: Pick<FallbackFacts, 'place' | 'startsAt'>) =>
  `${place}, el ${shortWhenOf(startsAt)}`;
const meetingPointSentence = ({ meetingPoint }: Pick<FallbackFacts, 'meetingPoint'>) =>
  `Nos vemos aquí: ${meetingPoint}.`;
const reasonSentence = (reason = '') => (reason === '' ? '' : ` El motivo: ${reason}`);

/** "Dana Rivera, que habla inglés y español. Licencia 2000123". */
const guideText = ({ name, languages, licenseNumber }: PublicGuide) => {
  const spoken = format.languages(languages);
  const person = spoken === '' ? name : `${name}, que habla ${spoken}`;
  return licenseNumber === undefined ? person : `${person}. Licencia ${licenseNumber}`;
};

/** Returns "responde a este correo o llama al +1 212 555 0142", or an empty string without contact details. */
const contactMethodsText = ({ phone, email }: ContactMethods) =>
  format.alternatives([
    ...(email === undefined ? [] : ['responde a este correo']),
    ...(phone === undefined ? [] : [`llama al ${phone}`]),
  ]);

const RELATIVE_DAYS = { today: 'hoy', tomorrow: 'mañana' };
const relativeDay = (nearness: Nearness, instant: Date) =>
  nearness === 'later' ? `el ${format.weekday(instant)}` : RELATIVE_DAYS[nearness];

/** The Spanish texts of letters to visitors. Times are in New York. */
export const es: Words = {
  ...commonWords(format, pageWords),
  people: peopleText,
  hours: (start, end) => `De ${format.time(start)} a ${format.time(end)}`,
  inNewYork: (hours) => `${hours}, hora de Nueva York`,
  tourByNight: (place) => `${place} de noche`,

  letterLabels: {
    before: 'Antes',
    now: 'Ahora',
  },

  visitor: {
    hello: (name) => (name === undefined ? 'Hola:' : `Hola, ${name}:`),
    signature: 'Tu guía',
    seeYou: '¡Nos vemos!',
    tour: 'Recorrido',
    date: 'Fecha',
    time: 'Hora',
    party: 'Tu grupo',
    meeting: 'Nos vemos en',
    guide: 'Tu guía',
    guideDetails: guideText,
    price: 'Precio',
    pay: 'Cómo pagar',
    ticket: 'Abrir tu pase',
    findMe: 'Cómo encontrarme',
    light: 'La luz',
    bring: 'Qué traer',
    allDetails: 'Todos los detalles, al día',
    reason: (reason) => `El motivo: ${reason}`,
    calendar: 'El archivo adjunto pone el recorrido en tu calendario.',
    calendarAgain:
      '¿Lo tienes en tu calendario? El archivo adjunto está al día. Si la entrada anterior sigue ahí, bórrala.',
    calendarGone: '¿Lo tienes en tu calendario? Bórralo ahí también, para que no te avise.',
    changeable: (until) =>
      `¿Cambio de planes? Hasta el ${shortWhenOf(until)} puedes cambiar o cancelar en tu pase.`,
    linkIsKey:
      'El enlace abre tu pase sin contraseña. Cualquiera que lo tenga puede cambiar o cancelar la reserva, así que piensa bien a quién reenvías este correo.',
    questions: (methods) => {
      const contactText = contactMethodsText(methods);
      return contactText === '' ? undefined : `¿Tienes preguntas? ${capitalize(contactText)}.`;
    },
    reasonForEmail:
      'Recibes este correo porque se reservó un recorrido con esta dirección. Si no fuiste tú, alguien escribió mal la suya. Avísanos, por favor.',
    reasonForWaitlistEmail:
      'Recibes este correo porque esta dirección está en la lista de espera de un recorrido.',
  },

  booked: {
    subject: (tour, start) => `Reserva confirmada: ${tour}, ${format.shortWhen(start)}`,
    preheader: (meetingPoint) => `Nos vemos aquí: ${meetingPoint}. Tu pase va en este correo.`,
    title: 'Tu reserva está confirmada',
    text: (people) =>
      plural(people, {
        one: '¡Nos vamos de paseo! Tengo muchas ganas de conocerte.',
        other: '¡Nos vamos de paseo! Tengo muchas ganas de conocer a tu grupo de #.',
      }),
  },

  changed: {
    subject: (tour, start) => `Así queda tu reserva: ${tour}, ${format.shortWhen(start)}`,
    preheader: (people) => `Para ${peopleText(people)}. Dentro está lo que cambió.`,
    title: 'Tu reserva ha cambiado',
    text: 'Tal como lo pediste. Esto es lo que cambia:',
    textOnly: 'Tal como lo pediste. Así queda tu reserva:',
  },

  cancelledByVisitor: {
    subject: (tour, start) => `Cancelado, como pediste: ${tour}, ${format.shortWhen(start)}`,
    preheader: 'No tienes que hacer nada más.',
    title: 'Tu reserva está cancelada',
    text: (people) =>
      plural(people, {
        one: 'Gracias por avisarme: así tu lugar puede ser para alguien más. ¡Lástima que no puedas venir!',
        other:
          'Gracias por avisarme: así tus # lugares pueden ser para otras personas. ¡Lástima que no puedan venir!',
      }),
    undo: (until) =>
      `¿Fue sin querer? Hasta las ${format.time(until)}, hora de Nueva York, puedes deshacerlo en tu pase.`,
    comeAnotherDay: 'Venir otro día',
    bye: '¡Hasta la próxima!',
  },

  cancelledByGuide: {
    subject: (tour, start) => `Cancelado: ${tour}, ${format.shortWhen(start)}`,
    preheader: 'Lo siento, no habrá paseo. No vayas al punto de encuentro, por favor.',
    title: 'Se cancela nuestro paseo',
    text: (tour, start) =>
      `Lo siento, tuve que cancelar nuestro paseo, ${tour}, el ${whenOf(start)}. No vayas al punto de encuentro, por favor.`,
    otherDatesTitle: '¿Te vendría bien otro día?',
    otherDatesText: 'Aquí hay lugar para ti:',
    seeOtherDates: 'Ver otras fechas',
    bye: '¡Ojalá nos veamos en otra ocasión!',
  },

  byGuide: {
    ifItSuits: '¿Te viene bien así? Entonces no hagas nada: te espero.',
    otherwise: (until) =>
      `Si no, elige otra fecha o cancela en tu pase. Puedes hacerlo hasta el ${shortWhenOf(until)}.`,
    otherwiseContact: (methods) => {
      const contactText = contactMethodsText(methods);
      return contactText === '' ? undefined : `Si no, ${contactText}.`;
    },
    choose: 'Seguir, cambiar o cancelar',
  },

  moved: {
    subject: (tour, start) => `Nueva fecha u hora: ${tour}, ${format.shortWhen(start)}`,
    preheader: 'Tuve que mover nuestro paseo. ¿Te sigue viniendo bien?',
    title: 'Nueva fecha u hora para nuestro paseo',
    text: 'Lo siento, tuve que mover nuestro paseo.',
  },

  changedByGuide: {
    subject: (tour, start) => `Hay un cambio: ${tour}, ${format.shortWhen(start)}`,
    preheader: 'Tuve que cambiar algo de nuestro paseo. ¿Te sigue viniendo bien?',
    title: 'Nuestro paseo ha cambiado',
    text: 'Tuve que cambiar algo de nuestro paseo.',
  },

  restored: {
    subject: (tour, start) => `Sí habrá paseo: ${tour}, ${format.shortWhen(start)}`,
    preheader: 'Buenas noticias: tu reserva sigue en pie.',
    title: 'Sí habrá paseo',
    text: 'Buenas noticias: tu reserva está otra vez en pie, y te espero como habíamos quedado.',
  },

  several: {
    cancelled: {
      subject: (bookings) => `Cancelados: tus ${format.number(bookings)} recorridos`,
      preheader: 'Lo siento, no habrá paseos. No vayas a los puntos de encuentro, por favor.',
      title: 'Se cancelan nuestros paseos',
      text: 'Lo siento, tuve que cancelar estos paseos. No vayas a los puntos de encuentro, por favor.',
    },
    changed: {
      subject: (bookings) => `Hay cambios: tus ${format.number(bookings)} recorridos`,
      preheader: 'Tuve que cambiar algo de nuestros paseos. ¿Te siguen viniendo bien?',
      title: 'Nuestros paseos han cambiado',
      text: 'Tuve que cambiar algo de estos paseos. Si alguno ya no te viene bien, puedes cambiarlo o cancelarlo en su pase.',
    },
    restored: {
      subject: (bookings) => `Sí habrá paseos: tus ${format.number(bookings)} recorridos`,
      preheader: 'Buenas noticias: tus reservas siguen en pie.',
      title: 'Sí habrá paseos',
      text: 'Buenas noticias: tus reservas están otra vez en pie, y te espero como habíamos quedado.',
    },
    waitingOver: {
      subject: (bookings) =>
        `No habrá paseo: tus ${format.number(bookings)} recorridos en lista de espera`,
      preheader: 'Haz otros planes para esos días, por favor.',
      title: 'No habrá paseos',
      text: 'Estás en la lista de espera de estos paseos, pero no se harán en esas fechas. Haz otros planes, por favor.',
    },
  },

  reminder: {
    subject: (tour, nearness, start) =>
      `${capitalize(relativeDay(nearness, start))} a las ${format.time(start)}: ${tour}`,
    preheader: (meetingPoint) => `¿Vienes? Nos vemos aquí: ${meetingPoint}.`,
    title: (nearness, start) => `Nos vemos ${relativeDay(nearness, start)}`,
    text: '¿Sigue en pie? Entonces no hagas nada: estaré en el punto de encuentro.',
    fewer: (until) =>
      `¿Vienen menos personas, o no puedes venir? Cambia o cancela en tu pase hasta el ${shortWhenOf(until)}, y tus lugares podrán ser para alguien más.`,
    late: (methods) => {
      const contactText = contactMethodsText(methods);
      return contactText === ''
        ? undefined
        : `¿Vienen menos personas, o al final no puedes venir? ${capitalize(contactText)}, por favor.`;
    },
  },

  thanks: {
    subject: (tour, start) =>
      `Gracias por pasear con nosotros: ${tour}, ${format.shortDate(start)}`,
    preheader: 'Fue un gusto tenerte en el paseo.',
    title: 'Gracias por pasear con nosotros',
    text: (tour, start) => `Fue un gusto tenerte en el paseo: ${tour}, el ${dateOf(start)}.`,
    tips: 'Si quieres dejarle propina a tu guía:',
    review:
      'Una reseña ayuda a otras personas a decidir si vienen. Si te animas a escribirla, esta es la página.',
    action: (host) => `Escribir una reseña en ${host}`,
    bye: '¡Ojalá nos veamos otra vez!',
  },

  waiting: {
    subject: (tour, start) => `Estás en la lista de espera: ${tour}, ${format.shortWhen(start)}`,
    preheader: 'Te escribo en cuanto haya lugar para ti.',
    title: 'Estás en la lista de espera',
    text: (people) =>
      plural(people, {
        one: 'Por ahora el paseo está lleno. En cuanto haya un lugar para ti, te lo aparto y te escribo.',
        other:
          'Por ahora el paseo está lleno. En cuanto haya lugares para las # personas, los aparto y te escribo.',
      }),
    wait: 'Mientras no te escriba no hay nada reservado, así que no vayas al punto de encuentro.',
    confirm:
      'Primero confirma que esta es tu dirección, por favor: hasta entonces no se apartan lugares para ti.',
    confirmAction: 'Confirmar y ver tu turno en la lista',
    action: 'Ver tu turno en la lista',
    leave: '¿Tienes otros planes? Sal de la lista ahí, para que otra persona avance.',
    bye: '¡Ojalá se pueda!',
  },

  offer: {
    subject: (tour, start) => `Hay lugar para ti: ${tour}, ${format.shortWhen(start)}`,
    preheader: (until) => `Apartado para ti hasta el ${shortWhenOf(until)}.`,
    title: 'Hay lugar para ti',
    text: (people) =>
      plural(people, {
        one: 'Estás en la lista de espera y se liberó un lugar. Te lo tengo apartado.',
        other: 'Estás en la lista de espera y se liberaron # lugares. Te los tengo apartados.',
      }),
    until: (until) =>
      `Di que sí a más tardar el ${whenOf(until)}, hora de Nueva York. Después le toca a quien sigue en la lista.`,
    action: '¿Sí o no?',
    decline: '¿Ya no puedes? Di que no ahí, para que pueda venir alguien más.',
  },

  offerLapsed: {
    subject: (tour, start) =>
      `Tus lugares ya no están apartados: ${tour}, ${format.shortWhen(start)}`,
    preheader: 'Los lugares pasan a quien sigue en la lista.',
    title: 'Tus lugares ya no están apartados',
    text: (people) =>
      plural(people, {
        one: 'Te tenía apartado un lugar, pero no supe de ti, así que le toca a quien sigue en la lista. Ya no estás en la lista de espera.',
        other:
          'Te tenía apartados # lugares, pero no supe de ti, así que le toca a quien sigue en la lista. Ya no estás en la lista de espera.',
      }),
    nextSteps: '¿Todavía quieres venir? Puedes entrar otra vez en la lista o elegir otra fecha.',
  },

  waitingOver: {
    subject: (tour, start) => `No habrá paseo: ${tour}, ${format.shortWhen(start)}`,
    preheader: 'Haz otros planes para ese día, por favor.',
    title: 'No habrá paseo',
    text: 'Estás en la lista de espera de este paseo, pero no se hará en esa fecha. Haz otros planes, por favor: si eso cambia y hay lugar para ti, te escribo de nuevo.',
    nextSteps: '¿Te gustaría venir otro día? Aquí están las fechas.',
  },

  fromGuide: {
    subject: (tour, start) => `De tu guía: ${tour}, ${format.shortWhen(start)}`,
    title: 'Unas palabras de tu guía',
    text: (tour, start) => `Es sobre nuestro paseo, ${tour}, el ${whenOf(start)}:`,
    bye: 'Un saludo,',
  },

  fallback: {
    standard: ({ name, people, ...facts }) =>
      `Hola, ${name}: mi correo sobre nuestro paseo no te llegó. Tienes reserva para ${peopleText(people)}: ${walkText(facts)}. ${meetingPointSentence(facts)}`,
    cancelled: ({ name, reason, ...facts }) =>
      `Hola, ${name}: lo siento, tuve que cancelar nuestro paseo, ${walkText(facts)}. No vayas al punto de encuentro, por favor.${reasonSentence(reason)}`,
    changed: ({ name, reason, ...facts }) =>
      `Hola, ${name}: tuve que cambiar algo de nuestro paseo. Queda así: ${walkText(facts)}. ${meetingPointSentence(facts)} ¿Te viene bien?${reasonSentence(reason)}`,
    moved: ({ name, reason, moveReason = reason, ...facts }) =>
      `Hola, ${name}: lo siento, tuve que mover nuestro paseo. Queda así: ${walkText(facts)}. ${meetingPointSentence(facts)} ¿Te viene bien?${reasonSentence(moveReason)}`,
    restored: ({ name, ...facts }) =>
      `Hola, ${name}: buenas noticias, sí habrá paseo: ${walkText(facts)}. ${meetingPointSentence(facts)}`,
    offer: ({ name, people, heldUntil, ...facts }) =>
      `Hola, ${name}: ya hay lugar para ${peopleText(people)}: ${walkText(facts)}.${heldUntil ? ` Lo tengo apartado para ti hasta el ${shortWhenOf(heldUntil)}.` : ''} ¿Todavía quieres venir?`,
    announcement: ({ name, notice = '', ...facts }) =>
      `Hola, ${name}: sobre nuestro paseo, ${walkText(facts)}:\n${notice}`,
  },

  account: {
    ignore: 'Si no fuiste tú, ignora este correo: mientras nadie use el enlace, no pasa nada.',
    linkWorksOnce: (until) =>
      `El enlace sirve una sola vez, hasta el ${shortWhenOf(until)}, hora de Nueva York.`,
    notYou: (methods) => {
      const contactText = contactMethodsText(methods);
      return contactText === ''
        ? 'Si no fuiste tú, puede que alguien haya entrado en tu cuenta: cambia tu contraseña.'
        : `Si no fuiste tú, puede que alguien haya entrado en tu cuenta: ${contactText} enseguida.`;
    },
    reasonForEmail:
      'Recibes este correo porque esta dirección es de una cuenta de aquí, o porque alguien la escribió en una.',
  },

  confirmAddress: {
    subject: 'Confirma tu correo, por favor',
    title: '¿Es tu dirección?',
    text: 'Alguien, probablemente tú, nos dio esta dirección. Confírmala, para que podamos avisarte cuando haga falta, por ejemplo si cambia el tiempo.',
    action: 'Sí, es mía',
  },

  confirmBooking: {
    subject: (tour, start) => `Confirma tu reserva: ${tour}, ${format.shortWhen(start)}`,
    title: 'Un paso más y la reserva es tuya',
    text: (until) =>
      `Tus lugares están apartados hasta las ${format.time(until)}, hora de Nueva York. Confirma que esta es tu dirección, y son tuyos.`,
    action: 'Confirmar la reserva',
    ignore:
      'Si no hiciste esta reserva, ignora este correo: los lugares serán para otras personas.',
  },

  resetPassword: {
    subject: 'Elige una contraseña nueva',
    title: 'Elige una contraseña nueva',
    text: 'Alguien, probablemente tú, pidió una contraseña nueva para tu cuenta.',
    action: 'Elegir una contraseña',
    afterwards:
      'Cuando la guardes se cerrarán todas tus sesiones, y podrás iniciar sesión con la contraseña nueva.',
  },

  emailChanged: {
    subject: 'Tu dirección de correo ha cambiado',
    title: 'Tu dirección de correo ha cambiado',
    toNewAddress: 'Desde ahora, esta es la dirección de tu cuenta. Te escribiremos aquí.',
    toOldAddress: (email) =>
      `Desde ahora, la dirección de tu cuenta es ${email}. Ya no te escribiremos aquí.`,
    toUnconfirmedOldAddress: 'Esta ya no es la dirección de tu cuenta. Ya no te escribiremos aquí.',
  },

  accountDeleted: {
    subject: 'Eliminamos tu cuenta',
    title: 'Eliminamos tu cuenta',
    text: 'Eliminamos tu cuenta y cancelamos tus próximos recorridos. De los recorridos hasta hoy guardamos el recorrido, la fecha y el número de personas, sin tu nombre. Si ya habías pagado un próximo recorrido, tu guía ve tu nombre y tu contacto hasta que pase ese día, para devolverte el dinero.',
    bye: 'Fue un gusto tenerte aquí. La ciudad sigue en su sitio, y nosotros también.',
    calendar: '¿Los tienes en tu calendario? Bórralos ahí también.',
  },
};
