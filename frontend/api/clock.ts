/** The server's time minus this device's, as of the server's last response. */
let offsetMs = 0;

/** Sets the clock from a response's Date header, which has a resolution of one second. */
export function syncWithServer(dateHeader: string | null): void {
  const serverTime = Date.parse(dateHeader ?? '');
  if (!Number.isNaN(serverTime)) offsetMs = serverTime - Date.now();
}

/** Returns the server's time, which decides deadlines even if this device's clock is wrong. */
export function now(): Date {
  return new Date(Date.now() + offsetMs);
}
