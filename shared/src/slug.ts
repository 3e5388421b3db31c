/** Converts a name for URLs, file names, and ids: "SOHO AND VILLAGES" becomes "soho-and-villages". */
export function slugOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}
