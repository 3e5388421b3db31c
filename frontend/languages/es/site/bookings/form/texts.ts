import type { texts as english } from '../../../../../site/bookings/form/texts.en';
import { format } from '../../texts/format';

export const texts: typeof english = {
  title: 'Elige una fecha',
  toContact: 'Siguiente: cómo avisarte',
  contactTitle: 'Cómo avisarte',
  bookBoth: 'Sí, reservar los dos',
  book: (time) => `Reservar para las ${time}`,
  notBooked: (reason) => `El recorrido no se reservó. ${reason}`,
  booked: 'Tu reserva está confirmada',
  roomAfterAll: 'Al final había lugar.',
  seeTicket: 'Ver tu pase',
  bookAnother: 'Reservar otra fecha',

  held: {
    title: 'Falta un paso',
    next: (email, until) =>
      `Enviamos un enlace a ${email}. Ábrelo y confirma a más tardar el ${until}, y la reserva es tuya: hasta entonces tus lugares están apartados.`,
    see: 'Ver tu reserva',
  },

  wait: {
    offer: (people) =>
      format.plural(people, {
        one: () =>
          'Puedes esperar un lugar: en cuanto se libere uno, queda apartado para ti, 12 horas como máximo, y tú dices sí o no.',
        other: (count) =>
          `Puedes esperar: en cuanto se liberen ${count} lugares, quedan apartados para ti, 12 horas como máximo, y tú dices sí o no.`,
      }),
    noObligation: 'Mientras no digas que sí, no hay nada reservado y no debes nada.',
    join: 'Entrar en la lista de espera',
    joinFor: (time) => `Entrar en la lista de las ${time}`,
    joinBoth: 'Sí, entrar de todos modos',
    joined: 'Estás en la lista de espera',
    next: (email) =>
      email === undefined
        ? 'Todavía no tienes reserva. Tu página muestra cuándo hay lugares apartados para ti: mírala de vez en cuando.'
        : `Todavía no tienes reserva. Te escribiremos a ${email} cuando haya lugares apartados para ti.`,
    see: 'Ver tu turno en la lista',
  },

  contact: {
    why: 'Un nombre y un correo o un teléfono: tu guía los usa solo para este recorrido.',
    whyOptional: 'Si quieres, deja cómo puede avisarte tu guía. Se usa solo para este recorrido.',
    name: 'Tu nombre',
    email: 'Tu correo',
    didYouMean: (address) => `¿Querías decir ${address}?`,
    acceptSuggestion: 'Sí, usar esa',
    phone: 'Tu teléfono',
    phoneHint:
      'Si no es de Estados Unidos o Canadá, con el prefijo del país, como +44 20 7946 0123.',
    whatsApp: 'Este número tiene WhatsApp',
    unreachable: 'Escribe un correo o un teléfono, para que tu guía pueda avisarte.',
    note: 'Una nota para tu guía (opcional)',
    noteHint: 'Un cochecito de bebé, una llegada en ferry, un cumpleaños: lo que ayude.',
  },
};
