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
  const parts = strings.map((each, i) => {
    const unindented = each.replace(/\n\s+/g, '\n');
    return i < values.length ? unindented + renderValue(values[i] ?? '') : unindented;
  });
  return new Markup(parts.join(''));
}

function renderValue(value: Value): string {
  if (value instanceof Markup) return value.text;
  if (typeof value === 'string') return escapeHtml(cleanLines(value));
  return value.map(({ text }) => text).join('');
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
