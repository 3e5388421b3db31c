import MailComposer from 'nodemailer/lib/mail-composer';
import { createHash } from 'node:crypto';
import type { MailAddress } from '../../config';
import type { Recipient } from '../addresses.service';
import { safeName } from './clean';
import type { Letter } from './letter';
import { toHtml } from './to-html';
import { toText } from './to-text';
import type { ReadyMail } from '../transport';

interface Envelope {
  from: MailAddress;
  to: Recipient;
  replyTo?: Recipient;
  /** The message's id. The Message-ID header is derived from it, so that mail programs can recognize duplicates. */
  id: string;
}

/** Renders a letter as an email. */
export async function compose(letter: Letter, envelope: Envelope): Promise<ReadyMail> {
  const { from, to, replyTo, id } = envelope;
  const { attachment } = letter;
  const composer = new MailComposer({
    from,
    to: withSafeName(to),
    ...(replyTo && { replyTo: withSafeName(replyTo) }),
    subject: letter.subject,
    text: toText(letter),
    html: toHtml(letter),
    messageId: `<${hashId(id)}@${domainOf(from.address)}>`,
    // Prevents automatic replies.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    ...(attachment && { attachments: [attachment] }),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return { from: from.address, to: to.address, source: await composer.compile().build() };
}

/** Removes a name that isn't safe to show in a header. */
function withSafeName({ name, address }: Recipient): Recipient {
  return { name: safeName(name) ?? '', address };
}

function hashId(id: string): string {
  return createHash('sha256').update(`mail ${id}`).digest('hex').slice(0, 32);
}

function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1);
}
