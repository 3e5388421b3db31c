/**
 * Stops the API's clock at an instant, until `vi.useRealTimers()`. Timers stay real, because the API and its database
 * need them.
 */
export function stopClock(now: Date): void {
  vi.useFakeTimers({ now, toFake: ['Date'] });
}
