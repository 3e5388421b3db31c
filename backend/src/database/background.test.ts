import { setTimeout as wait } from 'node:timers/promises';
import { Background } from './background';

it('continues after a failure, reports it, and stops after its last turn', async () => {
  let turns = 0;
  let running = 0;
  const failures: unknown[] = [];
  const background = new Background(
    { ready: true },
    {
      pauseMs: 1,
      work: async () => {
        turns++;
        running++;
        await wait(5);
        running--;
        throw new Error('The database went away.');
      },
      onFailure: (error) => failures.push(error),
    },
  );
  background.start();
  while (turns < 2) await wait(5);
  await background.stop();
  expect(running).toBe(0);
  expect(failures.length).toBeGreaterThanOrEqual(turns - 1);
  expect(failures[0]).toEqual(new Error('The database went away.'));
  const before = turns;
  await wait(20);
  expect(turns).toBe(before);
});

it('reports no failure when it is stopped', async () => {
  const failures: unknown[] = [];
  const background = new Background(
    { ready: true },
    {
      pauseMs: 1,
      work: (signal) => wait(10_000, undefined, { signal }),
      onFailure: (error) => failures.push(error),
    },
  );
  background.start();
  await wait(5);
  await background.stop();
  expect(failures).toEqual([]);
});

it('does nothing while the database isn’t ready', async () => {
  let turns = 0;
  const background = new Background(
    { ready: false },
    {
      pauseMs: 1,
      work: () => {
        turns++;
        return Promise.resolve();
      },
      onFailure: () => undefined,
    },
  );
  background.start();
  await wait(20);
  await background.stop();
  expect(turns).toBe(0);
});
