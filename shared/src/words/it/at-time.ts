/** Adds the preposition to a time: "alle 10:00", or "all’1:00". */
export function atTime(time: string): string {
  return time.startsWith('1:') ? `all’${time}` : `alle ${time}`;
}
