import { setTimeout as wait } from 'node:timers/promises';
import { BackgroundLoop } from './background-loop';

test('a background loop reports a failed run and continues, and stops only when the last run has ended', async () => {
  let runs = 0;
  let unfinishedRuns = 0;
  const failures: unknown[] = [];
  const loop = new BackgroundLoop(
    { ready: true },
    {
      pauseMs: 1,
      work: async () => {
        runs++;
        unfinishedRuns++;
        await wait(5);
        unfinishedRuns--;
        throw new Error('The database is down.');
      },
      onFailure: (error) => failures.push(error),
    },
  );
  loop.start();
  while (runs < 2) await wait(5);
  await loop.stop();
  expect(unfinishedRuns).toBe(0);
  expect(failures.length).toBeGreaterThanOrEqual(runs - 1);
  expect(failures[0]).toEqual(new Error('The database is down.'));
  const runsBefore = runs;
  await wait(20);
  expect(runs).toBe(runsBefore);
});

test('a background loop that is stopped during a run reports no failure', async () => {
  const failures: unknown[] = [];
  const loop = new BackgroundLoop(
    { ready: true },
    {
      pauseMs: 1,
      work: (signal) => wait(10_000, undefined, { signal }),
      onFailure: (error) => failures.push(error),
    },
  );
  loop.start();
  await wait(5);
  await loop.stop();
  expect(failures).toEqual([]);
});

test('a background loop doesn’t run its task while the database isn’t ready', async () => {
  let runs = 0;
  const loop = new BackgroundLoop(
    { ready: false },
    {
      pauseMs: 1,
      work: () => {
        runs++;
        return Promise.resolve();
      },
      onFailure: () => undefined,
    },
  );
  loop.start();
  await wait(20);
  await loop.stop();
  expect(runs).toBe(0);
});
