/** The difference between the server's clock and this one, in milliseconds, from the server's responses. */
let offset = 0;

/** Reads a response's Date header, which has whole seconds. */
export function noteServerTime(date: string | null): void {
  const time = Date.parse(date ?? '');
  if (!Number.isNaN(time)) offset = time - Date.now();
}

/** Returns the time by the server's clock, which decides about bookings even if the visitor's clock is wrong. */
export function now(): Date {
  return new Date(Date.now() + offset);
}
