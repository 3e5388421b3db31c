import type { texts as english } from '../../../../../site/account/auth/texts.en';

export const texts: typeof english = {
  password: (minLength, rule) => [
    rule(`Au moins ${String(minLength)} caractères`),
    '. Quelques mots pris au hasard font un bon mot de passe.',
  ],
};
