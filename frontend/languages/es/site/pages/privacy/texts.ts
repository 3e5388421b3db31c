import type { texts as english } from '../../../../../site/pages/privacy/texts.en';

export const texts: typeof english = {
  lead: 'Qué guarda este sitio web y durante cuánto tiempo. No se carga nada de otros sitios web.',
  counts: {
    title: 'Qué se cuenta',
    steps:
      'Para saber dónde se atasca la gente, este sitio web cuenta cuántas visitas dan cada paso: ver una página, elegir una fecha, enviar el formulario de reserva, reservar y cancelar.',
    numbers:
      'De cada día guarda solo números: por página, por idioma de la página y por el sitio web desde el que se llegó. No guarda nada sobre ti: ni cookies, ni dirección IP, ni navegador, ni el camino de una página a otra. Los números se borran a los dos años.',
    optOut:
      'Si tu navegador envía Do Not Track («no rastrear») o Global Privacy Control, tu visita no se cuenta.',
  },
  bookings: {
    title: 'Tus reservas',
    contact:
      'Tu nombre, tu correo, tu teléfono y tus notas son para tu guía, para avisarte de lo que tenga que ver con tu recorrido. Con cada reserva se guarda también el idioma en el que lees, para los correos que te enviamos.',
    guests: (days) =>
      `Sin cuenta, se borran después de ${days}, pero no antes de que pase tu recorrido. Quedan el recorrido, la fecha y el número de personas.`,
    account:
      'Con una cuenta puedes descargar o eliminar todos tus datos. Si ya pagaste un próximo recorrido, tu guía conserva tu nombre y tu contacto hasta que pase ese día, para devolverte el dinero.',
  },
  cookies: {
    title: 'Cookies',
    cookie:
      'Este sitio web usa cookies solo cuando inicias sesión, reservas o abres una página con tus reservas. Le dicen que una reserva es tuya, y los scripts no pueden leerlas.',
    storage:
      'Tu navegador también recuerda para este sitio web si tienes la sesión abierta, si tienes reservas, qué idioma elegiste y lo que escribiste en un formulario que no enviaste.',
  },
  log: {
    title: 'El registro del servidor',
    text: 'El registro contiene la dirección IP, la ruta y la hora de cada solicitud, para encontrar errores y frenar ataques. Las entradas antiguas se sobrescriben.',
  },
  questions: '¿Preguntas?',
};
