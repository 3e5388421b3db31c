import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { FetchError, fetchText, type Network } from '../src/http/fetch-text';
import { isPublicAddress } from '../src/http/public-address';
import { makeCertificate } from './support/certificate';

const HOST = 'calendar.example';
const CALENDAR_URL = `https://${HOST}/private-abc/basic.ics`;
const LIMITS = { maxBytes: 1000, timeoutMs: 10_000 };
/** Limits for calls that never get a complete response. Even on a busy machine, a response begins within this time. */
const SHORT_LIMITS = { ...LIMITS, timeoutMs: 500 };

type Responder = (request: IncomingMessage, response: ServerResponse) => void;

let server: Server;
let respond: Responder;
/** The requests that the server received, as "Host/path". */
let requests: string[];
let network: Network;

beforeAll(async () => {
  const { key, cert } = makeCertificate(HOST);
  server = createServer({ key, cert }, (request, response) => {
    requests.push(`${request.headers.host ?? ''}${request.url ?? ''}`);
    respond(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  network = {
    resolve: () => Promise.resolve(LOCAL_ADDRESSES),
    isAllowed: () => true,
    port,
    ca: cert,
  };
});
beforeEach(() => {
  requests = [];
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const LOCAL_ADDRESSES = [{ address: '127.0.0.1', family: 4 }];
const fetchFrom = (address: string, changes: Partial<Network> = {}, limits = LIMITS) =>
  fetchText(address, limits, { ...network, ...changes });
const getFailure = (promise: Promise<string>) =>
  promise.then(
    (text) => `text: ${text}`,
    (error: unknown) => (error instanceof FetchError ? error.message : error),
  );

it.each([
  CALENDAR_URL,
  CALENDAR_URL.replace('https', 'webcal'),
  ` ${CALENDAR_URL}\n`,
  `https://${HOST}:443/a`,
])('reads the address %j', async (address) => {
  respond = ({ headers }, response) => {
    expect(headers['accept-encoding']).toBe('identity');
    expect(headers.cookie ?? headers.authorization).toBeUndefined();
    response.end('BEGIN:VCALENDAR – ü');
  };
  expect(await fetchFrom(address)).toBe('BEGIN:VCALENDAR – ü');
});

it.each([
  '',
  'calendar',
  'http://calendar.example/a.ics',
  'ftp://calendar.example/a.ics',
  'file:///etc/passwd',
  'https://user@calendar.example/a.ics',
  'https://user:password@calendar.example/a.ics',
  'https://calendar.example:8443/a.ics',
  'https://calendar.example:22/',
])('refuses the address %j', async (address) => {
  expect(await getFailure(fetchFrom(address))).toBe('invalid-url');
  expect(requests).toEqual([]);
});

describe('servers on private networks', () => {
  const resolve = vi.fn();
  const fetchFromPublicServer = (address: string) =>
    fetchFrom(address, { resolve, isAllowed: isPublicAddress });
  beforeEach(() => {
    respond = (_, response) => response.end('secret');
    resolve.mockReset();
  });

  it.each([
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://0177.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://169.254.169.254/latest/meta-data/',
    'https://[fd00:ec2::254]/',
    'https://10.0.0.1/',
  ])('can’t be read at %s', async (address) => {
    expect(await getFailure(fetchFromPublicServer(address))).toBe('unreachable');
    expect(resolve).not.toHaveBeenCalled();
    expect(requests).toEqual([]);
  });

  it.each([
    ['a private address', [{ address: '127.0.0.1', family: 4 }]],
    [
      'a public and a private address',
      [
        { address: '8.8.8.8', family: 4 },
        { address: '127.0.0.1', family: 4 },
      ],
    ],
    ['no address', []],
  ])('can’t be read through a name that has %s', async (_, addresses) => {
    resolve.mockResolvedValue(addresses);
    expect(await getFailure(fetchFromPublicServer(CALENDAR_URL))).toBe('unreachable');
    expect(requests).toEqual([]);
  });

  it('get the same error as names that don’t exist', async () => {
    resolve.mockRejectedValue(new Error('ENOTFOUND'));
    expect(await getFailure(fetchFromPublicServer(CALENDAR_URL))).toBe('unreachable');
  });
});

describe('a redirect', () => {
  const redirectTo = (location: string, status = 302): Responder => {
    return ({ url }, response) => {
      if (url === '/moved') response.end('moved');
      else response.writeHead(status, { location }).end();
    };
  };

  it.each([301, 302, 303, 307, 308])('with status %i is followed', async (status) => {
    respond = redirectTo('/moved', status);
    expect(await fetchFrom(CALENDAR_URL)).toBe('moved');
  });

  it('to a different host resolves and checks that host', async () => {
    respond = redirectTo('https://internal.example/moved');
    const resolve = (host: string) =>
      Promise.resolve(host === HOST ? LOCAL_ADDRESSES : [{ address: '127.0.0.2', family: 4 }]);
    const isAllowed = (ip: string) => ip === '127.0.0.1';
    expect(await getFailure(fetchFrom(CALENDAR_URL, { resolve, isAllowed }))).toBe('unreachable');
    expect(requests).toHaveLength(1);
  });

  it.each([
    'https://127.0.0.2/',
    'https://[::1]/moved',
    'http://calendar.example/moved',
    'https://calendar.example:8443/moved',
    'https://user:password@calendar.example/moved',
    'file:///etc/passwd',
    'https://[',
  ])('to %s isn’t followed', async (location) => {
    respond = redirectTo(location);
    const isAllowed = (ip: string) => ip === '127.0.0.1';
    expect(await getFailure(fetchFrom(CALENDAR_URL, { isAllowed }))).toBe('unreachable');
    expect(requests).toHaveLength(1);
  });

  it('is followed at most three times', async () => {
    respond = redirectTo('/again');
    expect(await getFailure(fetchFrom(CALENDAR_URL))).toBe('unreachable');
    expect(requests).toHaveLength(4);
  });
});

it('connects to the checked address, even if the name resolves to a different one afterward', async () => {
  respond = (_, response) => response.end('checked');
  const resolve = vi
    .fn()
    .mockResolvedValueOnce(LOCAL_ADDRESSES)
    .mockResolvedValue([{ address: '127.0.0.2', family: 4 }]);
  expect(await fetchFrom(CALENDAR_URL, { resolve })).toBe('checked');
  expect(resolve).toHaveBeenCalledTimes(1);
});

it('rejects a certificate for a different host', async () => {
  respond = (_, response) => response.end('text');
  expect(await getFailure(fetchFrom('https://other.example/'))).toBe('unreachable');
  expect(requests).toEqual([]);
});

it.each([201, 204, 304, 401, 403, 404, 410, 500])('fails for status %i', async (status) => {
  respond = (_, response) => response.writeHead(status).end();
  expect(await getFailure(fetchFrom(CALENDAR_URL))).toBe(`status ${String(status)}`);
});

it.each<[string, Responder, string]>([
  ['one byte too long', (_, response) => response.end('x'.repeat(1001)), 'too-large'],
  [
    'endless',
    (_, response) => {
      writeForever(response);
    },
    'too-large',
  ],
  [
    'compressed',
    (_, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' });
      response.end(gzipSync(Buffer.alloc(50_000_000)));
    },
    'unreachable',
  ],
  [
    'cut off',
    (_, response) => void response.write('BEGIN', () => response.destroy()),
    'unreachable',
  ],
])('fails for a body that is %s', async (_, responder, message) => {
  respond = responder;
  expect(await getFailure(fetchFrom(CALENDAR_URL))).toBe(message);
});

it('reads a body of the maximum size', async () => {
  respond = (_, response) => response.end('x'.repeat(1000));
  expect(await fetchFrom(CALENDAR_URL)).toHaveLength(1000);
});

it.each<[string, Responder, Partial<Network>]>([
  [
    'a host name takes too long to resolve',
    () => undefined,
    { resolve: () => new Promise(() => undefined) },
  ],
  ['the server never responds', () => undefined, {}],
  ['the body never ends', (_, response) => void response.write('BEGIN'), {}],
  [
    'each redirect is slow',
    (_, response) => {
      setTimeout(() => response.writeHead(302, { location: '/next' }).end(), 300);
    },
    {},
  ],
])('gives up if %s', async (_, responder, changes) => {
  respond = responder;
  expect(await getFailure(fetchFrom(CALENDAR_URL, changes, SHORT_LIMITS))).toBe('unreachable');
});

it('stops when the caller aborts', async () => {
  const controller = new AbortController();
  respond = () => {
    controller.abort();
  };
  const limits = { ...LIMITS, signal: controller.signal };
  expect(await getFailure(fetchFrom(CALENDAR_URL, {}, limits))).toBe('unreachable');
});

it('fails if nothing listens on the port', async () => {
  const unusedServer = createServer();
  await new Promise<void>((resolve) => unusedServer.listen(0, '127.0.0.1', resolve));
  const { port } = unusedServer.address() as AddressInfo;
  await new Promise((resolve) => unusedServer.close(resolve));
  expect(await getFailure(fetchFrom(CALENDAR_URL, { port }))).toBe('unreachable');
});

/** Writes until the connection closes. */
function writeForever(response: ServerResponse): void {
  const write = () => {
    if (!response.destroyed) response.write('x'.repeat(500), write);
  };
  write();
}
