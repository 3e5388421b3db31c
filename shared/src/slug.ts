/** A name as addresses, files and ids have it: "SOHO AND VILLAGES" is soho-and-villages. */
export function slugOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}
