import type { texts as english } from '../../../../../site/account/sign-in/texts.en';

export const texts: typeof english = {
  lead: 'Inicia sesión para ver y cambiar tus recorridos.',
  title: 'Iniciar sesión',
  hint: 'También sirve tu correo.',
  invalid: 'El usuario o la contraseña no son correctos',
  signingOut:
    'Cerraste sesión en este dispositivo, pero no pudimos llegar al servidor para cerrarla también ahí. Seguiremos intentándolo y se cerrará en cuanto responda.',
  signedOut: 'El servidor ya responde, y tu sesión se cerró también ahí.',
  newPassword: 'Tu contraseña está guardada. Inicia sesión con ella.',
  forgot: '¿Olvidaste tu contraseña?',
  signUpLink: (signUp) => ['¿Es tu primera vez aquí? ', signUp('Crea una cuenta')],
};
