import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { SECRET } from './support/secret';
import { spawnApi } from './support/process';
import type { Settings } from './support/app';

const GOOD = { NODE_ENV: 'production', MONGODB_URI: 'mongodb://127.0.0.1:1/x', JWT_SECRET: SECRET };

async function outcomeOf(settings: Settings) {
  const api = await spawnApi(settings);
  const { exitCode } = await api.ended;
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
])('does not start when %s, and says so in one sentence', async (_, setting, sentence) => {
  const { exitCode, stderr, stdout } = await outcomeOf({ ...GOOD, ...setting });
  expect(exitCode).toBe(1);
  expect(stderr).toMatch(sentence);
  expect(stderr).not.toContain('p4ss');
  expect(stdout).toBe('');
});

it('does not start when its port is in use, and says so in one sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { exitCode, stderr } = await outcomeOf({ ...GOOD, PORT: String(port) });
  other.close();
  expect(exitCode).toBe(1);
  expect(stderr).toBe(`Port ${String(port)} is in use: set PORT to another one.\n`);
});
