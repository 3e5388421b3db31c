import type { Words } from '../words/en';
import { toOneLine } from './clean';

/** The data about the site that all letters need. */
export interface Site {
  name: string;
  /** The texts in the letter's language. */
  words: Words;
  /** The scheme and host, such as `https://tours.example`. */
  origin: string;
  /** The guide's phone; missing if the settings still have the example. */
  phone?: string;
  /** The address for replies; missing if the settings still have the example. */
  email?: string;
  /** The URL of the page where the guide wants reviews; missing if there is none. */
  reviewUrl?: string;
}

/** A label and its value, such as "Meet at" and a meeting point. */
export interface Fact {
  label: string;
  value: string;
  /** The URL that the value links to. */
  href?: string;
}

/** A part of a letter. Texts are plain text. Paragraphs and quotes may have line breaks. */
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
  /** The file's media type, with the charset. */
  contentType: string;
  content: string;
}

/** The parts of a letter that differ between letters. */
export interface LetterParts {
  /** The subject, on one line. */
  subject: string;
  /** The text that inboxes show after the subject, on one line. */
  preheader: string;
  title: string;
  blocks: Block[];
}

/** A letter. `toText` and `toHtml` render it. */
export interface Letter extends LetterParts {
  site: Site;
  /** Why the recipient gets the letter, shown in the footer. */
  reasonForEmail: string;
  attachment?: Attachment;
}

/** Puts a letter's subject, preheader, and title on one line each. */
export function normalizeLetter(letter: Letter): Letter {
  const { subject, preheader, title } = letter;
  return {
    ...letter,
    subject: toOneLine(subject),
    preheader: toOneLine(preheader),
    title: toOneLine(title),
  };
}
