import { action, paragraph } from '../content/blocks';
import { accountLetter } from '../content/account';
import type { AccountLetter } from './definition';

/** The link with which users who forgot their password choose a new one. */
export const resetPassword: AccountLetter = {
  to: 'user',
  label: 'A new password',
  isAwaited: true,
  validMs: 60 * 60 * 1000,
  link: { purpose: 'reset password', page: '/reset-password' },

  write(site, { name, url, until }) {
    const { resetPassword: words, account } = site.words;
    return accountLetter(site, name, {
      subject: words.subject,
      preheader: words.text,
      title: words.title,
      blocks: [
        paragraph(words.text),
        action(words.action, url),
        paragraph(account.once(until)),
        paragraph(words.ends),
        paragraph(account.ignore),
      ],
    });
  },
};
