/** Turns a notice about a departure into the predicate of a sentence: "está lleno", or "pasó al 30 nov". */
export function predicate(notice: string): string {
  return notice.startsWith('pasó') ? notice : `está ${notice}`;
}
