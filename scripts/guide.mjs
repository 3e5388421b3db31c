// @ts-check
// The part of make guide for the site on this machine, whether it is running or not. NAME and ROLE are settings.
import { join } from 'node:path';
import { main } from './main.mjs';
import { BACKEND } from './project.mjs';
import { readSettings } from './settings.mjs';
import { reachDatabase } from './site.mjs';
import { tether } from './tether.mjs';

await main(
  async () => {
    const { data, env } = readSettings();
    const MONGODB_URI = await reachDatabase({ data, env });
    const grant = join(BACKEND, 'dist', 'auth', 'grant.js');
    return tether(process.execPath, [grant, env.NAME ?? '', env.ROLE ?? 'on'], {
      // Settings that only the API needs may be missing.
      env: { ...env, NODE_ENV: 'development', MONGODB_URI },
    }).ended;
  },
  () => 130,
);
