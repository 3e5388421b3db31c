import { LAPSE_TIMES } from './lapse-times';

it('bookings become figures before MongoDB deletes them, also where a replica dies meanwhile', () => {
  const { checkMs, everyMs, leaseMs, earlyMs } = LAPSE_TIMES;
  // The one that dies is a check late, and the one that takes over, too.
  const takenOver = everyMs + checkMs + leaseMs + checkMs;
  // It has to be done, and the server's clock may be ahead of the replicas'.
  const doneWithinMs = 2 * 60 * 1000;
  expect(earlyMs).toBeGreaterThan(takenOver + doneWithinMs);
});
