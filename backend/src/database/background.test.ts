import { Background } from './background';
import type { DatabaseService } from './database.service';

const database = { ready: true } as DatabaseService;

it('goes on after a failure, and stops when its last turn is over', async () => {
  let turns = 0;
  let under = 0;
  const background = new Background(database, 1, async () => {
    turns++;
    under++;
    await new Promise((resolve) => setTimeout(resolve, 5));
    under--;
    throw new Error('The database went away.');
  });
  background.start();
  await new Promise((resolve) => setTimeout(resolve, 50));
  await background.stop();
  expect(turns).toBeGreaterThan(1);
  expect(under).toBe(0);
  const before = turns;
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(turns).toBe(before);
});

it('does nothing while there is no database', async () => {
  let turns = 0;
  const away = { ready: false } as DatabaseService;
  const background = new Background(away, 1, () => {
    turns++;
    return Promise.resolve();
  });
  background.start();
  await new Promise((resolve) => setTimeout(resolve, 20));
  await background.stop();
  expect(turns).toBe(0);
});
