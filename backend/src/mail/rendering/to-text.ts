import { separatorsOf } from 'shared/format';
import { toOneLine, cleanLines } from './clean';
import type { Block, Letter } from './letter';

const MAX_COLUMNS = 78;
const MAX_INDENT = 4;
/** Matches positions where a Chinese line may break: not before a closing mark or after an opening mark. */
const CHINESE_BREAK =
  /(?<=[\p{Script=Han}，。：；？！、）”》])(?![，。：；？！、）”》…])|(?<![（“《])(?=[\p{Script=Han}（“《])/u;
/** Matches characters that are as wide as two Latin letters. */
const WIDE_CHARACTER = /^[\p{Script=Han}\u3000-\u303f\uff00-\uff60]/u;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Renders a letter as plain text, in lines of at most 78 columns. URLs are never broken. */
export function toText({ site, title, blocks, reasonForEmail }: Letter): string {
  const footer = [
    reasonForEmail,
    site.name,
    site.origin,
    ...[site.phone, site.email].filter(isNotEmpty),
  ];
  const parts = [
    wrap(title),
    ...blocks.map((block, i) => {
      // No empty line separates a heading from the block below it.
      const gap = blocks[i - 1]?.kind === 'heading' ? '\n' : '\n\n';
      return gap + renderBlock(block, site.words);
    }),
    '\n\n--\n',
    footer.map((line) => wrap(line)).join('\n'),
    '\n',
  ];
  return parts.join('');
}

function renderBlock(block: Block, { language, letterLabels }: Letter['site']['words']): string {
  const { colon } = separatorsOf(language);
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
    case 'note':
      return wrap(block.text);
    case 'quote':
      return wrap(block.text, '> ', '> ');
    case 'facts':
      return block.rows
        .map(({ label, value, href }) => {
          const line = wrap(label + colon + toOneLine(value), '', '  ');
          return href === undefined || isRedundantUrl(href, value) ? line : `${line}\n  ${href}`;
        })
        .join('\n');
    case 'comparison':
      return block.rows
        .flatMap(({ label, before, after }) => [
          wrap(label),
          wrap(letterLabels.before + colon + toOneLine(before), '  ', '    '),
          wrap(letterLabels.now + colon + toOneLine(after), '  ', '    '),
        ])
        .join('\n');
    case 'list':
      return block.items.map((item) => wrap(toOneLine(item), '- ', '  ')).join('\n');
    case 'links':
      return block.items
        .map(({ text, href }) => `${wrap(toOneLine(text), '- ', '  ')}\n  ${href}`)
        .join('\n');
    case 'action': {
      const endsSentence = /[.!?。！？]$/.test(block.text);
      return `${wrap(endsSentence ? block.text : block.text + colon.trimEnd())}\n${block.href}`;
    }
  }
}

/** Whether a URL adds nothing to the text, because it is a `tel:` or `mailto:` link or equals the text. */
function isRedundantUrl(href: string, text: string): boolean {
  return /^(tel|mailto):/.test(href) || href === text;
}

/** Wraps text, keeping its own line breaks. Words that are longer than a line are split. */
function wrap(text: string, firstIndent = '', otherIndent = firstIndent): string {
  const lines: string[] = [];
  let indent = firstIndent;
  for (const paragraph of cleanLines(text).split('\n')) {
    let line = indent;
    let width = widthOf(indent);
    let isEmpty = true;
    for (const { text: part, space } of splitIntoParts(paragraph)) {
      // The widths are summed, because measuring the whole line after each word would be slow.
      const partWidth = widthOf(part);
      if (!isEmpty && width + space.length + partWidth > MAX_COLUMNS) {
        lines.push(line);
        line = otherIndent;
        width = widthOf(otherIndent);
        isEmpty = true;
      }
      line += isEmpty ? part : space + part;
      width += isEmpty ? partWidth : space.length + partWidth;
      isEmpty = false;
    }
    lines.push(line.trimEnd());
    indent = otherIndent;
  }
  return lines.join('\n');
}

/**
 * Splits a paragraph into parts between which a line may break, and returns the space before each part, too. Keeps
 * no-break spaces.
 */
function splitIntoParts(paragraph: string): { text: string; space: string }[] {
  return paragraph
    .split(/[^\S\u00a0\u202f]+/)
    .filter(isNotEmpty)
    .flatMap((word) => {
      const parts = isUrl(word) ? [word] : word.split(CHINESE_BREAK).flatMap(splitLongWord);
      return parts.map((text, i) => ({ text, space: i === 0 ? ' ' : '' }));
    });
}

function isUrl(word: string): boolean {
  return /^https?:\/\//.test(word);
}

function splitLongWord(word: string): string[] {
  const maxLength = MAX_COLUMNS - MAX_INDENT;
  if (word.length <= maxLength) return [word];
  const characters = Array.from(graphemes.segment(word), ({ segment }) => segment);
  const count = Math.ceil(characters.length / maxLength);
  return Array.from({ length: count }, (_, i) =>
    characters.slice(i * maxLength, (i + 1) * maxLength).join(''),
  );
}

function widthOf(text: string): number {
  return Array.from(graphemes.segment(text)).reduce(
    (width, { segment }) => width + (WIDE_CHARACTER.test(segment) ? 2 : 1),
    0,
  );
}

function isNotEmpty(text: string | undefined): text is string {
  return text !== undefined && text !== '';
}
