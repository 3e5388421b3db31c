import type { texts as english } from '../../../../../site/account/sign-up/texts.en';

export const texts: typeof english = {
  lead: 'Crea una cuenta para ver tus recorridos en todos tus dispositivos.',
  title: 'Crear una cuenta',
  usernameHint: (minLength, maxLength) =>
    `De ${String(minLength)} a ${String(maxLength)} letras, números o los signos _ . -`,
  email: 'Correo',
  unsuccessful: '¡No se pudo crear la cuenta! Revisa la consola del navegador, por favor.',
  signInLink: (signIn) => ['¿Ya tienes una cuenta? ', signIn('Inicia sesión')],
};
