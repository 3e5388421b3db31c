import MailComposer from 'nodemailer/lib/mail-composer';
import { createHash } from 'node:crypto';
import type { MailAddress } from '../../config';
import type { Recipient } from '../addresses.service';
import { greetable } from './clean';
import type { Letter } from './letter';
import { toHtml } from './to-html';
import { toText } from './to-text';
import type { ReadyMail } from '../transport';

/** Whom a letter goes to, and what it says. */
export interface Addressed {
  to: Recipient;
  letter: Letter;
}

interface Envelope {
  from: MailAddress;
  to: Recipient;
  /** Where answers go. */
  replyTo?: Recipient;
  /** The message's; programs know a mail that comes twice by what is made of it. */
  id: string;
}

/** A letter as a mail. */
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
    // No one is away on holiday to it, and it asks for no answer from a program.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    ...(attachment && { attachments: [attachment] }),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return { from: from.address, to: to.address, source: await composer.compile().build() };
}

/** An address with its name, which may be anything that somebody typed. */
function named({ name, address }: Recipient): Recipient {
  return { name: greetable(name) ?? '', address };
}

function hashOf(id: string): string {
  return createHash('sha256').update(`mail ${id}`).digest('hex').slice(0, 32);
}

function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1);
}
