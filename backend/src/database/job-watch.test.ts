import type { Logger } from '@nestjs/common';
import { JobWatch } from './job-watch';

const MINUTE_MS = 60 * 1000;

let lines: [string, object][];
let watch: JobWatch;
beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  const logger = {
    log: (fields: object) => lines.push(['info', fields]),
    error: (fields: object) => lines.push(['error', fields]),
  } as unknown as Logger;
  watch = new JobWatch('expiry', logger);
});
afterEach(() => {
  vi.useRealTimers();
});

const failure = new Error('No');
const failureLine = [
  'error',
  expect.objectContaining({ job: 'expiry', error: 'Error', message: 'No' }),
];

test('a failing job is logged and counted, and its next success is logged', () => {
  watch.recordSuccess();
  watch.recordFailure(failure);
  watch.recordSuccess();
  watch.recordSuccess();
  expect(lines).toEqual([
    failureLine,
    ['info', { msg: 'A background job works again', job: 'expiry' }],
  ]);
  expect(watch.failureCount).toBe(1);
});

test('a repeated failure is logged only once in ten minutes, but a different failure is logged immediately', () => {
  for (let minute = 0; minute < 9; minute++) {
    watch.recordFailure(failure);
    vi.advanceTimersByTime(MINUTE_MS);
  }
  expect(lines).toEqual([failureLine]);
  const otherFailure = new TypeError('No');
  watch.recordFailure(otherFailure);
  watch.recordFailure(otherFailure);
  expect(lines).toHaveLength(2);
  vi.advanceTimersByTime(10 * MINUTE_MS);
  watch.recordFailure(otherFailure);
  watch.recordFailure(otherFailure);
  expect(lines).toHaveLength(3);
  expect(watch.failureCount).toBe(13);
});
