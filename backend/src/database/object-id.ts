/** Returns whether a string can be a document's id. No document has any other. */
export function isObjectId(text: string): boolean {
  return /^[0-9a-f]{24}$/i.test(text);
}
