// @ts-check
// The part of make mail-test that uses the settings of this machine. TO is one of them.
import { join } from 'node:path';
import { main } from './main.mjs';
import { BACKEND } from './project.mjs';
import { readSettings } from './settings.mjs';
import { tether } from './tether.mjs';

await main(
  async () => {
    const { env, port } = readSettings();
    const SITE_URL = env.SITE_URL || `http://localhost:${port}`;
    const script = join(BACKEND, 'dist', 'mail', 'mail-test.js');
    return tether(process.execPath, [script, env.TO ?? ''], {
      env: { ...env, NODE_ENV: 'development', SITE_URL },
    }).ended;
  },
  () => 130,
);
