const listFormat = new Intl.ListFormat('en-US');

/** Joins the names of places, each once: "Brooklyn Bridge and Times Square". */
export function formatPlaces(places: readonly string[]): string {
  return listFormat.format(new Set(places));
}
