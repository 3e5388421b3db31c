import { paragraph } from '../content/blocks';
import { accountLetter } from '../content/account';
import { toOneLine } from '../rendering/clean';
import type { AccountLetter } from './definition';

/** Notifies an account's old and new address, since somebody other than the account's owner may be changing it. */
export const emailChanged: AccountLetter = {
  to: 'user',
  label: 'A changed email address',
  validMs: 24 * 60 * 60 * 1000,

  write(site, { name, newEmail }) {
    const { emailChanged: words, account } = site.words;
    const toOldAddress =
      newEmail === ''
        ? words.toUnconfirmedOldAddress
        : words.toOldAddress(toOneLine(newEmail ?? ''));
    const text = newEmail === undefined ? words.toNewAddress : toOldAddress;
    return accountLetter(site, name, {
      subject: words.subject,
      preheader: text,
      title: words.title,
      blocks: [paragraph(text), paragraph(account.notYou(site))],
    });
  },
};
