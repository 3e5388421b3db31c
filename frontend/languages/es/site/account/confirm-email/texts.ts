import type { texts as english } from '../../../../../site/account/confirm-email/texts.en';

export const texts: typeof english = {
  link: {
    title: '¿Es tu dirección?',
    text: 'Alguien, probablemente tú, tiene aquí una cuenta con la dirección a la que llegó nuestro correo.',
    action: 'Sí, es mía',
    done: '¡Gracias! Tu correo está confirmado.',
  },
  request: {
    title: 'Confirma tu correo, por favor',
    text: (email) =>
      `Todavía no sabemos si nuestros correos te llegan a ${email}. Abre el enlace que enviamos ahí, o pide uno nuevo.`,
    action: 'Enviarme un enlace',
    sent: (email) =>
      `Un enlace va en camino a ${email}. ¿No llega en unos minutos? Mira también en el correo no deseado.`,
  },
};
