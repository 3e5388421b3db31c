import { createConnection } from 'mongoose';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { makeDatabaseUri, waitUntilReady } from './support/app';
import { eventually } from './support/eventually';
import { accountInput, bookingInput } from './support/factories';
import { spawnApi, STARTUP_TIMEOUT_MS, type ApiProcess } from './support/process';
import { SECRET } from './support/secret';

const uri = makeDatabaseUri();
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

type Outcome = number | 'refused' | 'interrupted';

/** Makes a call over one of the agent's connections, and returns its status, or how it failed. */
function sendRequest(agent: Agent, path: string, body?: object): Promise<Outcome> {
  return new Promise((resolve) => {
    const clientRequest = request(`${api.url}${path}`, {
      agent,
      method: body ? 'POST' : 'GET',
      headers: body ? { 'Content-Type': 'application/json' } : {},
    });
    clientRequest.on('response', (response) => {
      response.resume().on('close', () => {
        resolve(response.complete ? (response.statusCode ?? 0) : 'interrupted');
      });
    });
    clientRequest.on('error', ({ code }: NodeJS.ErrnoException) => {
      // A connection that was never accepted is harmless, since the client tries another replica.
      const wasRefused =
        code === 'ECONNREFUSED' || (code === 'ECONNRESET' && !clientRequest.reusedSocket);
      resolve(wasRefused ? 'refused' : 'interrupted');
    });
    clientRequest.end(body && JSON.stringify(body));
  });
}

it('SIGTERM under load ends the process quickly, without interrupting calls or causing errors', async () => {
  const agent = new Agent({ keepAlive: true });
  const outcomes: Outcome[] = [];
  /** Makes calls until the process refuses connections. */
  const runClient = async (makeCall: () => Promise<Outcome>) => {
    for (;;) {
      const outcome = await makeCall();
      outcomes.push(outcome);
      if (typeof outcome !== 'number') return;
    }
  };
  const clients = [
    ...Array.from({ length: 12 }, () => runClient(() => sendRequest(agent, '/api/all'))),
    ...Array.from({ length: 4 }, () =>
      runClient(() => sendRequest(agent, '/api/new', bookingInput())),
    ),
    // Clients that make slow calls, and clients whose connections are sometimes idle.
    ...Array.from({ length: 2 }, () =>
      runClient(() => sendRequest(agent, '/api/signup', accountInput())),
    ),
    ...Array.from({ length: 4 }, () =>
      runClient(async () => {
        await wait(20);
        return sendRequest(agent, '/api/health/ready');
      }),
    ),
  ];
  await eventually(() => {
    expect(outcomes.length).toBeGreaterThan(200);
  }, 20_000);
  const callCountBeforeSignal = outcomes.length;

  const signaledAt = performance.now();
  api.child.kill('SIGTERM');
  expect(await api.exit).toEqual({ exitCode: 0, signal: null });
  expect(performance.now() - signaledAt).toBeLessThan(6000);
  await Promise.all(clients);
  agent.destroy();

  expect(outcomes.length).toBeGreaterThan(callCountBeforeSignal);
  expect(new Set(outcomes)).toEqual(new Set([200, 201, 'refused']));
  expect(api.stderr).toBe('');
});

it('SIGTERM ends the process within seconds, even if connections have no complete request', async () => {
  const idleSocket = connect(api.port, '127.0.0.1');
  const halfSentSocket = connect(api.port, '127.0.0.1');
  await Promise.all([once(idleSocket, 'connect'), once(halfSentSocket, 'connect')]);
  for (const socket of [idleSocket, halfSentSocket]) socket.on('error', () => undefined);
  halfSentSocket.write('POST /api/new HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n{');
  await api.visitor().get('/api/health/live');

  const signaledAt = performance.now();
  api.child.kill('SIGTERM');
  expect(await api.exit).toEqual({ exitCode: 0, signal: null });
  expect(performance.now() - signaledAt).toBeLessThan(8000);
  expect(api.stderr).toBe('');
});

it('SIGTERM ends the process even if the guide is receiving events', async () => {
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
  let receivedText = '';
  while (!receivedText.includes('event: sheet'))
    receivedText += String((await reader?.read())?.value);
  const signaledAt = performance.now();
  await api.stop();
  expect(performance.now() - signaledAt).toBeLessThan(4000);
  expect(await reader?.read()).toEqual({ done: true, value: undefined });
});
