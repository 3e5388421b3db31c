import type { texts as english } from '../../../../../site/account/auth/texts.en';

export const texts: typeof english = {
  password: (minLength, rule) => [
    rule(`Almeno ${String(minLength)} caratteri`),
    '. Qualche parola a caso va benissimo.',
  ],
};
