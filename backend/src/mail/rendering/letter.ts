import type { Words } from '../words/en';
import { toOneLine } from './clean';

/** The site, as its letters show it. */
export interface Site {
  /** In the letter's language. */
  words: Words;
  /** Scheme and host: `https://tours.example`. */
  origin: string;
  /** The guide's phone; missing if the settings still have the example. */
  phone?: string;
  /** The address for replies; missing if the settings still have the example. */
  email?: string;
}

/** A label and its value: "Meet at" and a meeting point. */
export interface Fact {
  label: string;
  value: string;
  /** The link on the value. */
  href?: string;
}

/** A part of a letter. Texts are plain; those of paragraphs and quotes may have line breaks. */
export type Block =
  | { kind: 'heading' | 'paragraph' | 'note'; text: string }
  /** A text by the guide or a visitor. */
  | { kind: 'quote'; text: string }
  | { kind: 'facts'; rows: Fact[] }
  | { kind: 'comparison'; rows: { label: string; before: string; after: string }[] }
  | { kind: 'list'; items: string[] }
  | { kind: 'links'; items: { text: string; href: string }[] }
  /** A button. */
  | { kind: 'action'; text: string; href: string };

/** A file that is attached to a letter. */
interface Attachment {
  filename: string;
  /** Its media type, with the charset. */
  contentType: string;
  content: string;
}

/** The subject and the content of a letter. */
export interface LetterParts {
  /** One line. */
  subject: string;
  /** The text that inboxes show after the subject: one line. */
  preheader: string;
  title: string;
  blocks: Block[];
}

/** A letter. `toText` and `toHtml` render it. */
export interface Letter extends LetterParts {
  site: Site;
  /** The reason why the recipient gets it, in the footer. */
  why: string;
  attachment?: Attachment;
}

/** Removes line breaks from a letter's subject, preheader, and title. */
export function letterOf(letter: Letter): Letter {
  const { subject, preheader, title } = letter;
  return {
    ...letter,
    subject: toOneLine(subject),
    preheader: toOneLine(preheader),
    title: toOneLine(title),
  };
}
