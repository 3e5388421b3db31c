import { note, paragraph } from '../content/blocks';
import { accountLetter } from '../content/account';
import type { AccountLetter } from './definition';

/** Confirms to users that their account was deleted. The message stores their address until it has been sent. */
export const accountDeleted: AccountLetter = {
  to: 'user',
  label: 'That an account is deleted',
  validMs: 24 * 60 * 60 * 1000,

  write(site, { name }) {
    const { accountDeleted: words } = site.words;
    return accountLetter(site, name, {
      subject: words.subject,
      preheader: words.text,
      title: words.title,
      blocks: [paragraph(words.text), paragraph(words.bye), note(words.calendar)],
    });
  },
};
