/** Resolves as soon as the browser is online again, or after the given time at the latest. */
export function pauseUntilOnline(maxMs: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, maxMs);
    addEventListener('online', done);
  });
}
