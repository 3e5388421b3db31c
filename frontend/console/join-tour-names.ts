const listFormat = new Intl.ListFormat('en-US');

/** Joins the names of tours, each once: "Brooklyn Bridge and Times Square". */
export function joinTourNames(names: readonly string[]): string {
  return listFormat.format(new Set(names));
}
