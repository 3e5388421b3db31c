/** Formats a number of people: "1 person", or "4 people". */
export function formatPeople(count: number): string {
  return count === 1 ? '1 person' : `${String(count)} people`;
}
