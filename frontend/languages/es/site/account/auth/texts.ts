import type { texts as english } from '../../../../../site/account/auth/texts.en';

export const texts: typeof english = {
  password: (minLength, rule) => [
    rule(`Al menos ${String(minLength)} caracteres`),
    '. Unas cuantas palabras al azar funcionan bien.',
  ],
};
