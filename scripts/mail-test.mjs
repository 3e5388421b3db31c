// @ts-check
// make mail-test without containers: uses the settings of this machine. TO is an environment variable.
import { join } from 'node:path';
import { main } from './main.mjs';
import { BACKEND } from './project.mjs';
import { readSettings } from './settings.mjs';
import { startProcess } from './child-process.mjs';

await main(async () => {
  const { env, port } = readSettings();
  const SITE_URL = env.SITE_URL || `http://localhost:${port}`;
  const script = join(BACKEND, 'dist', 'mail', 'mail-test.js');
  return startProcess(process.execPath, [script, env.TO ?? ''], {
    env: { ...env, NODE_ENV: 'development', SITE_URL },
  }).ended;
});
