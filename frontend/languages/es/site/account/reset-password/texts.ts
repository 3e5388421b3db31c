import type { texts as english } from '../../../../../site/account/reset-password/texts.en';

export const texts: typeof english = {
  ask: {
    title: '¿Olvidaste tu contraseña?',
    lead: 'Dinos el correo de tu cuenta y te enviamos un enlace para elegir una nueva.',
    email: 'Correo',
    action: 'Enviar el enlace',
    sent: (email) =>
      `Si ${email} tiene aquí una cuenta, el enlace va en camino. Sirve una sola vez, durante una hora. ¿No llega? Mira también en el correo no deseado.`,
    remembered: (signIn) => ['¿Ya te acordaste? ', signIn('Inicia sesión')],
  },
  choose: {
    title: 'Elige una contraseña nueva',
    lead: 'Se cerrarán todas tus sesiones. Después inicia sesión con la contraseña nueva.',
    password: 'Contraseña nueva',
    action: 'Guardar la contraseña',
    newLink: (ask) => ['¿El enlace no funciona? ', ask('Pide otro')],
  },
};
