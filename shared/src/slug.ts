/** Returns a name's slug for URLs, file names, and ids: "soho-and-villages" for "SOHO AND VILLAGES". */
export function slugOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}
