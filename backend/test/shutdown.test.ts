import { createConnection } from 'mongoose';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { newDatabase, waitUntilReady } from './support/app';
import { eventually } from './support/eventually';
import { accountInput, bookingInput } from './support/factories';
import { spawnApi, STARTUP_TIMEOUT_MS, type ApiProcess } from './support/process';
import { SECRET } from './support/secret';

const uri = newDatabase();
let api: ApiProcess;
beforeEach(async () => {
  api = await spawnApi({ MONGODB_URI: uri, JWT_SECRET: SECRET, OPEN_LIST_MAX: '10000' });
  await waitUntilReady(api.url, STARTUP_TIMEOUT_MS);
});
afterEach(() => api.stop());
afterAll(async () => {
  const database = await createConnection(uri).asPromise();
  await database.dropDatabase();
  await database.close();
});

type Outcome = number | 'refused' | 'broken off';

/** Makes a call over one of the agent's connections, and returns its status, or how it failed. */
function call(agent: Agent, path: string, body?: object): Promise<Outcome> {
  return new Promise((resolve) => {
    const call = request(`${api.url}${path}`, {
      agent,
      method: body ? 'POST' : 'GET',
      headers: body ? { 'Content-Type': 'application/json' } : {},
    });
    call.on('response', (response) => {
      response.resume().on('close', () => {
        resolve(response.complete ? (response.statusCode ?? 0) : 'broken off');
      });
    });
    call.on('error', ({ code }: NodeJS.ErrnoException) => {
      // A connection that was never accepted is harmless, since the client tries again elsewhere.
      const untouched = code === 'ECONNREFUSED' || (code === 'ECONNRESET' && !call.reusedSocket);
      resolve(untouched ? 'refused' : 'broken off');
    });
    call.end(body && JSON.stringify(body));
  });
}

it('SIGTERM under load breaks off no call, returns no error, and ends soon', async () => {
  const agent = new Agent({ keepAlive: true });
  const outcomes: Outcome[] = [];
  /** Makes calls until the process refuses connections. */
  const client = async (next: () => Promise<Outcome>) => {
    for (;;) {
      const outcome = await next();
      outcomes.push(outcome);
      if (typeof outcome !== 'number') return;
    }
  };
  const clients = [
    ...Array.from({ length: 12 }, () => client(() => call(agent, '/api/all'))),
    ...Array.from({ length: 4 }, () => client(() => call(agent, '/api/new', bookingInput()))),
    // Slow clients, and clients whose connections are idle at times.
    ...Array.from({ length: 2 }, () =>
      client(() => call(agent, '/api/signup', accountInput({ username: name(), email: mail() }))),
    ),
    ...Array.from({ length: 4 }, () =>
      client(async () => {
        await wait(20);
        return call(agent, '/api/health/ready');
      }),
    ),
  ];
  await eventually(() => {
    expect(outcomes.length).toBeGreaterThan(200);
  }, 20_000);
  const answered = outcomes.length;

  const began = performance.now();
  api.child.kill('SIGTERM');
  expect(await api.exit).toEqual({ exitCode: 0, signal: null });
  expect(performance.now() - began).toBeLessThan(6000);
  await Promise.all(clients);
  agent.destroy();

  expect(outcomes.length).toBeGreaterThan(answered);
  expect(new Set(outcomes)).toEqual(new Set([200, 201, 'refused']));
  expect(api.stderr).toBe('');
});

it('SIGTERM doesn’t wait long for a connection without a request', async () => {
  const silent = connect(api.port, '127.0.0.1');
  const half = connect(api.port, '127.0.0.1');
  await Promise.all([once(silent, 'connect'), once(half, 'connect')]);
  for (const socket of [silent, half]) socket.on('error', () => undefined);
  half.write('POST /api/new HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n{');
  await api.visitor().get('/api/health/live');

  const began = performance.now();
  api.child.kill('SIGTERM');
  expect(await api.exit).toEqual({ exitCode: 0, signal: null });
  expect(performance.now() - began).toBeLessThan(8000);
  expect(api.stderr).toBe('');
});

let serial = 0;
const name = () => `late-walker-${String(++serial)}`;
const mail = () => `late-walker-${String(serial)}@example.com`;

it('SIGTERM ends the process even if the guide listens to events', async () => {
  const guide = api.visitor();
  const account = accountInput();
  const { body } = await guide.post('/api/signup', account);
  const database = await createConnection(uri).asPromise();
  const { username } = account;
  await database.collection('users').updateOne({ username }, { $set: { guide: true } });
  await database.close();
  const events = await fetch(`${api.url}/api/guide/events?date=2030-01-07`, {
    headers: { Authorization: body.accessToken ?? '' },
  });
  expect(events.status).toBe(200);
  const reader = events.body?.pipeThrough(new TextDecoderStream()).getReader();
  let received = '';
  while (!received.includes('event: sheet')) received += String((await reader?.read())?.value);
  const begin = performance.now();
  await api.stop();
  expect(performance.now() - begin).toBeLessThan(4000);
  expect(await reader?.read()).toEqual({ done: true, value: undefined });
});
