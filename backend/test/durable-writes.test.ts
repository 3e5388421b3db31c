import type { mongo } from 'mongoose';
import { makeDatabaseUri, startApp, stopApp, waitUntilReady, type RunningApp } from './support/app';
import { bookingInput } from './support/factories';

const WRITE_COMMANDS = ['insert', 'update', 'delete', 'findAndModify', 'createIndexes'];

let app: RunningApp;
const commands: mongo.CommandStartedEvent[] = [];
beforeAll(async () => {
  const uri = makeDatabaseUri();
  // The API overrides the weaker write concern of this connection string.
  const options = 'monitorCommands=true&w=1&journal=false';
  app = await startApp(`${uri}${uri.includes('?') ? '&' : '?'}${options}`);
  await waitUntilReady(app.url);
  app.database.getClient().on('commandStarted', (command) => commands.push(command));
});
afterAll(async () => {
  await app.database.dropDatabase();
  await stopApp(app);
});

it('every write returns only after a majority of the replica set has it on disk', async () => {
  const guest = app.visitor();
  await guest.becomeGuest();
  for (const path of ['/api/new', '/api/newTwo']) await guest.post(path, bookingInput());
  const account = await guest.signUp();
  const [booking] = (await guest.get('/api/all')).list;
  await guest.put(`/api/editour/${String(booking?._id)}`, bookingInput({ people: 3 }));
  await guest.delete(`/api/deletetour/${String(booking?._id)}`);
  expect((await guest.post(`/api/restoretour/${String(booking?._id)}`)).status).toBe(200);
  await guest.post('/api/login', { ...account, password: 'wrong password' });
  await guest.delete('/api/logout');

  const writes = commands.filter(({ commandName }) => WRITE_COMMANDS.includes(commandName));
  const kinds = new Set(writes.map(({ commandName }) => commandName));
  expect(kinds).toEqual(new Set(['insert', 'update', 'findAndModify', 'delete']));
  const writesWithoutTransaction = writes.filter(({ command }) => command.autocommit === undefined);
  expect(writesWithoutTransaction.length).toBeGreaterThan(0);
  for (const { commandName, command } of writesWithoutTransaction) {
    expect([commandName, command.writeConcern]).toEqual([
      commandName,
      { w: 'majority', j: true, wtimeout: 10_000 },
    ]);
  }
  // In a transaction, only the commit has the write concern.
  const commits = commands.filter(({ commandName }) => commandName === 'commitTransaction');
  expect(commits.length).toBeGreaterThan(4);
  for (const { command } of commits) {
    expect(command.writeConcern).toMatchObject({ w: 'majority', j: true });
  }
});
