/** Counts code points, as the API's limits do. `length` would count an emoji as two. */
export function countCharacters(text: string): number {
  return Array.from(text).length;
}
