import { parseVisitorQuery } from 'shared/visitor-search';

const NOT_ASCII = /[^\x00-\x7f]/;

/** The names of the fields by which a document's visitor can be found. */
interface Fields {
  texts: readonly string[];
  phone?: string;
}

interface VisitorFilter {
  $or: Record<string, RegExp | { $in: RegExp[] }>[];
}

/**
 * Matches every document whose visitor a query finds, and leaves out nearly all others: those whose texts need
 * no folding and don't contain the query. Texts with other letters match, so what is found must still be
 * checked with `visitorMatcher`.
 */
export function visitorFilter(typed: string, { texts, phone }: Fields): VisitorFilter {
  const { text, digits } = parseVisitorQuery(typed);
  // The query means itself, whatever a pattern would make of its characters.
  const literal = text.replace(/[!-/:-@[-`{-~]/g, '\\$&').replaceAll(' ', '\\s+');
  const patterns = [new RegExp(literal, 'i'), NOT_ASCII];
  return {
    $or: [
      ...texts.map((field) => ({ [field]: { $in: patterns } })),
      ...(phone !== undefined && digits !== '' ? [{ [phone]: new RegExp(digits) }] : []),
    ],
  };
}
