import { parseVisitorQuery } from 'shared/visitor-search';

const NON_ASCII = /[^\x00-\x7f]/;

/** The names of a document's fields that contain a visitor's data. */
interface VisitorFields {
  texts: readonly string[];
  phone?: string;
}

interface VisitorFilter {
  $or: Record<string, RegExp | { $in: RegExp[] }>[];
}

/**
 * Returns a filter that matches every document whose visitor matches a query, and few others. Because MongoDB can't
 * ignore accents, the filter matches all non-ASCII text. Check the documents with `visitorMatcher`, too.
 */
export function visitorFilter(query: string, { texts, phone }: VisitorFields): VisitorFilter {
  const { text, digits } = parseVisitorQuery(query);
  // Escapes the characters that have a special meaning in regular expressions.
  const literalPattern = text.replace(/[!-/:-@[-`{-~]/g, '\\$&').replaceAll(' ', '\\s+');
  const patterns = [new RegExp(literalPattern, 'i'), NON_ASCII];
  return {
    $or: [
      ...texts.map((field) => ({ [field]: { $in: patterns } })),
      ...(phone !== undefined && digits !== '' ? [{ [phone]: new RegExp(digits) }] : []),
    ],
  };
}
