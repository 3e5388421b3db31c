import { dayInSentence } from 'shared/words/es/dates';
import type { texts as english } from '../../../../../site/bookings/ticket/texts.en';
import { format } from '../../texts/format';

export const texts: typeof english = {
  loading: 'Buscando tu reserva…',
  allTours: 'Ver todos los recorridos',
  contactUs: 'Escríbenos',
  signIn: 'Iniciar sesión',
  waiting: 'Tu turno en la lista',
  confirming: 'Confirma tu reserva',

  failed: {
    link: {
      title: 'Este enlace no abre ninguna reserva',
      text: 'Puede que le falte una parte o que lo hayan sustituido enlaces más nuevos. Copia el enlace entero, o pide uno nuevo a quien te lo envió.',
    },
    private: {
      title: 'Esta reserva es privada',
      text: 'Ábrela con su enlace, en el navegador con el que se reservó, o inicia sesión en la cuenta a la que pertenece.',
    },
    missing: {
      title: 'No encontramos esta reserva',
      text: 'Puede que sea de otra cuenta o que se haya eliminado. Ábrela con su enlace, o inicia sesión en la cuenta que la hizo.',
    },
    notLoaded: (reason) => `No se pudo cargar tu reserva. ${reason}`,
  },

  canceledByGuide: 'Tu guía canceló este recorrido',
  canceledByVisitor: 'Cancelaste esta reserva',
  undoable: (minutes) =>
    format.plural(minutes, {
      one: () => 'Puedes deshacerlo durante un minuto más.',
      other: (count) => `Puedes deshacerlo durante ${count} minutos más.`,
    }),
  undo: 'Deshacer',
  notUndone: (reason) => `La reserva no se recuperó. ${reason}`,
  restored: 'Tu reserva sigue en pie.',
  anotherDate: 'Elegir otra fecha',
  over: 'Este recorrido ya pasó',
  attended: {
    title: 'Gracias por pasear con nosotros',
    tips: 'Si quieres dejarle propina a tu guía:',
    review: 'Si quieres escribir una reseña:',
  },
  payment: {
    title: 'Cómo pagar',
    showCode: (name) => `Mostrar un código QR para ${name}`,
    code: (host) => `Código QR que abre ${host}`,
  },
  thanks: 'Gracias por pasear con nosotros.',
  bookAgain: 'Hacerlo otra vez',
  remove: 'Quitar de mi lista',
  removed: 'Ya no está en tu lista.',
  notRemoved: (reason) => `La reserva no se quitó de tu lista. ${reason}`,
  moved: 'Tu guía cambió la fecha o la hora',
  movedFrom: (from, to) => `Era el ${dayInSentence(from)} y ahora es el ${dayInSentence(to)}.`,
  movedWithinDay: 'Es el mismo día, a otra hora.',
  changed: 'Tu guía cambió este recorrido',
  movedHelp: 'Si no te viene bien, cambia o cancela tu reserva más abajo.',
  needHelp: '¿Necesitas ayuda?',

  notice: 'De tu guía',
  mailLimitReached: {
    title: 'No pudimos avisarte por correo',
    text: 'Ya se enviaron demasiados correos a esta dirección o desde tu red. Aquí lo encontrarás todo, así que guarda el enlace a esta página.',
  },

  meeting: 'Dónde nos vemos',
  findMe: 'Cómo encontrarme',
  map: 'Ver en un mapa',
  mapLabel: (spot) => `Ver en un mapa: ${spot}`,
  callGuide: 'Llama a tu guía:',
  aboutTour: 'Sobre este recorrido',

  saveTitle: 'Llévalo contigo',
  calendar: 'Añadir al calendario',
  google: 'Google Calendar',
  outlook: 'Outlook',
  file: 'Archivo de calendario (Apple y otros)',
  event: (siteName, place) => `${siteName}: ${place}`,
  eventDetails: (party, meetingPoint) => `${party}.\nPunto de encuentro: ${meetingPoint}.`,
  eventLocation: (meetingPoint) => `${meetingPoint}, New York`,
  share: 'Compartir',
  invitation: (place, when) => `Voy a un paseo por Nueva York: ${place}, ${when}. ¡Ven tú también!`,
  invitationCopied: 'La invitación está copiada.',
  print: 'Imprimir',
  copyLink: 'Copiar el enlace a esta reserva',
  linkHint:
    'Guárdalo para abrir esta reserva en otro dispositivo, o envíaselo a quienes van contigo. Cualquiera que lo tenga puede cambiar y cancelar la reserva.',
  linkCopied: 'El enlace está copiado.',
  linkNotMade: (reason) => `No se pudo crear el enlace. ${reason}`,
  copyYourself: 'Copia este texto:',

  change: 'Cambiar fecha o personas',
  changing: 'Cambia tu reserva',
  cancel: 'Cancelar esta reserva',
  notCanceled: (reason) => `La reserva no se canceló. ${reason}`,

  contact: 'Cómo puede avisarte tu guía',
  noContact:
    'Tu guía todavía no tiene cómo avisarte. Si cambia el tiempo o se te hace tarde, un nombre y un correo o un teléfono ayudan.',
  addContact: 'Dejar tus datos de contacto',
  editContact: 'Cambiar los datos de contacto',
  name: 'Nombre',
  email: 'Correo',
  phone: 'Teléfono',
  phoneOnWhatsApp: (phone) => `${phone}, con WhatsApp`,
  note: 'Nota para tu guía',
  saved: 'Tu reserva ha cambiado.',
  saveContact: 'Guardar los datos',
  contactSaved: 'Guardado. Ahora tu guía puede avisarte.',
  notSaved: (reason) => `No se guardó. ${reason}`,
  dismiss: 'Dejarlo así',
  incomplete: 'Esta parte de la página no se cargó. Revisa tu conexión y recarga la página.',

  waitlist: {
    waiting: 'Estás en la lista de espera',
    ahead: (parties) =>
      parties === 0
        ? 'Todavía no tienes reserva, pero el primer turno es tuyo.'
        : format.plural(parties, {
            one: (count) => `No tienes reserva: hay ${count} grupo antes que tú.`,
            other: (count) => `No tienes reserva: hay ${count} grupos antes que tú.`,
          }),
    next: (email) => {
      const offerTerms =
        'En cuanto haya lugares para tu grupo, quedan apartados para ti aquí, 12 horas como máximo, y tú dices sí o no.';
      return `${offerTerms} ${email === undefined ? 'Mira esta página de vez en cuando.' : `Te escribiremos a ${email}.`}`;
    },
    leave: 'Salir de la lista de espera',
    leaving: 'Salir no se puede deshacer: si vuelves a entrar, irás al final de la lista.',

    held: (people, until) =>
      format.plural(people, {
        one: (count) => `Hay ${count} lugar apartado para ti hasta el ${until}`,
        other: (count) => `Hay ${count} lugares apartados para ti hasta el ${until}`,
      }),
    choice:
      'Di que sí y la reserva es tuya. Pasada esa hora, o si dices que no, le toca a quien sigue en la lista.',
    take: (people) =>
      format.plural(people, {
        one: () => 'Sí, reservar el lugar',
        other: (count) => `Sí, reservar los ${count} lugares`,
      }),
    decline: 'No, gracias',
    booked: 'Tu reserva está confirmada. ¡Nos vemos!',
    notDone: (reason) => `No se pudo. ${reason}`,

    confirm: {
      mailed: (email) =>
        `Ya casi está: enviamos un enlace a ${email}. Ábrelo, confirma, y la reserva es tuya.`,
      notReceived:
        '¿No llega el correo? Mira en el correo no deseado, o corrige la dirección más abajo y enviamos ahí el enlace.',
      mailLimitReached: (email) =>
        `No pudimos enviar un enlace a ${email}: ya se enviaron demasiados correos ahí o desde tu red. Prueba con otra dirección más abajo, o escríbenos.`,
      ask: (email) => `Confirma que ${email} es tu dirección, y la reserva es tuya.`,
      book: 'Confirmar la reserva',
      release: 'No reservar',
      waitingParty: {
        mailed: (email) =>
          `Primero confirma tu dirección, por favor: enviamos un enlace a ${email}. Hasta que lo abras no apartamos lugares para ti.`,
        ask: 'Primero confirma tu dirección, por favor: hasta entonces no apartamos lugares para ti.',
        confirm: 'Sí, es mi dirección',
        done: '¡Gracias! Tu dirección está confirmada.',
      },
      expired: {
        title: 'Los lugares ya no están apartados para ti',
        text: 'La reserva no se confirmó a tiempo y ya no es válida. Si todavía hay lugar, reserva otra vez.',
      },
      again: 'Reservar otra vez',
    },

    offerExpired: {
      title: 'Los lugares ya no están apartados para ti',
      text: 'Le toca a quien sigue, y ya no estás en la lista de espera. No tienes reserva.',
    },
    removed: {
      title: 'Tu guía te quitó de la lista de espera',
      text: 'No tienes reserva. Si no sabes por qué, pregúntale a tu guía.',
    },
    cutoffPassed: {
      title: 'No se liberaron lugares a tiempo',
      text: 'Este recorrido ya no se puede reservar, así que la espera terminó. No tienes reserva.',
    },
    left: {
      title: 'Ya no estás en la lista de espera',
      text: 'No tienes reserva, y no hay nada apartado para ti.',
    },
    again: 'Entrar otra vez, o elegir otra fecha',
  },

  changeForm: {
    save: 'Guardar el cambio',
    notSaved: (reason) => `Tu reserva no cambió. ${reason}`,
  },
};
