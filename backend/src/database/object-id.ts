/** Returns whether a string has the format of a document's id. */
export function isObjectId(text: string): boolean {
  return /^[0-9a-f]{24}$/i.test(text);
}
