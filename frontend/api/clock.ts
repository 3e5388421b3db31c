/** How far the visitor's clock is off, in milliseconds; learned from the server's answers. */
let offset = 0;

/** Takes note of an answer's Date header, which counts whole seconds. */
export function noteServerTime(date: string | null): void {
  const time = Date.parse(date ?? '');
  if (!Number.isNaN(time)) offset = time - Date.now();
}

/** The time by the server's clock: bookings go by it, whatever the visitor's says. */
export function now(): Date {
  return new Date(Date.now() + offset);
}
