import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { createConnection } from 'mongoose';
import { waitUntilReady, type Settings } from './support/app';
import { eventually } from './support/eventually';
import { TestMongod } from './support/mongod';
import { spawnApi, STARTUP_TIMEOUT_MS } from './support/process';
import { SECRET } from './support/secret';

const GOOD = { NODE_ENV: 'production', MONGODB_URI: 'mongodb://127.0.0.1:1/x', JWT_SECRET: SECRET };

async function outcomeOf(settings: Settings) {
  const api = await spawnApi(settings);
  const { exitCode } = await api.exit;
  return { exitCode, stderr: api.stderr, stdout: api.stdout };
}

it.each<[string, Settings, RegExp]>([
  ['a secret is missing', { JWT_SECRET: '' }, /^JWT_SECRET is missing\. Make one with: [^\n]+\n$/],
  ['a secret is weak', { JWT_SECRET: 'password' }, /^JWT_SECRET is too weak[^\n]+\n$/],
  [
    'an address is malformed',
    { MONGODB_URI: 'mongodb://a:p4ss@@b' },
    /^MONGODB_URI is malformed[^\n]+\n$/,
  ],
  ['a boolean is unknown', { OPEN_LIST: 'maybe' }, /^OPEN_LIST must be on or off[^\n]+\n$/],
])(
  'the API doesn’t start when %s, and names the reason in one sentence',
  async (_, setting, sentence) => {
    const { exitCode, stderr, stdout } = await outcomeOf({ ...GOOD, ...setting });
    expect(exitCode).toBe(1);
    expect(stderr).toMatch(sentence);
    expect(stderr).not.toContain('p4ss');
    expect(stdout).toBe('');
  },
);

it('the API doesn’t start when its port is in use, and says so in one sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { exitCode, stderr } = await outcomeOf({ ...GOOD, PORT: String(port) });
  other.close();
  expect(exitCode).toBe(1);
  expect(stderr).toBe(`Port ${String(port)} is in use: set PORT to another one.\n`);
});

describe('a MongoDB server without a replica set', () => {
  const SENTENCE =
    /^MONGODB_URI names a standalone server, .*--replSet rs0.*rs\.initiate\(\)[^\n]*\n$/;
  const mongod = new TestMongod();
  const uri = mongod.uri.replace(/\?.*/, '');
  beforeEach(() => mongod.start({ standalone: true }));
  afterEach(() => mongod.stop());
  afterAll(() => mongod.remove());

  it.each(['', '?directConnection=true', '?replicaSet=rs0'])(
    'is rejected (%s) with one sentence about how to make it a replica set',
    async (options) => {
      const { exitCode, stderr } = await outcomeOf({ ...GOOD, MONGODB_URI: uri + options });
      expect(exitCode).toBe(1);
      expect(stderr).toMatch(SENTENCE);
    },
  );

  it('is left unchanged', async () => {
    await outcomeOf({ ...GOOD, MONGODB_URI: uri });
    const server = await createConnection(uri).asPromise();
    expect(await server.listCollections()).toEqual([]);
    await server.close();
  });

  it('ends the API when it appears later', async () => {
    await mongod.stop();
    const api = await spawnApi({ ...GOOD, MONGODB_URI: uri });
    await eventually(() => {
      expect(api.stdout).toContain("MongoDB can't be used yet");
    }, STARTUP_TIMEOUT_MS);
    await mongod.start({ standalone: true });
    expect(await api.exit).toEqual({ exitCode: 1, signal: null });
    expect(api.stderr).toMatch(SENTENCE);
  });

  it('ends the API when it replaces a replica set', async () => {
    await mongod.stop();
    await mongod.start();
    const api = await spawnApi({ ...GOOD, MONGODB_URI: mongod.uri });
    await waitUntilReady(api.url, STARTUP_TIMEOUT_MS);
    await mongod.stop();
    await mongod.start({ standalone: true });
    expect(await api.exit).toEqual({ exitCode: 1, signal: null });
    expect(api.stderr).toMatch(SENTENCE);
  });
});
