import type { texts as english } from '../../../../../site/account/auth/texts.en';

export const texts: typeof english = {
  password: <Node>(minLength: number, rule: (text: string) => Node) => [
    rule(`Pelo menos ${String(minLength)} caracteres`),
    '. Algumas palavras soltas funcionam bem.',
  ],
};
