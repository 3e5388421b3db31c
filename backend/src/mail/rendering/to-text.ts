import { toOneLine, cleanLines } from './clean';
import type { Block, Letter } from './letter';

const COLUMNS = 78;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Renders a letter as plain text, in lines of at most 78 columns. URLs are never broken. */
export function toText({ site, title, blocks, why }: Letter): string {
  const { siteName } = site.words;
  const footer = [why, siteName, site.origin, ...[site.phone, site.email].filter(isNotEmpty)];
  const parts = [
    wrap(title),
    ...blocks.map((block, i) => {
      // No empty line separates a heading from the block below it.
      const gap = blocks[i - 1]?.kind === 'heading' ? '\n' : '\n\n';
      return gap + renderBlock(block, site.words.letter);
    }),
    '\n\n--\n',
    footer.map((line) => wrap(line)).join('\n'),
    '\n',
  ];
  return parts.join('');
}

function renderBlock(block: Block, words: Letter['site']['words']['letter']): string {
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
          const line = wrap(`${label}: ${toOneLine(value)}`, '', '  ');
          return href === undefined || isRedundantUrl(href, value) ? line : `${line}\n  ${href}`;
        })
        .join('\n');
    case 'comparison':
      return block.rows
        .flatMap(({ label, before, after }) => [
          wrap(label),
          wrap(`${words.before}: ${toOneLine(before)}`, '  ', '    '),
          wrap(`${words.now}: ${toOneLine(after)}`, '  ', '    '),
        ])
        .join('\n');
    case 'list':
      return block.items.map((item) => wrap(toOneLine(item), '- ', '  ')).join('\n');
    case 'links':
      return block.items
        .map(({ text, href }) => `${wrap(toOneLine(text), '- ', '  ')}\n  ${href}`)
        .join('\n');
    case 'action':
      return `${wrap(/[.!?]$/.test(block.text) ? block.text : `${block.text}:`)}\n${block.href}`;
  }
}

/** Whether a URL adds nothing to the text, because it is a `tel:` or `mailto:` link or equals the text. */
function isRedundantUrl(href: string, text: string): boolean {
  return /^(tel|mailto):/.test(href) || href === text;
}

/** Wraps a text, keeping its own line breaks. Words that are longer than a line are split. */
function wrap(text: string, first = '', rest = first): string {
  const lines: string[] = [];
  let indent = first;
  for (const paragraph of cleanLines(text).split('\n')) {
    let line = indent;
    let width = widthOf(indent);
    let isEmpty = true;
    for (const word of paragraph.split(/\s+/).filter(isNotEmpty).flatMap(splitLongWord)) {
      // The widths are summed, because measuring the whole line after each word would be slow.
      const added = widthOf(word);
      if (!isEmpty && width + 1 + added > COLUMNS) {
        lines.push(line);
        line = rest;
        width = widthOf(rest);
        isEmpty = true;
      }
      line += isEmpty ? word : ` ${word}`;
      width += isEmpty ? added : added + 1;
      isEmpty = false;
    }
    lines.push(line.trimEnd());
    indent = rest;
  }
  return lines.join('\n');
}

function splitLongWord(word: string): string[] {
  const maxLength = COLUMNS - 4;
  if (/^https?:\/\//.test(word) || word.length <= maxLength) return [word];
  const all = Array.from(graphemes.segment(word), ({ segment }) => segment);
  const count = Math.ceil(all.length / maxLength);
  return Array.from({ length: count }, (_, i) =>
    all.slice(i * maxLength, (i + 1) * maxLength).join(''),
  );
}

function widthOf(text: string): number {
  return Array.from(graphemes.segment(text)).length;
}

function isNotEmpty(text: string | undefined): text is string {
  return text !== undefined && text !== '';
}
