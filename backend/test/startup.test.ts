import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { createConnection } from 'mongoose';
import { waitUntilReady, type Settings } from './support/app';
import { eventually } from './support/eventually';
import { TestMongod } from './support/mongod';
import { spawnApi, STARTUP_TIMEOUT_MS } from './support/process';
import { SECRET } from './support/secret';

const VALID_SETTINGS = {
  NODE_ENV: 'production',
  MONGODB_URI: 'mongodb://127.0.0.1:1/x',
  JWT_SECRET: SECRET,
};

async function runUntilExit(settings: Settings) {
  const api = await spawnApi(settings);
  const { exitCode } = await api.exit;
  return { exitCode, stderr: api.stderr, stdout: api.stdout };
}

it.each<[string, Settings, RegExp]>([
  ['a secret is missing', { JWT_SECRET: '' }, /^JWT_SECRET is missing\. Make one with: [^\n]+\n$/],
  ['a secret is weak', { JWT_SECRET: 'password' }, /^JWT_SECRET is too weak[^\n]+\n$/],
  [
    'the database’s URI is malformed',
    { MONGODB_URI: 'mongodb://a:p4ss@@b' },
    /^MONGODB_URI is malformed[^\n]+\n$/,
  ],
  [
    'an on/off setting has an invalid value',
    { OPEN_LIST: 'maybe' },
    /^OPEN_LIST must be on or off[^\n]+\n$/,
  ],
])(
  'the API doesn’t start if %s, and prints the reason in one sentence',
  async (_, invalidSetting, sentence) => {
    const { exitCode, stderr, stdout } = await runUntilExit({
      ...VALID_SETTINGS,
      ...invalidSetting,
    });
    expect(exitCode).toBe(1);
    expect(stderr).toMatch(sentence);
    expect(stderr).not.toContain('p4ss');
    expect(stdout).toBe('');
  },
);

it('the API doesn’t start if its port is in use, and prints the reason in one sentence', async () => {
  const otherServer = createServer().listen(0, '127.0.0.1');
  await once(otherServer, 'listening');
  const { port } = otherServer.address() as AddressInfo;
  const { exitCode, stderr } = await runUntilExit({ ...VALID_SETTINGS, PORT: String(port) });
  otherServer.close();
  expect(exitCode).toBe(1);
  expect(stderr).toBe(`Port ${String(port)} is in use: set PORT to a different one.\n`);
});

describe('a MongoDB server without a replica set', () => {
  const STANDALONE_ERROR =
    /^MONGODB_URI points to a standalone server, .*--replSet rs0.*rs\.initiate\(\)[^\n]*\n$/;
  const mongod = new TestMongod();
  const uri = mongod.uri.replace(/\?.*/, '');
  beforeEach(() => mongod.start({ standalone: true }));
  afterEach(() => mongod.stop());
  afterAll(() => mongod.remove());

  it.each(['', '?directConnection=true', '?replicaSet=rs0'])(
    'is rejected with one sentence that explains how to make it a replica set (options: "%s")',
    async (options) => {
      const { exitCode, stderr } = await runUntilExit({
        ...VALID_SETTINGS,
        MONGODB_URI: uri + options,
      });
      expect(exitCode).toBe(1);
      expect(stderr).toMatch(STANDALONE_ERROR);
    },
  );

  it('is left unchanged', async () => {
    await runUntilExit({ ...VALID_SETTINGS, MONGODB_URI: uri });
    const server = await createConnection(uri).asPromise();
    expect(await server.listCollections()).toEqual([]);
    await server.close();
  });

  it('makes the API exit, even if MongoDB starts after the API', async () => {
    await mongod.stop();
    const api = await spawnApi({ ...VALID_SETTINGS, MONGODB_URI: uri });
    await eventually(() => {
      expect(api.stdout).toContain("MongoDB can't be used yet");
    }, STARTUP_TIMEOUT_MS);
    await mongod.start({ standalone: true });
    expect(await api.exit).toEqual({ exitCode: 1, signal: null });
    expect(api.stderr).toMatch(STANDALONE_ERROR);
  });

  it('makes the API exit if it replaces a replica set while the API is running', async () => {
    await mongod.stop();
    await mongod.start();
    const api = await spawnApi({ ...VALID_SETTINGS, MONGODB_URI: mongod.uri });
    await waitUntilReady(api.url, STARTUP_TIMEOUT_MS);
    await mongod.stop();
    await mongod.start({ standalone: true });
    expect(await api.exit).toEqual({ exitCode: 1, signal: null });
    expect(api.stderr).toMatch(STANDALONE_ERROR);
  });
});
