/** The time by which a departure is known, the end of its id: it stays when the guide changes the start. */
export function departureTime(id: string): string {
  return `${id.slice(-4, -2)}:${id.slice(-2)}`;
}
