import type { texts as english } from '../../../../../site/account/auth/texts.en';

export const texts: typeof english = {
  password: (minLength, rule) => [
    rule(`Mindestens ${String(minLength)} Zeichen`),
    '. Ein paar zufällige Wörter sind eine gute Wahl.',
  ],
};
