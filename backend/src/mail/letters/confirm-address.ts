import { action, paragraph } from '../content/blocks';
import { normalizeLetter } from '../rendering/letter';
import type { AccountLetter } from './definition';

/**
 * Sends users a link for confirming their email address. The address may belong to a stranger, so the letter contains
 * no text that a user typed.
 */
export const confirmAddress: AccountLetter = {
  to: 'user',
  label: 'An address to confirm',
  isRecipientWaiting: true,
  validMs: 7 * 24 * 60 * 60 * 1000,
  link: { purpose: 'confirm email', page: '/account' },
  whyOutdated: ({ email, confirmedEmail }) =>
    confirmedEmail === email ? 'The address has been confirmed.' : undefined,

  write(site, { url, until }) {
    const { confirmAddress: words, account } = site.words;
    return normalizeLetter({
      site,
      subject: words.subject,
      preheader: words.text,
      title: words.title,
      blocks: [
        paragraph(words.text),
        action(words.action, url),
        paragraph(account.linkWorksOnce(until)),
        paragraph(account.ignore),
      ],
      reasonForEmail: account.reasonForEmail,
    });
  },
};
