/** Whether a text can be the id of a document; what can't is as unknown as any other. */
export function isObjectId(text: string): boolean {
  return /^[0-9a-f]{24}$/i.test(text);
}
