/** Returns a name as used in URLs, file names, and ids: "SOHO AND VILLAGES" becomes soho-and-villages. */
export function slugOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}
