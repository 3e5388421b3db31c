/**
 * Cleans texts that visitors may have typed, before they are put into a mail.
 *
 * They lose what can't be seen but changes what others see: control characters, and those that turn the
 * direction of all that follows (a name could make the rest of a line run backward). Letters of any script
 * need none of these.
 */

const LINE_BREAK = /\r\n|[\r\n\v\f\u0085\u2028\u2029]/g;
const UNSEEN = /(?!\n)\p{Cc}|[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\ufeff]/gu;
const LONGEST_NAME = 60;
/** Texts that mail programs turn into links. Names don't have any; advertisements do. */
const LINK = /[/@:]|www[.。]|[.。]\p{L}{2}/iu;
/** Characters without a shape of their own: they could hide a link, or make two names look alike. */
const SHAPELESS = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** On one line, without blanks around it. */
export function oneLine(text: string): string {
  return severalLines(text).replace(/\s+/gu, ' ').trim();
}

/** On as many lines as it has, with at most one empty line between two. */
export function severalLines(text: string): string {
  return text
    .toWellFormed()
    .replace(LINE_BREAK, '\n')
    .replaceAll('\t', ' ')
    .replace(UNSEEN, '')
    .replace(/\n\s*\n/g, '\n\n')
    .trim();
}

/** Cut to so many characters, as a reader counts them; the last is then an ellipsis. */
export function shortened(text: string, most = LONGEST_NAME): string {
  const all = Array.from(graphemes.segment(oneLine(text)), ({ segment }) => segment);
  return all.length <= most
    ? all.join('')
    : `${all
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
}

/**
 * A name to greet somebody by and to put before their address; undefined if there is none, or if it's more than a
 * name. Visitors type both their name and the address that the mail goes to, so they could have the site send
 * their advertisement to strangers.
 */
export function greetable(name = ''): string | undefined {
  const line = oneLine(name.replace(SHAPELESS, ''));
  // Some characters only look different: mail programs and browsers take a full-width period for a period.
  const isLink = LINK.test(line.normalize('NFKC'));
  return line === '' || isLink || shortened(line) !== line ? undefined : line;
}
