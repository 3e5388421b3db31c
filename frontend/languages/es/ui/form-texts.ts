import type { texts as english } from '../../../ui/form-texts.en';
import { LOCALE } from '../site/texts/locale';

export const texts: typeof english = {
  username: 'Usuario',
  password: 'Contraseña',
  showPassword: (label) => `Mostrar ${inLowerCase(label)}`,
  hidePassword: (label) => `Ocultar ${inLowerCase(label)}`,
  stillNeeded: (labels) =>
    `Todavía falta: ${new Intl.ListFormat(LOCALE).format(labels.map(inLowerCase))}.`,
  errors: {
    missing: (label) => `${label}: dato obligatorio.`,
    tooShort: (label, min) => `${label}: ${String(min)} caracteres como mínimo.`,
    tooLong: (label, max) => `${label}: ${String(max)} caracteres como máximo.`,
    notAnEmail: (label) => `${label}: escribe una dirección como name@example.com.`,
    badCharacter: (label) => `${label}: hay un carácter que no se admite.`,
    outOfRange: (label, min, max) => `${label}: escribe un número entero de ${min} a ${max}.`,
  },
};

/** Begins a label with a small letter. */
function inLowerCase(label: string): string {
  return label.charAt(0).toLowerCase() + label.slice(1);
}
