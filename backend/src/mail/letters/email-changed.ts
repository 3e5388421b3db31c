import { paragraph } from '../content/blocks';
import { accountLetter } from '../content/account';
import { toOneLine } from '../rendering/clean';
import type { AccountLetter } from './definition';

/** Notifies both addresses of an account whose email changed, since somebody else may have changed it. */
export const emailChanged: AccountLetter = {
  to: 'user',
  label: 'A changed email',
  validMs: 24 * 60 * 60 * 1000,

  write(site, { name, newEmail }) {
    const { emailChanged: words, account } = site.words;
    const away = newEmail === '' ? words.elsewhere : words.away(toOneLine(newEmail ?? ''));
    const text = newEmail === undefined ? words.here : away;
    return accountLetter(site, name, {
      subject: words.subject,
      preheader: text,
      title: words.title,
      blocks: [paragraph(text), paragraph(account.notYou(site))],
    });
  },
};
