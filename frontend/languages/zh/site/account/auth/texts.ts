import type { texts as english } from '../../../../../site/account/auth/texts.en';

export const texts: typeof english = {
  password: (minLength, rule) => [
    rule(`至少${String(minLength)}个字符`),
    '。用几个互不相干的词组成就很好。',
  ],
};
