import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApiError, urlOf, callApi, isTemporary, errorSentence, setSentences } from './client';
import { now } from './clock';
import { SENTENCES } from './sentences';

const realFetch = globalThis.fetch;
let close = () => Promise.resolve();

/** Serves the client's relative URLs from a server of this test. */
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

const TOUR = { place: 'Central Park', day: 'Monday', people: 2 } as const;

test('a call carries JSON, and a token only if one is given', async () => {
  const seen: IncomingMessage['headers'][] = [];
  await serve((request, response) => {
    seen.push(request.headers);
    response.end('{"ok":true}');
  });
  await expect(callApi('POST /new', { body: TOUR })).resolves.toEqual({ ok: true });
  await callApi('GET /session', { token: 'abc' });
  expect(seen[0]).toMatchObject({ 'content-type': 'application/json' });
  expect(seen[0]).not.toHaveProperty('authorization');
  expect(seen[1]).toMatchObject({ authorization: 'abc' });
  expect(seen[1]).not.toHaveProperty('content-type');
});

test('a call uses the method, path, and query of its endpoint', async () => {
  const seen: unknown[] = [];
  await serve((request, response) => {
    seen.push([request.method, request.url]);
    response.end('[]');
  });
  await callApi('DELETE /guide/parties/{list}/{id}', { path: { list: 'day', id: 'a/b?c' } });
  await callApi('GET /guide/days', { query: { from: '2030-01-07', days: 14 } });
  await callApi('GET /departures', {
    query: { list: 'day', place: 'Central Park', to: undefined },
  });
  expect(seen).toEqual([
    ['DELETE', '/api/guide/parties/day/a%2Fb%3Fc'],
    ['GET', '/api/guide/days?from=2030-01-07&days=14'],
    ['GET', '/api/departures?list=day&place=Central+Park'],
  ]);
});

test('links use the same URLs', () => {
  expect(urlOf('GET /account/data')).toBe('/api/account/data');
  expect(urlOf('GET /calendar/{id}', { path: { id: '1' } })).toBe('/api/calendar/1');
});

test('a 204 has no value', async () => {
  await serve((_, response) => response.writeHead(204).end());
  await expect(callApi('DELETE /logout')).resolves.toBeUndefined();
});

test('a problem becomes an error with its sentence and fields', async () => {
  const problem = {
    errorMessage: 'People must be a whole number.',
    errors: [{ field: 'people', message: 'People must be a whole number.' }],
  };
  await serve((_, response) => response.writeHead(400).end(JSON.stringify(problem)));
  const error = await failure(callApi('POST /new', { body: TOUR }));
  expect(error).toMatchObject({
    status: 400,
    message: 'People must be a whole number.',
    fields: { people: 'People must be a whole number.' },
  });
});

describe('in another language', () => {
  const full = { code: 'full', values: { left: 2 } };
  const answer = (problem: object) =>
    serve((_, response) => response.writeHead(409).end(JSON.stringify(problem)));
  const say = (code: string, values: object) =>
    code === 'full' ? `complet : ${JSON.stringify(values)}` : undefined;

  beforeEach(() => {
    const own = { noSentence: 'Rien.', offline: 'Hors ligne.' };
    setSentences(own, () => Promise.resolve(say));
  });
  afterAll(() => {
    setSentences(SENTENCES, () => Promise.reject(new Error('No words')));
  });

  test('a refusal is worded by its code and values', async () => {
    await answer({ errorMessage: 'Full.', ...full });
    expect((await failure(callApi('POST /new', { body: TOUR }))).message).toBe(
      'complet : {"left":2}',
    );
  });

  test('refusals of fields are worded in the same way, and together make the error’s sentence', async () => {
    const errors = [
      { field: 'date', message: 'Full.', ...full },
      { field: 'time', message: 'Full, too.', code: 'full' },
    ];
    await answer({ errorMessage: 'Full. Full, too.', errors });
    expect(await failure(callApi('POST /new', { body: TOUR }))).toMatchObject({
      fields: { date: 'complet : {"left":2}', time: 'complet : {}' },
      message: 'complet : {"left":2} complet : {}',
    });
  });

  test('the server’s sentence is shown if a code has no words, or the words can’t be loaded', async () => {
    await answer({ errorMessage: 'Newer.', code: 'newer' });
    expect((await failure(callApi('POST /new', { body: TOUR }))).message).toBe('Newer.');
    await close();
    setSentences(SENTENCES, () => Promise.reject(new Error('No words')));
    await answer({ errorMessage: 'Full.', ...full });
    expect((await failure(callApi('POST /new', { body: TOUR }))).message).toBe('Full.');
  });

  test('errors without a sentence from the server are worded in it, too', async () => {
    await serve((request) => request.socket.destroy());
    expect((await failure(callApi('GET /all'))).message).toBe('Hors ligne.');
    expect(errorSentence(new Error('Oops'))).toBe('Rien.');
  });
});

test.each([
  ['5', 5],
  ['0', 0],
  ['Wed, 21 Oct 2026 07:28:00 GMT', undefined],
  [undefined, undefined],
])('of %j the seconds to wait are %j', async (header, seconds) => {
  await serve((_, response) => {
    if (header !== undefined) response.setHeader('Retry-After', header);
    response.writeHead(429).end();
  });
  expect((await failure(callApi('GET /all'))).retryAfter).toBe(seconds);
});

test.each([
  ['no body', ''],
  ['HTML', '<h1>Bad gateway</h1>'],
  ['no sentence', '{"title":"Bad Gateway"}'],
  ['an empty sentence', '{"errorMessage":""}'],
  ['something else', 'null'],
])('an error with %s gets the standard sentence', async (_, body) => {
  await serve((_request, response) => response.writeHead(502).end(body));
  const error = await failure(callApi('POST /guest'));
  expect(error).toBeInstanceOf(ApiError);
  expect(error.message).toBe('Internal server error. Please check your server');
  expect(error.sentence).toBeUndefined();
});

test('a missing response is an error of its own', async () => {
  await serve((request) => request.socket.destroy());
  const error = await failure(callApi('GET /all'));
  expect(error.status).toBe(0);
  expect(error.message).toMatch(/can’t reach the server/);
});

test('a response that breaks off or isn’t the API’s counts as missing', async () => {
  for (const body of ['{"arrived":', '<h1>Sign in to the Wi-Fi</h1>']) {
    await serve((_, response) => response.end(body));
    const error = await failure(callApi('GET /guide'));
    expect(error.status).toBe(0);
    await close();
  }
});

test.each([
  [[0, 408, 429, 502, 503, 504], true],
  [[400, 401, 403, 404, 409, 500], false],
])('of %j it is %j that they may pass', (statuses, passes) => {
  for (const status of statuses) expect(isTemporary(new ApiError(status))).toBe(passes);
  expect(isTemporary(new TypeError())).toBe(false);
});

test('the time is the server’s even if this clock is wrong', async () => {
  const later = Date.now() + 3 * 24 * 60 * 60 * 1000;
  await serve((_, response) => {
    response.setHeader('Date', new Date(later).toUTCString());
    response.end('{}');
  });
  await callApi('GET /all');
  expect(Math.abs(now().getTime() - later)).toBeLessThan(5000);
});

describe('while the service is being restarted', () => {
  const KEY = 'a-key';

  /** Records when each call arrives, and responds with the next status, finally with 200. */
  function answerWith(...statuses: number[]) {
    jest.useFakeTimers();
    const begin = Date.now();
    const calls: { afterMs: number; key: string | null }[] = [];
    globalThis.fetch = (_, init) => {
      const key = new Headers(init?.headers).get('Idempotency-Key');
      calls.push({ afterMs: Date.now() - begin, key });
      const status = statuses.shift() ?? 200;
      return status === 0
        ? Promise.reject(new TypeError('Failed to fetch'))
        : Promise.resolve(new Response('{"ok":true}', { status }));
    };
    return { times: () => calls.map(({ afterMs }) => afterMs), calls };
  }

  /** Advances the clock until the call ends. */
  async function outcome(call: Promise<unknown>): Promise<unknown> {
    const settled = call.catch((error: unknown) => (error as ApiError).status);
    await jest.runAllTimersAsync();
    return settled;
  }

  afterEach(() => {
    jest.useRealTimers();
  });

  test.each([502, 503, 504])('a %i is followed by a second call and a third', async (status) => {
    const { times } = answerWith(status, status);
    expect(await outcome(callApi('GET /all'))).toEqual({ ok: true });
    expect(times()).toEqual([0, 1000, 3000]);
  });

  test('there is no fourth call', async () => {
    const { times } = answerWith(503, 502, 504, 503);
    expect(await outcome(callApi('GET /all'))).toBe(504);
    expect(times()).toEqual([0, 1000, 3000]);
  });

  test.each<[string, string | null, () => Promise<unknown>]>([
    ['a PUT', null, () => callApi('PUT /editour/{id}', { path: { id: '1' }, body: TOUR })],
    ['a DELETE', null, () => callApi('DELETE /logout')],
    ['a POST with a key', KEY, () => callApi('POST /new', { body: TOUR, idempotencyKey: KEY })],
    ['a POST that says so', null, () => callApi('POST /guest', { repeatable: true })],
  ])('%s is repeated as it was', async (_, key, call) => {
    const { calls } = answerWith(503);
    expect(await outcome(call())).toEqual({ ok: true });
    expect(calls).toEqual([
      { afterMs: 0, key },
      { afterMs: 1000, key },
    ]);
  });

  test('a POST without a key is not repeated', async () => {
    const { times } = answerWith(503);
    expect(await outcome(callApi('POST /guest'))).toBe(503);
    expect(times()).toEqual([0]);
  });

  test.each([0, 401, 404, 429, 500])('after a %i nothing is repeated', async (status) => {
    const { times } = answerWith(status);
    expect(await outcome(callApi('GET /all'))).toBe(status);
    expect(times()).toEqual([0]);
  });

  test('the last attempt’s result counts', async () => {
    const { times } = answerWith(503, 404);
    expect(await outcome(callApi('DELETE /deletetour/{id}', { path: { id: '1' } }))).toBe(404);
    expect(times()).toEqual([0, 1000]);
  });

  test('no repeat begins after the time for the whole call', async () => {
    const { times } = answerWith(503, 503);
    expect(await outcome(callApi('GET /session', { timeoutMs: 3000 }))).toBe(503);
    expect(times()).toEqual([0, 1000]);
  });

  test('all repeats share one time limit', async () => {
    const limits = jest.spyOn(AbortSignal, 'timeout');
    answerWith(503, 503);
    await outcome(callApi('GET /session', { timeoutMs: 5000 }));
    expect(limits.mock.calls).toEqual([[5000]]);
    limits.mockRestore();
  });
});
