import MailComposer from 'nodemailer/lib/mail-composer';
import { createHash } from 'node:crypto';
import type { MailAddress } from '../../config';
import type { Recipient } from '../addresses.service';
import { greetable } from './clean';
import type { Letter } from './letter';
import { toHtml } from './to-html';
import { toText } from './to-text';
import type { ReadyMail } from '../transport';

interface Envelope {
  from: MailAddress;
  to: Recipient;
  replyTo?: Recipient;
  /** The message's id. Mail programs recognize a mail that arrives twice by the header that is made from it. */
  id: string;
}

/** Renders a letter as a mail. */
export async function compose(letter: Letter, envelope: Envelope): Promise<ReadyMail> {
  const { from, to, replyTo, id } = envelope;
  const { attachment } = letter;
  const composer = new MailComposer({
    from,
    to: named(to),
    ...(replyTo && { replyTo: named(replyTo) }),
    subject: letter.subject,
    text: toText(letter),
    html: toHtml(letter),
    messageId: `<${hashOf(id)}@${domainOf(from.address)}>`,
    // Prevents automatic replies.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    ...(attachment && { attachments: [attachment] }),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return { from: from.address, to: to.address, source: await composer.compile().build() };
}

/** An address with its name, unless a visitor typed more than a name. */
function named({ name, address }: Recipient): Recipient {
  return { name: greetable(name) ?? '', address };
}

function hashOf(id: string): string {
  return createHash('sha256').update(`mail ${id}`).digest('hex').slice(0, 32);
}

function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1);
}
