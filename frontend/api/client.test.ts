import type { IncomingMessage } from 'node:http';
import {
  ApiError,
  urlOf,
  callApi,
  isTemporary,
  errorSentence,
  setRefusalTextLoader,
} from './client';
import { now } from './clock';
import { withServer } from './test-server';

const serve = withServer();

async function errorOf(call: Promise<unknown>): Promise<ApiError> {
  return call.then(
    () => {
      throw new Error('The call succeeded');
    },
    (error: unknown) => error as ApiError,
  );
}

const BOOKING = { place: 'Central Park', day: 'Monday', people: 2 } as const;

test('a call sends its body as JSON, and an Authorization header only if it has a token', async () => {
  const requests: IncomingMessage['headers'][] = [];
  await serve((request, response) => {
    requests.push(request.headers);
    response.end('{"ok":true}');
  });
  await expect(callApi('POST /new', { body: BOOKING })).resolves.toEqual({ ok: true });
  await callApi('GET /session', { token: 'abc' });
  expect(requests[0]).toMatchObject({ 'content-type': 'application/json' });
  expect(requests[0]).not.toHaveProperty('authorization');
  expect(requests[1]).toMatchObject({ authorization: 'abc' });
  expect(requests[1]).not.toHaveProperty('content-type');
});

test('a call uses the method, path, and query of its endpoint', async () => {
  const requests: unknown[] = [];
  await serve((request, response) => {
    requests.push([request.method, request.url]);
    response.end('[]');
  });
  await callApi('DELETE /guide/parties/{list}/{id}', { path: { list: 'day', id: 'a/b?c' } });
  await callApi('GET /guide/days', { query: { from: '2030-01-07', days: 14 } });
  await callApi('GET /departures', {
    query: { list: 'day', place: 'Central Park', to: undefined },
  });
  expect(requests).toEqual([
    ['DELETE', '/api/guide/parties/day/a%2Fb%3Fc'],
    ['GET', '/api/guide/days?from=2030-01-07&days=14'],
    ['GET', '/api/departures?list=day&place=Central+Park'],
  ]);
});

test('urlOf returns the URL of an endpoint with its parameters', () => {
  expect(urlOf('GET /account/data')).toBe('/api/account/data');
  expect(urlOf('GET /calendar/{id}', { path: { id: '1' } })).toBe('/api/calendar/1');
});

test('a call resolves to undefined if the status is 204', async () => {
  await serve((_, response) => response.writeHead(204).end());
  await expect(callApi('DELETE /logout')).resolves.toBeUndefined();
});

test('a problem response becomes an error with the server’s sentence and fields', async () => {
  const problem = {
    errorMessage: 'People must be a whole number.',
    errors: [{ field: 'people', message: 'People must be a whole number.' }],
  };
  await serve((_, response) => response.writeHead(400).end(JSON.stringify(problem)));
  const error = await errorOf(callApi('POST /new', { body: BOOKING }));
  expect(error).toMatchObject({
    status: 400,
    message: 'People must be a whole number.',
    fields: { people: 'People must be a whole number.' },
  });
});

describe('an app with texts for refusals', () => {
  const full = { code: 'full', values: { left: 2 } };
  const serveProblem = (problem: object) =>
    serve((_, response) => response.writeHead(409).end(JSON.stringify(problem)));
  const refusalText = (code: string, values: object) =>
    code === 'full' ? `complet : ${JSON.stringify(values)}` : undefined;

  beforeEach(() => {
    setRefusalTextLoader(() => Promise.resolve(refusalText));
  });
  afterAll(() => {
    setRefusalTextLoader(() => Promise.reject(new Error('No texts')));
  });

  test('shows a refusal as the text for its code and values', async () => {
    await serveProblem({ errorMessage: 'Full.', ...full });
    expect((await errorOf(callApi('POST /new', { body: BOOKING }))).message).toBe(
      'complet : {"left":2}',
    );
  });

  test('shows field errors as the texts for their codes, and joins them to the error’s sentence', async () => {
    const errors = [
      { field: 'date', message: 'Full.', ...full },
      { field: 'time', message: 'Full, too.', code: 'full' },
    ];
    await serveProblem({ errorMessage: 'Full. Full, too.', errors });
    expect(await errorOf(callApi('POST /new', { body: BOOKING }))).toMatchObject({
      fields: { date: 'complet : {"left":2}', time: 'complet : {}' },
      message: 'complet : {"left":2} complet : {}',
    });
  });

  test('shows the server’s sentence if a code has no text, or the texts can’t be loaded', async () => {
    await serveProblem({ errorMessage: 'Closed.', code: 'unknown-code' });
    expect((await errorOf(callApi('POST /new', { body: BOOKING }))).message).toBe('Closed.');
    setRefusalTextLoader(() => Promise.reject(new Error('No texts')));
    await serveProblem({ errorMessage: 'Full.', ...full });
    expect((await errorOf(callApi('POST /new', { body: BOOKING }))).message).toBe('Full.');
  });

  test('shows the client’s sentence if the server sent none', async () => {
    await serve((request) => request.socket.destroy());
    expect((await errorOf(callApi('GET /all'))).message).toBe(
      'We can’t reach the server. Check your connection and try again.',
    );
    expect(errorSentence(new Error('Oops'))).toBe(
      'Internal server error. Please check your server',
    );
  });
});

test.each([
  ['5', 5],
  ['0', 0],
  ['Wed, 21 Oct 2026 07:28:00 GMT', undefined],
  [undefined, undefined],
])('an error with the Retry-After header %j has a retryAfter of %j', async (header, seconds) => {
  await serve((_, response) => {
    if (header !== undefined) response.setHeader('Retry-After', header);
    response.writeHead(429).end();
  });
  expect((await errorOf(callApi('GET /all'))).retryAfter).toBe(seconds);
});

test.each([
  ['no body', ''],
  ['HTML', '<h1>Bad gateway</h1>'],
  ['no sentence', '{"title":"Bad Gateway"}'],
  ['an empty sentence', '{"errorMessage":""}'],
  ['a body of null', 'null'],
])('an error response with %s gets the default sentence', async (_, body) => {
  await serve((_request, response) => response.writeHead(502).end(body));
  const error = await errorOf(callApi('POST /guest'));
  expect(error).toBeInstanceOf(ApiError);
  expect(error.message).toBe('Internal server error. Please check your server');
  expect(error.sentence).toBeUndefined();
});

test('a call without a response fails with status 0', async () => {
  await serve((request) => request.socket.destroy());
  const error = await errorOf(callApi('GET /all'));
  expect(error.status).toBe(0);
  expect(error.message).toMatch(/can’t reach the server/);
});

test('a response that is truncated or isn’t JSON becomes an error with status 0', async () => {
  for (const body of ['{"arrived":', '<h1>Sign in to the Wi-Fi</h1>']) {
    await serve((_, response) => response.end(body));
    const error = await errorOf(callApi('GET /guide'));
    expect(error.status).toBe(0);
  }
});

test.each([
  [[0, 408, 429, 502, 503, 504], true],
  [[400, 401, 403, 404, 409, 500], false],
])('for errors with the statuses %j, isTemporary returns %j', (statuses, expected) => {
  for (const status of statuses) expect(isTemporary(new ApiError(status))).toBe(expected);
  expect(isTemporary(new TypeError())).toBe(false);
});

test('now() returns the server’s time even if this device’s clock is wrong', async () => {
  const later = Date.now() + 3 * 24 * 60 * 60 * 1000;
  await serve((_, response) => {
    response.setHeader('Date', new Date(later).toUTCString());
    response.end('{}');
  });
  await callApi('GET /all');
  expect(Math.abs(now().getTime() - later)).toBeLessThan(5000);
});

describe('a call while the service restarts', () => {
  const KEY = 'a-key';

  /** Records when each call arrives, and responds with the given statuses in turn, then with 200. */
  function respondWith(...statuses: number[]) {
    vi.useFakeTimers();
    const startedAt = Date.now();
    const calls: { afterMs: number; key: string | null }[] = [];
    globalThis.fetch = (_, init) => {
      const key = new Headers(init?.headers).get('Idempotency-Key');
      calls.push({ afterMs: Date.now() - startedAt, key });
      const status = statuses.shift() ?? 200;
      return status === 0
        ? Promise.reject(new TypeError('Failed to fetch'))
        : Promise.resolve(new Response('{"ok":true}', { status }));
    };
    return { times: () => calls.map(({ afterMs }) => afterMs), calls };
  }

  /** Advances the clock until the call ends; returns the response, or the error's status. */
  async function resultOf(call: Promise<unknown>): Promise<unknown> {
    const settled = call.catch((error: unknown) => (error as ApiError).status);
    await vi.runAllTimersAsync();
    return settled;
  }

  afterEach(() => {
    vi.useRealTimers();
  });

  test.each([502, 503, 504])('is retried twice after status %i', async (status) => {
    const { times } = respondWith(status, status);
    expect(await resultOf(callApi('GET /all'))).toEqual({ ok: true });
    expect(times()).toEqual([0, 1000, 3000]);
  });

  test('isn’t retried a third time', async () => {
    const { times } = respondWith(503, 502, 504, 503);
    expect(await resultOf(callApi('GET /all'))).toBe(504);
    expect(times()).toEqual([0, 1000, 3000]);
  });

  test.each<[string, string | null, () => Promise<unknown>]>([
    [
      'if it is a PUT',
      null,
      () => callApi('PUT /editour/{id}', { path: { id: '1' }, body: BOOKING }),
    ],
    ['if it is a DELETE', null, () => callApi('DELETE /logout')],
    [
      'with its key if it is a POST with a key',
      KEY,
      () => callApi('POST /new', { body: BOOKING, idempotencyKey: KEY }),
    ],
    ['if it is a repeatable POST', null, () => callApi('POST /guest', { repeatable: true })],
  ])('is retried %s', async (_, key, call) => {
    const { calls } = respondWith(503);
    expect(await resultOf(call())).toEqual({ ok: true });
    expect(calls).toEqual([
      { afterMs: 0, key },
      { afterMs: 1000, key },
    ]);
  });

  test('isn’t retried if it is a POST without a key', async () => {
    const { times } = respondWith(503);
    expect(await resultOf(callApi('POST /guest'))).toBe(503);
    expect(times()).toEqual([0]);
  });

  test.each([0, 401, 404, 429, 500])('isn’t retried after status %i', async (status) => {
    const { times } = respondWith(status);
    expect(await resultOf(callApi('GET /all'))).toBe(status);
    expect(times()).toEqual([0]);
  });

  test('returns the result of its last attempt', async () => {
    const { times } = respondWith(503, 404);
    expect(await resultOf(callApi('DELETE /deletetour/{id}', { path: { id: '1' } }))).toBe(404);
    expect(times()).toEqual([0, 1000]);
  });

  test('isn’t retried after its time limit', async () => {
    const { times } = respondWith(503, 503);
    expect(await resultOf(callApi('GET /session', { timeoutMs: 3000 }))).toBe(503);
    expect(times()).toEqual([0, 1000]);
  });

  test('shares one time limit with its retries', async () => {
    const limits = vi.spyOn(AbortSignal, 'timeout');
    respondWith(503, 503);
    await resultOf(callApi('GET /session', { timeoutMs: 5000 }));
    expect(limits.mock.calls).toEqual([[5000]]);
    limits.mockRestore();
  });
});
