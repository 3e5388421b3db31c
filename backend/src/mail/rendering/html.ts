import { severalLines } from './clean';

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text that is HTML already. Only {@link html} makes it. */
export class Markup {
  constructor(readonly text: string) {}
}

type Value = string | Markup | readonly Markup[];

/**
 * A piece of HTML: whatever stands in its gaps is escaped, unless it is HTML itself. It isn't indented as it
 * is here.
 */
export function html(strings: TemplateStringsArray, ...values: Value[]): Markup {
  const text = strings.map(
    (each, i) => each.replace(/\n\s+/g, '\n') + (i < values.length ? inHtml(values[i] ?? '') : ''),
  );
  return new Markup(text.join(''));
}

function inHtml(value: Value): string {
  if (value instanceof Markup) return value.text;
  if (typeof value === 'string') return escaped(severalLines(value));
  return value.map(({ text }) => text).join('');
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
