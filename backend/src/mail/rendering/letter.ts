import { oneLine } from './clean';
import type { Words } from '../words/en';

/** The site, as its letters speak of it. */
export interface Site {
  /** What they are written in. */
  words: Words;
  /** Scheme and host: `https://tours.example`. */
  origin: string;
  /** How visitors reach the guide; missing where the settings still have an example. */
  phone?: string;
  /** Where answers go. */
  email?: string;
}

/** A line of what holds: "Meet at", and where. */
export interface Fact {
  label: string;
  value: string;
  /** Where a tap on the value leads. */
  href?: string;
}

/** A part of a letter. Texts are plain; those of paragraphs and quotes may have line breaks. */
export type Block =
  | { kind: 'heading' | 'paragraph' | 'note'; text: string }
  /** What somebody wrote, as they wrote it. */
  | { kind: 'quote'; text: string }
  | { kind: 'facts'; rows: Fact[] }
  /** What was, and what is now. */
  | { kind: 'comparison'; rows: { label: string; before: string; after: string }[] }
  | { kind: 'list'; items: string[] }
  | { kind: 'links'; items: { text: string; href: string }[] }
  /** The one thing to do, as a button. */
  | { kind: 'action'; text: string; href: string };

/** A file that goes along. */
export interface Attachment {
  filename: string;
  /** Its media type, with the charset. */
  contentType: string;
  content: string;
}

/** What a mail says: `toText` and `toHtml` make its two bodies of it. */
export interface Letter {
  site: Site;
  /** One line. */
  subject: string;
  /** What lists of mails show after the subject: one line. */
  preheader: string;
  title: string;
  blocks: Block[];
  /** Why it was sent: small, at its end. */
  why: string;
  attachment?: Attachment;
}

/** A letter whose lines are lines, whatever its texts hold. */
export function letterOf(letter: Letter): Letter {
  const { subject, preheader, title } = letter;
  return {
    ...letter,
    subject: oneLine(subject),
    preheader: oneLine(preheader),
    title: oneLine(title),
  };
}
