import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApiError, callApi } from './client';
import { now } from './clock';

const realFetch = globalThis.fetch;
let close = () => Promise.resolve();

/** Answers the client's relative addresses from a server of this test's own. */
async function serve(listener: RequestListener): Promise<void> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  globalThis.fetch = (path, init) =>
    realFetch(`http://127.0.0.1:${String(port)}${path as string}`, init);
  close = () =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(() => {
        resolve();
      });
    });
}

afterEach(async () => {
  await close();
  close = () => Promise.resolve();
  globalThis.fetch = realFetch;
});

async function failure(call: Promise<unknown>): Promise<ApiError> {
  return call.then(
    () => {
      throw new Error('The call succeeded');
    },
    (error: unknown) => error as ApiError,
  );
}

test('calls carry JSON, and a token only where one is given', async () => {
  const seen: IncomingMessage['headers'][] = [];
  await serve((request, response) => {
    seen.push(request.headers);
    response.end('{"ok":true}');
  });
  await expect(callApi('/new', { method: 'POST', body: { a: 1 } })).resolves.toEqual({ ok: true });
  await callApi('/session', { token: 'abc' });
  expect(seen[0]).toMatchObject({ 'content-type': 'application/json' });
  expect(seen[0]).not.toHaveProperty('authorization');
  expect(seen[1]).toMatchObject({ authorization: 'abc' });
  expect(seen[1]).not.toHaveProperty('content-type');
});

test('a 204 has no value', async () => {
  await serve((_, response) => response.writeHead(204).end());
  await expect(callApi('/logout', { method: 'DELETE' })).resolves.toBeUndefined();
});

test('a problem becomes its sentence and its fields', async () => {
  const problem = {
    errorMessage: 'People must be a whole number.',
    errors: [{ field: 'people', message: 'People must be a whole number.' }],
  };
  await serve((_, response) => response.writeHead(400).end(JSON.stringify(problem)));
  const error = await failure(callApi('/new'));
  expect(error).toMatchObject({
    status: 400,
    message: 'People must be a whole number.',
    fields: { people: 'People must be a whole number.' },
  });
});

test.each([
  ['no body', ''],
  ['HTML', '<h1>Bad gateway</h1>'],
  ['no sentence', '{"title":"Bad Gateway"}'],
  ['an empty sentence', '{"errorMessage":""}'],
  ['something else', 'null'],
])('an error with %s gets the standard sentence', async (_, body) => {
  await serve((_request, response) => response.writeHead(502).end(body));
  const error = await failure(callApi('/all'));
  expect(error).toBeInstanceOf(ApiError);
  expect(error.message).toBe('Internal server error. Please check your server');
  expect(error.sentence).toBeUndefined();
});

test('no answer is an error of its own', async () => {
  await serve((request) => request.socket.destroy());
  const error = await failure(callApi('/all'));
  expect(error.status).toBe(0);
  expect(error.message).toMatch(/can’t be reached/);
});

test('the time is the server’s, whatever this clock says', async () => {
  const later = Date.now() + 3 * 24 * 60 * 60 * 1000;
  await serve((_, response) => {
    response.setHeader('Date', new Date(later).toUTCString());
    response.end('{}');
  });
  await callApi('/all');
  expect(Math.abs(now().getTime() - later)).toBeLessThan(5000);
});
