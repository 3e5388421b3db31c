import { parseVisitorQuery } from 'shared/visitor-search';

const NOT_ASCII = /[^\x00-\x7f]/;

/** The fields of a document that have its visitor's data. */
interface Fields {
  texts: readonly string[];
  phone?: string;
}

interface VisitorFilter {
  $or: Record<string, RegExp | { $in: RegExp[] }>[];
}

/**
 * Returns a filter that matches every document whose visitor fits a query, and few others. It matches every text that
 * isn't ASCII, since MongoDB can't fold letters, so the documents still have to be checked with `visitorMatcher`.
 */
export function visitorFilter(typed: string, { texts, phone }: Fields): VisitorFilter {
  const { text, digits } = parseVisitorQuery(typed);
  // The query is matched literally.
  const literal = text.replace(/[!-/:-@[-`{-~]/g, '\\$&').replaceAll(' ', '\\s+');
  const patterns = [new RegExp(literal, 'i'), NOT_ASCII];
  return {
    $or: [
      ...texts.map((field) => ({ [field]: { $in: patterns } })),
      ...(phone !== undefined && digits !== '' ? [{ [phone]: new RegExp(digits) }] : []),
    ],
  };
}
