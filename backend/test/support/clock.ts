/** Timers that stay real, because the API and its database need them. Only `Date` is faked. */
const REAL_TIMERS = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;

/** Stops the API's clock at an instant, until `jest.useRealTimers()`. Timers run on. */
export function stopClock(now: Date): void {
  jest.useFakeTimers({ now, doNotFake: [...REAL_TIMERS] });
}
