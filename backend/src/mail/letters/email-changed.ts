import { paragraph } from '../content/blocks';
import { accountLetter } from '../content/account';
import { toOneLine } from '../rendering/clean';
import type { AccountLetter } from './definition';

/** Notifies an account's old and new addresses, since somebody other than the user may have changed the address. */
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
