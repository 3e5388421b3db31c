export function formatPeople(count: number): string {
  return count === 1 ? '1 person' : `${String(count)} people`;
}
