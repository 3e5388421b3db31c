import { withPeriod } from 'shared/format';
import type { texts as english } from '../../../../site/lists/texts.en';
import { format } from '../texts/format';

export const texts: typeof english = {
  form: {
    title: 'Crea tu recorrido por tu atracción favorita',
    place: 'Sitio',
    choosePlace: 'Elige un sitio',
    day: 'Día',
    chooseDay: 'Elige un día',
    create: 'Crear recorrido',
    update: 'Actualizar recorrido',
    cancel: 'Cancelar',
    bookOnTourPage: 'Resérvalo en su propia página, donde puedes dejar tu correo',
    notSaved: (reason) => `El recorrido no se guardó. ${reason}`,
    deletedElsewhere: 'Se eliminó en otra ventana o dispositivo, pero puedes crearlo de nuevo.',
  },

  table: {
    title: 'Aquí tienes los detalles de tu recorrido:',
    place: 'Sitio',
    day: 'Día',
    people: 'Personas',
    options: 'Opciones',
    loading: 'Cargando tus recorridos…',
    notLoaded: (reason) => `No se pudieron cargar tus recorridos. ${reason}`,
    empty: 'Todavía no hay recorridos. Elige un sitio y un día, y tu primer paseo aparecerá aquí.',
    edit: 'Editar',
    delete: 'Eliminar',
    calendar: 'Añadir al calendario',
    over: 'Este recorrido ya pasó.',
    held: (until) => `Falta confirmar: abre el enlace de nuestro correo a más tardar el ${until}.`,
    expired: 'Sin reserva: no se confirmó a tiempo.',
    canceled: (reason) => withPeriod(`Tu guía lo canceló: ${reason}`),
    dismiss: 'Entendido',
    change: (place, date, change) => `${place}, ${format.dayAndDate(date)}: ${change}`,
    notRestored: (reason) => `El recorrido no se recuperó. ${reason}`,
    restored: 'El recorrido está otra vez en tu lista.',
    notDeleted: (reason) => `El recorrido no se eliminó. ${reason}`,
  },

  toConfirm: {
    title: 'Falta un paso',
    body: (until) =>
      `Los lugares están apartados para ti hasta el ${until}. Abre el enlace del correo que te enviamos, y la reserva es tuya.`,
    see: 'Ver tu reserva',
  },

  created: {
    title: 'Nuevo recorrido',
    day: 'El recorrido se ha creado ✅',
    night: 'El registro se ha creado ✅',
    ticket: 'Ver tu pase',
  },
  updated: { title: 'Cambio de recorrido', body: 'El recorrido se ha actualizado ✅' },
  deleted: { title: 'Recorrido eliminado', body: 'El recorrido se ha eliminado ✅' },

  guest: (guestRetention, signUp) => [
    `Estás reservando sin cuenta: tus recorridos solo se ven en este navegador, y solo durante ${guestRetention}. `,
    signUp('Crea una cuenta'),
    ' para conservarlos.',
  ],
};
