/** What is the same whatever its case: for indexes, and for the queries that are to use them. */
export const ANY_CASE = { locale: 'en', strength: 2 } as const;

/** Sorts behind every text that begins as what it is put behind (Unicode's collation algorithm). */
const BEHIND_ALL = '\uffff';

/** What begins with a text, by {@link ANY_CASE}: a range of the index, and no pattern, so that the text means itself. */
export function startingWith(text: string): { $gte: string; $lt: string } {
  return { $gte: text, $lt: text + BEHIND_ALL };
}
