import type { texts as english } from '../../../../../site/account/invitation/texts.en';

export const texts: typeof english = {
  incomplete: 'Este enlace está incompleto. Vuelve a abrir el que te enviaron.',
  loading: 'Cargando…',
  lead: (invitedBy) => `${invitedBy} te invita a guiar recorridos aquí.`,
  consequences:
    'Verás los recorridos que guías, con los nombres y los datos de contacto de quienes vienen.',
  passwordRule: (minLength) =>
    `Para guiar hace falta una contraseña de al menos ${String(minLength)} caracteres.`,
  signIn: 'Inicia sesión para aceptarla',
  signUp: 'Crea una cuenta para aceptarla',
  user: (username) => `Tienes la sesión abierta como ${username}.`,
  accept: 'Aceptar la invitación',
  account: 'Tu cuenta',
};
