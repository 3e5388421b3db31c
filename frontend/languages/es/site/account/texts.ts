import type { texts as english } from '../../../../site/account/texts.en';
import { formatMoment } from '../../../../site/texts/more-formats';
import { LOCALE } from '../texts/locale';

export const texts: typeof english = {
  lead: 'Tus datos son tuyos: míralos, cámbialos, descárgalos o bórralos.',
  signedOut: (signIn, signUp) => [
    'No hay ninguna sesión abierta. ',
    signIn('Inicia sesión'),
    ' para ver tu cuenta, o ',
    signUp('crea una'),
    '.',
  ],
  username: 'Usuario',
  email: 'Correo',
  currentPassword: 'Contraseña actual',

  changeEmail: {
    title: 'Cambia tu correo',
    action: 'Cambiar el correo',
    email: 'Correo nuevo',
    done: (email) => `Tu correo es ahora ${email}. Cerramos tus demás sesiones.`,
  },
  changePassword: {
    title: 'Cambia tu contraseña',
    action: 'Cambiar la contraseña',
    password: 'Contraseña nueva',
    done: 'Tu contraseña cambió. Cerramos tus demás sesiones.',
  },
  sessions: {
    title: 'Dónde tienes la sesión abierta',
    browser: (description) =>
      description
        .replace('Unknown browser', 'Navegador desconocido')
        .replace(/ on an? /, ' en un ')
        .replace(' on ', ' en '),
    current: (browser) => [browser, ' (esta)'],
    moment: (instant) => formatMoment(LOCALE, instant),
    since: (moment) => ['desde el ', moment],
    end: 'Cerrar',
    endLabel: (browser, since) => `Cerrar ${browser}, desde el ${since}`,
    ended: 'Esa sesión se cerró.',
    endOthers: 'Cerrar las demás sesiones',
    othersEnded: 'Las demás sesiones se cerraron.',
  },
  download: {
    title: 'Descarga tus datos',
    text: 'Tu cuenta, tus recorridos, las notas de tu guía sobre ellos y tus sesiones, en un archivo JSON.',
    action: 'Descargar mis datos',
  },
  deletion: {
    title: 'Elimina tu cuenta',
    text: 'Se eliminan para siempre tu cuenta, tus sesiones y tus próximos recorridos. De los recorridos hasta hoy guardamos solo el recorrido, la fecha y el número de personas, sin tu nombre. Si ya pagaste un próximo recorrido, tu guía ve tu nombre y tu contacto hasta que pase ese día, para devolverte el dinero.',
    action: 'Eliminar mi cuenta',
    question: '¿Eliminar tu cuenta?',
    keep: 'Conservarla',
  },
};
