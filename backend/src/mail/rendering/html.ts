import { cleanLines } from './clean';

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** HTML that {@link html} doesn't escape. */
export class Markup {
  constructor(readonly text: string) {}
}

type Value = string | Markup | readonly Markup[];

/** Builds HTML from a template. Escapes all values except Markup, and removes the template's indentation. */
export function html(strings: TemplateStringsArray, ...values: Value[]): Markup {
  const text = strings.map(
    (each, i) =>
      each.replace(/\n\s+/g, '\n') + (i < values.length ? toMarkup(values[i] ?? '') : ''),
  );
  return new Markup(text.join(''));
}

function toMarkup(value: Value): string {
  if (value instanceof Markup) return value.text;
  if (typeof value === 'string') return escapeHtml(cleanLines(value));
  return value.map(({ text }) => text).join('');
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
