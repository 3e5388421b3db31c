import { action, paragraph } from '../content/blocks';
import { accountLetter } from '../content/account';
import type { AccountLetter } from './definition';

/** Sends a link for choosing a new password to users who have forgotten theirs. */
export const resetPassword: AccountLetter = {
  to: 'user',
  label: 'A new password',
  isRecipientWaiting: true,
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
        paragraph(account.linkWorksOnce(until)),
        paragraph(words.afterwards),
        paragraph(account.ignore),
      ],
    });
  },
};
